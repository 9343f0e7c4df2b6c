import { describeCases } from "../../test/cases.ts";

describeCases("mata-mata", 56);
