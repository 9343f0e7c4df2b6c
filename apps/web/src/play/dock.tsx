import { degreesText } from "../state/angle.ts";
import { eightPlaces } from "../state/answering.ts";
import { cardOpen } from "../state/card.ts";
import { azimuth, elevation, place, slips } from "../state/draft.ts";
import { botOnTurn } from "../state/opponent.ts";
import { callDue } from "../state/readiness.ts";
import { match } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { text } from "../text/catalogue.ts";
import { BallList } from "./balllist.tsx";
import { Call, CallShown } from "./call.tsx";
import { Card } from "./card.tsx";
import { CardLine } from "./cardline.tsx";
import { Chips } from "./chips.tsx";
import { Direction } from "./direction.tsx";
import { EightMover } from "./eightmover.tsx";
import { Elevation, elevationText } from "./elevation.tsx";
import { Hand } from "./hand.tsx";
import { Menu } from "./menu.tsx";
import { Tip, TipIcon, tipText } from "./tip.tsx";
import { Tool } from "./tool.tsx";
import { ViewSwitch } from "./viewswitch.tsx";

/** Lower than this (radians) the cue is as good as level; where room is scarce that needs no tool of its own. */
const GENTLE = 0.14;

/** The bottom of the screen: the referee's line or open card, and the tools under it. */
export function Dock() {
  const open = cardOpen.value && match.value !== undefined;
  return (
    <section class={`dock ${open ? "covered" : ""}`} aria-label={text.value.table.dock}>
      <div class="dock-tools">
        <CardLine />
        {eightPlaces.value ? <EightMover /> : <Chips />}
        <Tools />
      </div>
      <Card />
    </section>
  );
}

function Tools() {
  const words = text.value;
  return (
    <div class="tools">
      <div class="own-tools" inert={botOnTurn.value !== undefined}>
        {place.value && match.value?.state.inHand !== "mark" && (
          <Tool icon="hand" label={words.hand.title} short={words.hand.short} class="hand-tool">
            <Hand />
          </Tool>
        )}
        <Tool
          icon="call"
          label={words.call.title}
          value={<CallShown />}
          warns={callDue.value !== undefined}
          class="call-tool"
        >
          <Call />
        </Tool>
        <Tool
          icon="direction"
          label={words.direction.title}
          value={<span class="figure">{degreesText(azimuth.value, settings.value.language)}°</span>}
          class="direction-tool"
        >
          <Direction />
        </Tool>
        <div class="direction-inline">
          <Direction />
        </div>
        <Tool
          picture={<TipIcon />}
          label={words.tip.title}
          {...(slips.value ? { short: words.tip.miscue } : {})}
          value={tipText()}
          warns={slips.value}
          class="tip-tool"
        >
          <Tip />
        </Tool>
        {elevation.value > 0 && (
          <Tool
            icon="elevation"
            label={words.elevation.title}
            short={words.elevation.short}
            value={<span class="figure">{elevationText()}°</span>}
            class={`elevation-tool ${elevation.value < GENTLE ? "gentle" : ""}`}
          >
            <Elevation />
          </Tool>
        )}
      </div>
      <ViewSwitch />
      <Tool icon="list" label={words.list.title} short={words.list.short} class="list-tool">
        <BallList />
      </Tool>
      <Tool icon="more" label={words.menu.title} class="menu-tool">
        <Menu />
      </Tool>
    </div>
  );
}
