import { createNumberField } from '../../../shell/controls.ts';
import { element, icon } from '../../../shell/element.ts';
import { hundredthsText, trimmedHundredthsText } from '../../../shell/multiplierText.ts';
import type { AutoplayPlan } from '../../../shell/autoplay.ts';
import type { RoomContext } from '../../../shell/room/roomGame.ts';
import { MAX_TARGET, MIN_TARGET } from '../math.ts';
import { resultText } from './describe.ts';
import type { BetTerms, PanelPlay, ShownStake } from './panelPlay.ts';
import { choiceOf, stakeLeft, payoutAt, type ButtonAction, type PanelResult } from './panelState.ts';

/** The display and the controls of a panel. */
export interface BetPanel {
  root: HTMLElement;
  /** The stake and target of the next bet. */
  terms: () => BetTerms;
  stake: ShownStake;
  /** Shows the state of its play. */
  show: () => void;
  /** Shows the worth of the bet in flight at a multiplier in hundredths. */
  showWorth: (hundredths: number) => void;
  stepStake: (step: 1 | -1) => void;
}

interface PanelParts {
  context: Pick<
    RoomContext,
    'text' | 'money' | 'stakes' | 'stake' | 'profile' | 'openAutoplay' | 'showMessage' | 'announce' | 'sounds'
  >;
  /** The accessible name, such as "Bet 1". */
  label: string;
  play: () => PanelPlay;
}

const QUICK_TARGETS = [150, 200, 500, 1_000];

type Tone = 'win' | 'plain' | 'loss' | 'trouble';

const resultTones: Readonly<Record<PanelResult['kind'], Tone>> = {
  cashed_out: 'win',
  half_out: 'win',
  half_won: 'win',
  returned: 'plain',
  crashed: 'loss',
  late: 'loss',
  void: 'trouble',
  closed: 'trouble',
};

/** Creates the panel of a bet: stake, auto cash-out, one button, half, and auto-bet. */
export function createBetPanel({ context, label, play }: PanelParts): BetPanel {
  const { text, money, stakes } = context;
  let stakeIndex = Math.max(0, stakes.indexOf(context.stake));
  let multiplier = 100;
  let announced: PanelResult | undefined;

  const stakeNow = (): bigint => stakes[stakeIndex] ?? 0n;
  const stakeFigure = element('output', { class: 'figure' });
  const stepButton = (name: 'minus' | 'plus', words: string, step: 1 | -1): HTMLButtonElement => {
    const button = element('button', { type: 'button', class: 'step-button', 'aria-label': words }, icon(name));
    button.addEventListener('click', () => stepStake(step));
    return button;
  };
  const lower = stepButton('minus', text('lowerStake'), -1);
  const raise = stepButton('plus', text('raiseStake'), 1);
  const hasTarget = element('input', { type: 'checkbox', role: 'switch', class: 'switch' });
  const target = createNumberField({
    label: text('autoCashOut'),
    text,
    decimals: 2,
    unit: '×',
    step: 10,
    min: MIN_TARGET,
    max: MAX_TARGET,
    value: 200,
    onChange: () => setTarget(true),
  });
  const quick = element(
    'div',
    { class: 'quick-targets' },
    ...QUICK_TARGETS.map((hundredths) => {
      const shown = trimmedHundredthsText(hundredths);
      const button = element(
        'button',
        { type: 'button', class: 'quick-button', 'aria-label': text('quickTarget', { multiplier: shown }) },
        shown,
      );
      button.addEventListener('click', () => {
        target.set(hundredths);
        setTarget(true);
      });
      return button;
    }),
  );
  const terms = element(
    'fieldset',
    { class: 'bet-terms', 'aria-label': label },
    element(
      'div',
      { class: 'stake', role: 'group', 'aria-label': text('stake') },
      lower,
      element('div', { class: 'stake-figure' }, stakeFigure),
      raise,
    ),
    element(
      'div',
      { class: 'bet-target' },
      element('label', { class: 'switch-row' }, hasTarget, element('span', {}, text('autoCashOut'))),
      target.root,
    ),
  );
  const buttonLabel = element('span', { class: 'round-label' });
  const buttonHint = element('span', { class: 'round-hint' });
  const button = element(
    'button',
    { type: 'button', class: 'round-button bet-button' },
    element('span', { class: 'round-words' }, buttonLabel, buttonHint),
  );
  const half = element('button', { type: 'button', class: 'button is-small bet-half' });
  const auto = element('button', { type: 'button', class: 'button is-small bet-auto' });
  const result = element('p', { class: 'bet-result', 'aria-hidden': 'true' });
  const root = element(
    'section',
    { class: 'bet-panel', 'aria-label': label },
    terms,
    button,
    element('div', { class: 'bet-extras' }, auto, quick, half),
    result,
  );

  hasTarget.addEventListener('change', () => setTarget(hasTarget.checked));
  button.addEventListener('click', () => play().press());
  half.addEventListener('click', () => play().cashOutHalf());
  auto.addEventListener('click', () => {
    if (play().autoplay()) play().stopAutoplay();
    else context.openAutoplay(stakeNow(), (plan: AutoplayPlan) => play().startAutoplay(plan));
  });

  function setTarget(isOn: boolean): void {
    hasTarget.checked = isOn;
    root.classList.toggle('has-target', isOn);
  }

  function stepStake(step: 1 | -1): void {
    if (!play().isFree()) return;
    stakeIndex = Math.min(stakes.length - 1, Math.max(0, stakeIndex + step));
    show();
  }

  function setButton(words: string, hint = ''): void {
    if (buttonLabel.textContent !== words) buttonLabel.textContent = words;
    if (buttonHint.textContent !== hint) buttonHint.textContent = hint;
    buttonHint.hidden = hint === '';
  }

  function showButton(action: ButtonAction): void {
    button.dataset['action'] = action;
    // It stays focusable, so that keyboard users keep the focus between rounds.
    const isDisabled = ['wait', 'sending', 'placed', 'cashing'].includes(action);
    button.setAttribute('aria-disabled', String(isDisabled));
    const { bet, cashing } = play().state();
    if (action === 'wait') setButton(text('betNow'), text('roomConnecting'));
    else if (action === 'bet') setButton(text('betNow'), money(stakeNow()));
    else if (action === 'bet_next') setButton(text('betNow'), text('nextRound'));
    else if (action === 'cancel') setButton(text('cancelBet'), text('waitsForNext'));
    else if (action === 'sending') setButton(text('betSending'), money(stakeNow()));
    else if (bet && action === 'placed') {
      const { target: at } = choiceOf(bet);
      setButton(
        text('betPlaced'),
        at === null ? money(BigInt(bet.stake)) : `${money(BigInt(bet.stake))} → ${hundredthsText(at)}`,
      );
    } else if (bet) {
      const amount =
        cashing === 'half' ? payoutAt(BigInt(bet.stake) / 2n, multiplier) : payoutAt(stakeLeft(bet), multiplier);
      // Without a connection only the server knows the worth of the bet.
      setButton(text(action === 'cash_out' ? 'cashOut' : 'cashOutSending'), play().isConnected() ? money(amount) : '');
    }
  }

  function showHalf(): void {
    const { bet } = play().state();
    const isOffered = bet !== undefined && play().canHalve();
    half.hidden = !isOffered;
    root.classList.toggle('has-half', isOffered);
    if (bet && isOffered)
      half.textContent = play().isConnected()
        ? text('halfAmount', { amount: money(payoutAt(BigInt(bet.stake) / 2n, multiplier)) })
        : text('half');
  }

  /** Returns the look and sound of a result. If the profile forbids it, less than the stake is not shown as a win. */
  function toneOf(shown: PanelResult): Tone {
    const tone = resultTones[shown.kind];
    const { bet } = play().state();
    if (tone !== 'win' || !('win' in shown) || context.profile.isSmallWinCelebrated) return tone;
    return bet && shown.win <= BigInt(bet.stake) ? 'plain' : tone;
  }

  function showResult(shown: PanelResult | undefined): void {
    const words = shown ? resultText(shown, text, money) : '';
    const tone = shown ? toneOf(shown) : 'plain';
    result.textContent = shown ? `${tone === 'loss' || tone === 'trouble' ? '✕' : '✓'} ${words}` : '';
    result.dataset['tone'] = tone;
    if (!shown || JSON.stringify(shown, digits) === JSON.stringify(announced, digits)) {
      if (!shown) announced = undefined;
      return;
    }
    // A crash has one sound and one announcement, regardless of later messages.
    const isAnnounced = announced?.kind === shown.kind && shown.kind !== 'half_out';
    announced = shown;
    if (isAnnounced) return;
    // The picture shows a crash; only other messages appear over it.
    if (shown.kind === 'crashed') context.announce(words);
    else context.showMessage(words, tone === 'win' ? 'win' : tone === 'plain' ? undefined : 'trouble');
    if (tone === 'win') context.sounds.play('cashOut');
    else if (tone === 'loss') context.sounds.play('bust');
  }

  function show(): void {
    const state = play().state();
    const isFree = play().isFree();
    const run = play().autoplay();
    stakeFigure.textContent = money(stakeNow());
    terms.disabled = !isFree;
    quick.toggleAttribute('inert', !isFree);
    lower.disabled = stakeIndex === 0;
    raise.disabled = stakeIndex === stakes.length - 1;
    auto.hidden = !context.profile.isAutoplayAllowed;
    auto.textContent = run ? text('autoBetStop', { count: run.left ?? '∞' }) : text('autoBet');
    auto.setAttribute('aria-pressed', String(run !== undefined));
    auto.disabled = !run && state.next !== 'none';
    showButton(play().action());
    showHalf();
    showResult(state.result);
  }

  return {
    root,
    stake: {
      index: () => stakeIndex,
      set(index) {
        stakeIndex = index;
        show();
      },
    },
    terms: () => ({ stake: stakeNow(), target: hasTarget.checked ? target.value() : null }),
    show,
    showWorth(hundredths) {
      multiplier = hundredths;
      const action = play().action();
      if (action === 'cash_out') showButton(action);
      if (!half.hidden) showHalf();
    },
    stepStake,
  };
}

/** Writes amounts as digits, for comparing results. */
function digits(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
