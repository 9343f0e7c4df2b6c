import { expose } from "comlink";
import { MatchStore } from "../store/match.ts";
import { EngineHost } from "./host.ts";
import { freshId } from "./id.ts";

expose(new EngineHost(new MatchStore(), () => new Date().toISOString(), freshId));
