import type { Currency } from '@parlor/contract';
import { amountText, elapsedText, netText } from './amountText.ts';
import { element, icon, type IconName } from './element.ts';
import type { Text } from './gameText.ts';
import type { RoundButton } from './roundButton.ts';
import type { Stage } from './stage.ts';

/** The actions of a player in the frame around a stage. */
interface FrameActions {
  onRound: () => void;
  onStakeStep: (step: 1 | -1) => void;
  onExit: () => void;
  onSound: () => void;
  onTurbo: () => void;
  onAutoplay: () => void;
  onRules: () => void;
  onHistory: () => void;
  onFairness: () => void;
  onBalance: () => void;
}

interface FrameParts {
  family: string;
  title: string;
  text: Text;
  currency: Currency;
  isAutoplayOffered: boolean;
  isTurboOffered: boolean;
  /** Whether a site shows its own bar, with the exit and the balance, above the game. */
  isFramed: boolean;
  /** The dock of a shared round, in place of controls, stake and round button: bets, and the content below. */
  roomDock?: readonly [bets: HTMLElement, below: HTMLElement];
  /** A game-specific button of the bar. */
  barButton?: HTMLElement | undefined;
  actions: FrameActions;
}

/** Everything on the screen besides the stage. It contains no rules. */
export interface GameFrame {
  root: HTMLElement;
  /** Inserts the play area of the game and its controls. */
  setStage(stage: Pick<Stage, 'root' | 'controls' | 'openAction'>): void;
  announce(words: string): void;
  setMessage(words: string, tone?: 'win' | 'trouble'): void;
  setBalance(balance: bigint): void;
  /** Sets the win so far. It is highlighted only if it is celebrated. */
  setWin(win: bigint, isCelebrated: boolean): void;
  setStake(stake: bigint, canLower: boolean, canRaise: boolean): void;
  setRoundButton(button: RoundButton): void;
  /** Whether the controls of the stage, autoplay and the stake can be used. */
  setChoosing(isChoosing: boolean): void;
  setSession(elapsedMs: number, net: bigint): void;
  setSound(isOn: boolean): void;
  setTurbo(isOn: boolean): void;
  setFreePlay(isFreePlay: boolean): void;
  /** Shows the remaining free rounds; undefined hides them. */
  setFreeRounds(words: string | undefined): void;
  setBanner(banner: { title: string; amount?: string; hint?: string } | undefined): void;
  /** Hides everything that belongs to betting. */
  setReplay(isReplay: boolean): void;
}

function labelled(className: string, label: string, name: IconName, onPress: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: className, 'aria-label': label, title: label }, icon(name));
  button.addEventListener('click', onPress);
  return button;
}

function setToggle(button: HTMLButtonElement, isOn: boolean, label: string, name: IconName): void {
  button.replaceChildren(icon(name));
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-pressed', String(isOn));
  button.title = label;
}

function figureCell(tag: 'div' | 'button', caption: string, figure: HTMLElement): HTMLElement {
  return element(
    tag,
    { class: 'purse', ...(tag === 'button' && { type: 'button' }) },
    element('span', { class: 'caption' }, caption),
    figure,
  );
}

/** Builds the screen around a stage. */
export function createGameFrame(parts: FrameParts): GameFrame {
  const { text, currency, actions, title } = parts;
  const roundIcon = element('span', { class: 'round-icon' }, icon('spin'));
  const roundLabel = element('span', { class: 'round-label' });
  const roundHint = element('span', { class: 'round-hint', hidden: true });
  const roundButton = element(
    'button',
    { type: 'button', class: 'round-button' },
    roundIcon,
    element('span', { class: 'round-words' }, roundLabel, roundHint),
  );
  roundButton.addEventListener('click', actions.onRound);
  const lower = labelled('step-button', text('lowerStake'), 'minus', () => actions.onStakeStep(-1));
  const raise = labelled('step-button', text('raiseStake'), 'plus', () => actions.onStakeStep(1));
  const sound = labelled('icon-button', text('soundOn'), 'soundOff', actions.onSound);
  const turbo = labelled('icon-button is-turbo', text('turboOn'), 'turbo', actions.onTurbo);
  const autoplay = labelled('icon-button is-autoplay', text('autoplay'), 'autoplay', actions.onAutoplay);
  const exit = labelled('icon-button is-exit', text('exit'), 'back', () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else actions.onExit();
  });
  const fullScreen = labelled('icon-button is-full-screen', text('fullScreen'), 'fullScreen', () => {
    // A frame without the permission refuses; the button then does nothing.
    if (document.fullscreenElement) void document.exitFullscreen();
    else document.documentElement.requestFullscreen().catch(() => undefined);
  });
  const live = element('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });
  const message = element('p', { class: 'message', 'aria-hidden': 'true' });
  const balance = element('output', { class: 'figure' }, '—');
  const win = element('output', { class: 'figure' });
  const stake = element('output', { class: 'figure' });
  const clock = element('span', { class: 'number' });
  const net = element('span', { class: 'number' });
  const freePlay = element('p', { class: 'free-play', hidden: true }, text('freePlay'));
  const freeRounds = element('p', { class: 'free-play is-rounds', hidden: true });
  const bannerTitle = element('strong', { class: 'banner-title' });
  const bannerAmount = element('span', { class: 'banner-amount' });
  const bannerHint = element('span', { class: 'banner-hint' });
  const banner = element('div', { class: 'banner', hidden: true, 'aria-hidden': 'true' });
  banner.append(bannerTitle, bannerAmount, bannerHint);
  const balanceCell = figureCell('button', text('balance'), balance);
  balanceCell.classList.add('is-balance');
  balanceCell.addEventListener('click', actions.onBalance);
  const winCell = figureCell('div', text('win'), win);
  const heading = element('h1', { class: 'game-title' }, title);
  const choices = element('fieldset', { class: 'choices', 'aria-label': title });
  // A fieldset cannot scroll inside a grid, so its wrapper does.
  const choicesPlace = element('div', { class: 'choices-place', hidden: true }, choices);
  const stagePlace = element('div', { class: 'stage-place' }, banner);
  autoplay.hidden = true;
  turbo.hidden = !parts.isTurboOffered;
  fullScreen.hidden = !document.fullscreenEnabled;
  const rules = labelled('icon-button is-rules', text('rules'), 'info', actions.onRules);
  const history = labelled('icon-button is-history', text('history'), 'history', actions.onHistory);
  const purses = element('div', { class: 'purses' }, balanceCell, winCell);

  function dockContent(): HTMLElement[] {
    if (parts.roomDock) {
      const [bets, below] = parts.roomDock;
      return [bets, element('div', { class: 'room-row' }, rules, purses, history), below];
    }
    return [
      choicesPlace,
      purses,
      element(
        'div',
        { class: 'stake-row' },
        rules,
        element(
          'div',
          { class: 'stake', role: 'group', 'aria-label': text('stake') },
          lower,
          element('div', { class: 'stake-figure' }, element('span', { class: 'caption' }, text('stake')), stake),
          raise,
        ),
        history,
      ),
      element('div', { class: 'round-row' }, autoplay, roundButton, turbo),
    ];
  }

  const root = element(
    'main',
    { class: parts.roomDock ? 'game has-room' : 'game', 'data-family': parts.family },
    element('div', { class: 'scene', 'aria-hidden': 'true' }),
    element(
      'header',
      { class: 'bar' },
      exit,
      heading,
      element(
        'p',
        { class: 'session' },
        element('span', { class: 'caption' }, text('sessionTime')),
        clock,
        element('span', { class: 'caption' }, text('net')),
        net,
      ),
      element(
        'div',
        { class: 'bar-buttons' },
        ...(parts.barButton ? [parts.barButton] : []),
        labelled('icon-button is-fairness', text('fairness'), 'shield', actions.onFairness),
        sound,
        fullScreen,
      ),
    ),
    element('section', { class: 'stage', 'aria-label': title }, freePlay, freeRounds, stagePlace, message, live),
    element('section', { class: 'dock', 'aria-label': text('stake') }, ...dockContent()),
  );

  // In full screen the bar of the site is hidden, so the game shows the exit and the balance itself.
  function showExitBar(): void {
    const isFullScreen = document.fullscreenElement !== null && document.fullscreenElement !== undefined;
    const hasOwnBar = !parts.isFramed || isFullScreen;
    exit.hidden = !hasOwnBar;
    balanceCell.hidden = !hasOwnBar;
    root.classList.toggle('has-own-bar', hasOwnBar);
    setToggle(
      fullScreen,
      isFullScreen,
      text(isFullScreen ? 'leaveFullScreen' : 'fullScreen'),
      isFullScreen ? 'leaveFullScreen' : 'fullScreen',
    );
  }
  document.addEventListener('fullscreenchange', showExitBar);
  showExitBar();

  return {
    root,
    setStage(stage) {
      stagePlace.prepend(stage.root);
      if (stage.controls) choices.replaceChildren(stage.controls);
      choicesPlace.hidden = stage.controls === undefined;
      // Autoplay makes no decisions.
      autoplay.hidden = !parts.isAutoplayOffered || stage.openAction !== undefined;
      root.classList.toggle('has-decisions', stage.openAction !== undefined);
    },
    announce(words) {
      live.textContent = words;
    },
    setMessage(words, tone) {
      message.textContent = words;
      message.dataset['tone'] = tone ?? '';
    },
    setBalance(amount) {
      balance.textContent = amountText(amount, currency);
    },
    setWin(amount, isCelebrated) {
      win.textContent = amountText(amount, currency);
      winCell.classList.toggle('has-win', isCelebrated);
    },
    setStake(amount, canLower, canRaise) {
      stake.textContent = amountText(amount, currency);
      lower.disabled = !canLower;
      raise.disabled = !canRaise;
    },
    setRoundButton({ state, label, hint, isDisabled = false }) {
      roundButton.dataset['state'] = state;
      roundLabel.textContent = label;
      roundHint.textContent = hint ?? '';
      roundHint.hidden = hint === undefined;
      // It stays focusable, so that keyboard users keep the focus between rounds.
      roundButton.setAttribute('aria-disabled', String(isDisabled));
      // The accessible name when the mini player shows the icon alone.
      roundButton.setAttribute('aria-label', hint === undefined ? label : `${label}, ${hint}`);
    },
    setChoosing(isChoosing) {
      choices.disabled = !isChoosing;
      autoplay.disabled = !isChoosing;
    },
    setSession(elapsedMs, amount) {
      clock.textContent = elapsedText(elapsedMs);
      net.textContent = netText(amount, currency);
    },
    setSound(isOn) {
      setToggle(sound, isOn, text(isOn ? 'soundOff' : 'soundOn'), isOn ? 'soundOn' : 'soundOff');
    },
    setTurbo(isOn) {
      setToggle(turbo, isOn, text(isOn ? 'turboOff' : 'turboOn'), 'turbo');
    },
    setFreePlay(isFreePlay) {
      freePlay.hidden = !isFreePlay;
    },
    setFreeRounds(words) {
      freeRounds.hidden = words === undefined;
      freeRounds.textContent = words ?? '';
    },
    setBanner(shown) {
      banner.hidden = shown === undefined;
      bannerTitle.textContent = shown?.title ?? '';
      bannerAmount.textContent = shown?.amount ?? '';
      bannerHint.textContent = shown?.hint ?? '';
    },
    setReplay(isReplay) {
      root.classList.toggle('is-replay', isReplay);
    },
  };
}
