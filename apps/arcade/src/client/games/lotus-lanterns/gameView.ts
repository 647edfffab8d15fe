import type { Currency } from '@parlor/contract';
import { amountText, elapsedText, netText } from './amountText.ts';
import { element, icon, svgElement } from './element.ts';
import type { Messages } from './messages.ts';
import skyLantern from './art/skyLantern.svg';

/** What a player can do on the screen. */
export interface GameActions {
  onSpin: () => void;
  onStakeStep: (step: 1 | -1) => void;
  onExit: () => void;
  onSound: () => void;
  onPaytable: () => void;
  onHistory: () => void;
  onBalance: () => void;
}

/** The view of the game. It contains no rules. */
export interface GameView {
  root: HTMLElement;
  /** The layer of the winning lines above the reels. */
  lineLayer: SVGSVGElement;
  announce(text: string): void;
  setMessage(text: string, tone?: 'win' | 'trouble'): void;
  setBalance(balance: bigint | undefined): void;
  /** Sets the win so far. It is highlighted only if it is celebrated. */
  setWin(win: bigint, isCelebrated: boolean): void;
  setStake(stake: bigint, canLower: boolean, canRaise: boolean): void;
  setSpin(state: 'ready' | 'busy' | 'skippable'): void;
  setSession(elapsedMs: number, net: bigint): void;
  setFeature(feature: { text: string; multiplier: number } | undefined): void;
  setSound(isOn: boolean): void;
  setFreePlay(isFreePlay: boolean): void;
  /** Shows a large text over the reels; undefined removes it. */
  setBanner(banner: { title: string; amount?: string; hint?: string } | undefined): void;
}

function labelledButton(className: string, label: string, art: Node, onPress: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', class: className, 'aria-label': label, title: label }, art);
  button.addEventListener('click', onPress);
  return button;
}

/** Builds the screen around the reels. */
export function createGameView(
  reels: HTMLElement,
  messages: Messages,
  currency: Currency,
  actions: GameActions,
): GameView {
  const { text } = messages;
  const spin = labelledButton('spin', text('spin'), icon('spin'), actions.onSpin);
  const lower = labelledButton('step', text('lowerStake'), icon('minus'), () => actions.onStakeStep(-1));
  const raise = labelledButton('step', text('raiseStake'), icon('plus'), () => actions.onStakeStep(1));
  const sound = labelledButton('bar-button', text('soundOn'), icon('soundOff'), actions.onSound);
  const live = element('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });
  const message = element('p', { class: 'message', 'aria-hidden': 'true' });
  const balance = element('output', { class: 'figure' }, '—');
  const win = element('output', { class: 'figure' });
  const stake = element('output', { class: 'figure' });
  const clock = element('span', { class: 'number' });
  const net = element('span', { class: 'number' });
  const freePlay = element('p', { class: 'free-play', hidden: true }, text('freePlay'));
  const multiplier = element('strong', { class: 'multiplier' });
  const featureText = element('span');
  const feature = element('p', { class: 'feature', hidden: true, 'aria-hidden': 'true' }, featureText, multiplier);
  const bannerTitle = element('strong', { class: 'banner-title' });
  const bannerAmount = element('span', { class: 'banner-amount' });
  const bannerHint = element('span', { class: 'banner-hint' });
  const banner = element(
    'div',
    { class: 'banner', hidden: true, 'aria-hidden': 'true' },
    bannerTitle,
    bannerAmount,
    bannerHint,
  );
  const lineLayer = svgElement('svg', {
    class: 'lines',
    viewBox: '0 0 500 300',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const balanceButton = element(
    'button',
    { type: 'button', class: 'purse' },
    element('span', { class: 'caption' }, text('balance')),
    balance,
  );
  balanceButton.addEventListener('click', actions.onBalance);
  const skyLanterns = Array.from({ length: 7 }, (_, i) =>
    element('img', { class: `sky-lantern sky-lantern-${i + 1}`, src: skyLantern, alt: '' }),
  );

  const root = element(
    'main',
    { class: 'game' },
    element('div', { class: 'scene', 'aria-hidden': 'true' }, ...skyLanterns),
    element(
      'header',
      { class: 'bar' },
      labelledButton('bar-button', text('exit'), icon('back'), actions.onExit),
      element(
        'p',
        { class: 'session' },
        element('span', { class: 'caption' }, text('sessionTime')),
        clock,
        element('span', { class: 'caption' }, text('net')),
        net,
      ),
      sound,
    ),
    element(
      'section',
      { class: 'stage' },
      element(
        'h1',
        { class: 'logo' },
        ...text('title')
          .split(' ')
          .map((word) => element('span', {}, word)),
      ),
      freePlay,
      element(
        'div',
        { class: 'cabinet' },
        element('div', { class: 'awning', 'aria-hidden': 'true' }),
        element('div', { class: 'window' }, reels, lineLayer, banner),
        feature,
      ),
      message,
      live,
    ),
    element(
      'section',
      { class: 'dock', 'aria-label': text('title') },
      element(
        'div',
        { class: 'purses' },
        balanceButton,
        element('div', { class: 'purse' }, element('span', { class: 'caption' }, text('win')), win),
      ),
      element(
        'div',
        { class: 'controls' },
        labelledButton('round-button', text('paytable'), icon('info'), actions.onPaytable),
        element(
          'div',
          { class: 'stake', role: 'group', 'aria-label': text('stake') },
          lower,
          element('div', { class: 'stake-figure' }, element('span', { class: 'caption' }, text('stake')), stake),
          raise,
        ),
        labelledButton('round-button', text('history'), icon('history'), actions.onHistory),
      ),
      spin,
    ),
  );

  return {
    root,
    lineLayer,
    announce(words) {
      live.textContent = words;
    },
    setMessage(words, tone) {
      message.textContent = words;
      message.dataset['tone'] = tone ?? '';
    },
    setBalance(amount) {
      balance.textContent = amount === undefined ? '—' : amountText(amount, currency);
    },
    setWin(amount, isCelebrated) {
      win.textContent = amountText(amount, currency);
      win.parentElement?.classList.toggle('has-win', isCelebrated);
    },
    setStake(amount, canLower, canRaise) {
      stake.textContent = amountText(amount, currency);
      lower.disabled = !canLower;
      raise.disabled = !canRaise;
    },
    setSpin(state) {
      spin.dataset['state'] = state;
      // Stays focusable, so that keyboard users keep the focus between rounds.
      spin.setAttribute('aria-disabled', String(state === 'busy'));
      spin.setAttribute('aria-label', text(state === 'skippable' ? 'skip' : 'spin'));
    },
    setSession(elapsedMs, amount) {
      clock.textContent = elapsedText(elapsedMs);
      net.textContent = netText(amount, currency);
    },
    setFeature(shown) {
      feature.hidden = shown === undefined;
      root.classList.toggle('is-feature', shown !== undefined);
      featureText.textContent = shown?.text ?? '';
      multiplier.textContent = shown ? `×${shown.multiplier}` : '';
      multiplier.dataset['level'] = shown?.multiplier.toString() ?? '';
    },
    setSound(isOn) {
      sound.replaceChildren(icon(isOn ? 'soundOn' : 'soundOff'));
      sound.setAttribute('aria-label', text(isOn ? 'soundOff' : 'soundOn'));
      sound.setAttribute('aria-pressed', String(isOn));
      sound.title = text(isOn ? 'soundOff' : 'soundOn');
    },
    setFreePlay(isFreePlay) {
      freePlay.hidden = !isFreePlay;
    },
    setBanner(shown) {
      banner.hidden = shown === undefined;
      bannerTitle.textContent = shown?.title ?? '';
      bannerAmount.textContent = shown?.amount ?? '';
      bannerHint.textContent = shown?.hint ?? '';
    },
  };
}
