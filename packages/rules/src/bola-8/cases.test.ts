import { describeCases } from "../../test/cases.ts";

describeCases("bola-8", 79);
