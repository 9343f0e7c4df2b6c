import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./app.tsx";
import { startFocus } from "./focus.ts";
import { startSounds } from "./sound/speaker.ts";
import { startAnswering } from "./state/answering.ts";
import { startBetween } from "./state/between.ts";
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
import "./style/panel.css";
import "./style/menu.css";
import "./style/power.css";
import "./style/narrow.css";
import "./style/consent.css";
import "./style/card.css";
import "./style/elevation.css";
import "./style/view.css";
import "./style/result.css";
import "./style/forced.css";

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
startAnswering();
startBot();
startBetween();

const page = document.getElementById("page");
if (page) {
  render(<App />, page);
  startFocus(page);
}
void arrive();
