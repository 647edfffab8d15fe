import type { RoundView, SessionView } from '../../arcadeApi.ts';
import { MAX_LINES } from '../../games/ticketLines.ts';
import type { ArcadeClient } from '../arcadeClient.ts';
import type { DrawState } from '../draw/drawState.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';
import { createBoard } from './board.ts';
import { openDraw } from './lotteryState.ts';
import type { Lottery } from './lotteryGame.ts';
import { placeSlip } from './placeSlip.ts';
import { openSlip } from './slipSheet.ts';
import { costOf, ONE_DRAW, stakesOf, ticketCount, type Chase, type SlipLine } from './ticketSlip.ts';

/** The desk where slips are made and placed. */
export interface BettingDesk {
  root: HTMLElement;
  show: (state: DrawState, isConnected: boolean) => void;
  isBusy: () => boolean;
  /** Handles Space like the bet button. */
  press: () => void;
  stepAmount: (step: 1 | -1) => void;
}

interface DeskParts {
  text: Text;
  money: (minor: bigint) => string;
  lottery: Lottery;
  session: Pick<SessionView, 'stakes' | 'slip'>;
  client: Pick<ArcadeClient, 'bet'>;
  clientSeed: string;
  onRound: (round: RoundView) => void;
  showMessage: (message: string, tone?: 'win' | 'trouble') => void;
  refuse: (reason: string) => void;
}

/** The maximum number of draws of a slip. */
const MAX_DRAWS = 20;
/** The number of amounts on offer for a ticket. */
const CHIPS = 6;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Creates the desk: the board, the amounts and the buttons below. */
export function createBettingDesk(parts: DeskParts): BettingDesk {
  const { text, money, lottery, session, client, showMessage } = parts;
  const max = BigInt(session.slip?.max ?? '0');
  const chips = session.stakes.map(BigInt).slice(0, CHIPS);
  let unit = chips[0] ?? 0n;
  let slip: readonly SlipLine[] = [];
  let multiple = 1;
  let chase: Chase = ONE_DRAW;
  let state: DrawState | undefined;
  let isConnected = false;
  let isBusy = false;

  const board = createBoard({ lottery, text, onChange: showButtons });
  const sum = element('p', { class: 'lot-sum-line', 'aria-live': 'off' });
  const add = element('button', { type: 'button', class: 'button lot-add' }, text('addLine'));
  const place = element('button', { type: 'button', class: 'button is-primary lot-place' });
  const count = element('span', { class: 'lot-slip-count' });
  const openButton = element('button', { type: 'button', class: 'button lot-slip-open' }, text('slip'), count);
  const amounts = chips.map((chip) => {
    const made = element('button', { type: 'button', class: 'lot-chip' }, money(chip).replace(/\.00$/, ''));
    made.addEventListener('click', () => setUnit(chip));
    return { chip, made };
  });
  add.addEventListener('click', addLines);
  place.addEventListener('click', press);
  openButton.addEventListener('click', showSlip);

  /** Returns all lines of the next slip, with the picks on the board. */
  const allLines = (): SlipLine[] => [...slip, ...board.lines(unit)];

  function setUnit(next: bigint): void {
    unit = next;
    showButtons();
  }

  function showButtons(): void {
    const picked = board.lines(unit);
    const lines = [...slip, ...picked];
    const stakes = stakesOf(lines, multiple, chase);
    const total = stakes.reduce((all, stake) => all + stake, 0n);
    for (const { chip, made } of amounts) made.setAttribute('aria-pressed', String(chip === unit));
    const tickets = ticketCount(picked);
    sum.textContent =
      tickets === 0
        ? text('pickFirst')
        : `${tickets === 1 ? text('oneTicket') : text('tickets', { count: tickets })} × ${money(unit)} = ${money(costOf(picked))}`;
    add.disabled = tickets === 0 || isBusy;
    count.textContent = slip.length === 0 ? '' : String(slip.length);
    place.textContent = text('place', { amount: money(total) });
    place.disabled = isBusy || !isConnected || lines.length === 0 || stakes.some((stake) => stake > max);
    const isTooHigh = stakes.some((stake) => stake > max);
    sum.classList.toggle('is-trouble', isTooHigh);
    if (isTooHigh) sum.textContent = text('tooHigh', { most: money(max) });
  }

  function addLines(): void {
    const lines = allLines();
    if (lines.length > MAX_LINES) {
      showMessage(text('slipFull', { most: MAX_LINES }), 'trouble');
      return;
    }
    slip = lines;
    board.clear();
    showButtons();
  }

  function showSlip(): void {
    if (!state) return;
    addLines();
    openSlip({
      text,
      money,
      draft: { lines: slip, multiple, chase },
      from: openDraw(state),
      maxDraws: Math.min(MAX_DRAWS, state.schedule.drawsAhead),
      max,
      onChange(draft) {
        ({ lines: slip, multiple, chase } = draft);
        showButtons();
      },
      onPlace: press,
    });
  }

  function press(): void {
    if (!place.disabled) void send();
  }

  async function send(): Promise<void> {
    const lines = allLines();
    if (!state || lines.length === 0) return;
    if (lines.length > MAX_LINES) {
      showMessage(text('slipFull', { most: MAX_LINES }), 'trouble');
      return;
    }
    const wanted = chase.draws;
    isBusy = true;
    showButtons();
    const { rounds, reason } = await placeSlip({
      client,
      form: lottery.form,
      lines,
      multiple,
      chase,
      from: openDraw(state),
      clientSeed: parts.clientSeed,
      onRound: parts.onRound,
      wait,
    });
    isBusy = false;
    if (rounds.length > 0) {
      slip = [];
      multiple = 1;
      chase = ONE_DRAW;
      board.clear();
    }
    showButtons();
    showPlaced(rounds, wanted, reason);
  }

  function showPlaced(rounds: readonly RoundView[], wanted: number, reason: string | undefined): void {
    if (reason === undefined) {
      const [first] = rounds;
      showMessage(
        rounds.length === 1
          ? text('placed', { index: first?.nonce ?? '' })
          : text('placedDraws', { count: rounds.length }),
      );
    } else if (rounds.length > 0)
      showMessage(
        text('placedSome', {
          count: rounds.length,
          all: wanted,
          reason: reason === 'chase.stopped' ? text('chaseStopped') : '',
        }),
        'trouble',
      );
    else if (reason === 'draw.closed') showMessage(text('tooLate'), 'trouble');
    else if (reason === 'offline') showMessage(text('unreachableText'), 'trouble');
    else parts.refuse(reason);
  }

  showButtons();
  return {
    root: element(
      'div',
      { class: 'lot-desk', role: 'group', 'aria-label': text('betPlaces') },
      board.root,
      element(
        'div',
        { class: 'lot-till' },
        element(
          'div',
          { class: 'lot-amounts', role: 'group', 'aria-label': text('perTicket') },
          ...amounts.map(({ made }) => made),
        ),
        sum,
        element('div', { class: 'lot-buttons' }, openButton, add, place),
      ),
    ),
    show(next, connected) {
      state = next;
      isConnected = connected;
      showButtons();
    },
    isBusy: () => isBusy,
    press,
    stepAmount(step) {
      const index = chips.indexOf(unit) + step;
      const next = chips[index];
      if (next !== undefined) setUnit(next);
    },
  };
}
