import { describeCases } from "../../test/cases.ts";

describeCases("bilhar", 46);
