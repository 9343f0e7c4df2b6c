import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app.tsx";
import { startSounds } from "./sound/speaker.ts";
import { startBot } from "./state/bot.ts";
import { startFolding, startRulings } from "./state/card.ts";
import { startFollowing, startForesight } from "./state/foresight.ts";
import { startRoute } from "./state/route.ts";
import { arrive } from "./state/session.ts";
import { settings } from "./state/settings.ts";
import { startTheme } from "./state/theme.ts";
import "./style/tokens.css";
import "./style/type.css";
import "./style/base.css";
import "./style/start.css";
import "./style/play.css";
import "./style/board.css";
import "./style/tools.css";
import "./style/card.css";
import "./style/elevation.css";
import "./style/view.css";

startTheme();
startRoute();
startSounds();
effect(() => {
  document.documentElement.lang = settings.value.language;
});
startRulings();
startFolding();
startForesight();
startFollowing();
startBot();

const page = document.getElementById("page");
if (page) render(<App />, page);
void arrive();
