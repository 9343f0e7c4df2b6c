import { describeCases } from "../../test/cases.ts";

describeCases("sinuca", 95);
