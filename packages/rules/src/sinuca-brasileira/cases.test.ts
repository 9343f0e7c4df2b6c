import { describeCases } from "../../test/cases.ts";

describeCases("sinuca-brasileira", 92);
