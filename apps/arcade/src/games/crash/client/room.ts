import type { RoomMessage } from '../../../roomApi.ts';
import { element } from '../../../shell/element.ts';
import { hundredthsText } from '../../../shell/multiplierText.ts';
import type { RoomContext, RoomScreen } from '../../../shell/room/roomGame.ts';
import type { RoomState } from '../../../shell/room/roomState.ts';
import type { CrashEvent } from '../rules.ts';
import { createBetPanel, type BetPanel } from './betPanel.ts';
import { createFlight } from './flight.ts';
import { headingOf } from './heading.ts';
import { createLiveBets } from './liveBets.ts';
import { createMissedBets } from './missedBets.ts';
import { createPanelPlay, type PanelPlay } from './panelPlay.ts';
import { eventsOf, openBet } from './panelState.ts';
import { createPastRounds } from './pastRounds.ts';
import { crashSheets } from './rulesText.ts';

/** The storage key of the second bet. */
const SECOND_BET_KEY = 'arcade:crash:second-bet';

function readsSecondBet(): boolean {
  try {
    return localStorage.getItem(SECOND_BET_KEY) === '1';
  } catch {
    return false;
  }
}

/** Creates the screen of the shared round: the flight, two bets, and the bets of others. */
export function createCrashRoom(context: RoomContext): RoomScreen<CrashEvent> {
  const { text, money } = context;
  let room: RoomState | undefined;
  let isConnected = false;

  const flight = createFlight({
    text,
    motif: context.dress?.motifs[0],
    heading: headingOf(context.gameCode),
    now: context.now,
    prefersStill: context.prefersStill,
    onMultiplier(hundredths) {
      for (const { panel } of bets) panel.showWorth(hundredths);
    },
  });
  const past = createPastRounds({ text, gameCode: context.gameCode });
  const live = createLiveBets(text);
  const missed = createMissedBets({ text, money });

  const bets: readonly { play: PanelPlay; panel: BetPanel }[] = ([0, 1] as const).map((index) => {
    const panel: BetPanel = createBetPanel({
      context,
      label: text(index === 0 ? 'firstBet' : 'secondBet'),
      play: () => play,
    });
    const { terms, stake } = panel;
    const play: PanelPlay = createPanelPlay({ panel: index, context, terms, stake, onChange: showBets });
    return { play, panel };
  });
  const [first, second] = bets as [(typeof bets)[number], (typeof bets)[number]];

  const fold = element('button', { type: 'button', class: 'button is-small bet-fold' });
  fold.addEventListener('click', () => setSecond(Boolean(second.panel.root.hidden)));

  function setSecond(isShown: boolean): void {
    second.panel.root.hidden = !isShown;
    fold.textContent = text(isShown ? 'removeBet' : 'addBet');
    fold.setAttribute('aria-expanded', String(isShown));
    try {
      localStorage.setItem(SECOND_BET_KEY, isShown ? '1' : '0');
    } catch {
      // Without storage the choice lasts until the page closes.
    }
  }

  function showBets(): void {
    for (const { panel } of bets) panel.show();
    // A placed or queued bet stays visible.
    const isUsed = !second.play.isFree();
    if (isUsed && second.panel.root.hidden) setSecond(true);
    fold.disabled = isUsed;
    const marks = bets.flatMap(({ play }) => {
      const { bet } = play.state();
      if (!bet || !room || bet.serverSeedHash !== room.round.hash) return [];
      return eventsOf(bet).flatMap((event) => (event.type === 'cashed_out' ? [event.hundredths] : []));
    });
    flight.mark([...new Set(marks)]);
  }

  function showPhase(state: RoomState, message: RoomMessage): void {
    const { round, phase } = state;
    if (message.type !== 'hello' && message.type !== 'opened' && message.type !== 'started' && message.type !== 'crash')
      return;
    const crash = state.past[0];
    if (phase === 'betting') {
      flight.showBetting(round.opensAt, round.startsAt);
      context.announce(text('bettingOpen', { index: round.index }));
    } else if (phase === 'running') {
      flight.fly(round.startsAt);
      context.announce(text('roundStarted', { index: round.index }));
    } else if (crash) {
      flight.crash(crash.hundredths);
      context.announce(text('roundCrashed', { index: crash.index, multiplier: hundredthsText(crash.hundredths) }));
    }
  }

  setSecond(readsSecondBet());
  showBets();

  return {
    root: element('div', { class: 'crash-stage' }, past.root, flight.root),
    bets: element(
      'div',
      { class: 'crash-bets' },
      missed.root,
      element('div', { class: 'bet-panels' }, first.panel.root, second.panel.root),
      fold,
    ),
    below: live.root,
    sheets: crashSheets({ text, money, stake: () => first.panel.terms().stake }),
    onMessage(message, state) {
      room = state;
      isConnected = true;
      showPhase(state, message);
      past.show(state.past);
      for (const { play } of bets) play.onMessage(message, state);
      if (message.type !== 'mine' && message.type !== 'time') live.show(state.bets, state.totals);
    },
    showMissed: missed.show,
    setConnected(next) {
      if (isConnected && !next) flight.freeze();
      isConnected = next;
      for (const { play } of bets) play.setConnected(next);
    },
    press: first.play.press,
    onKey(key) {
      if (key === '2') {
        setSecond(true);
        second.play.press();
      } else if (key === 'h' || key === 'H') first.play.cashOutHalf();
      else return false;
      return true;
    },
    onStakeStep: first.panel.stepStake,
    isBusy: () =>
      bets.some(({ play }) => {
        const { next, cashing } = play.state();
        return next === 'sending' || cashing !== undefined || openBet(play.state(), room) !== undefined;
      }),
    fairness() {
      if (!room) return [];
      return [
        [text('currentHash', { index: room.round.index }), room.round.hash],
        [text('terminalHash'), room.terminalHash],
      ];
    },
  };
}
