import { element } from '../../../shell/element.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { createCoinRain, type CoinRain } from './coinRain.ts';
import { createPlates, type Plates } from './plates.ts';
import { createRespinCounter, type RespinCounter } from './respinCounter.ts';

const BULBS = 13;
const STEAM = 4;

/** The stall around the board. */
export interface Cabinet {
  root: HTMLElement;
  plates: Plates;
  respinCounter: RespinCounter;
  rain: CoinRain;
  /** Shows an amount over the lower edge of the board. */
  setPay: (amount: string | undefined) => void;
  /** Removes the marks of wins. */
  clearWins: () => void;
  /** Shows whether the respins play. */
  setFeature: (isFeature: boolean) => void;
  /** Shows whether a big win is celebrated. */
  setFestive: (isFestive: boolean) => void;
}

/** Builds the stall with its plates, awning, board and respin counter. */
export function createCabinet(context: StageContext, reels: HTMLElement, hold: HTMLElement): Cabinet {
  const { text, title } = context;
  const plates = createPlates(context.money);
  const respinCounter = createRespinCounter({ respins: text('respins'), collected: text('collected') });
  const rain = createCoinRain();
  const pay = element('p', { class: 'pay-badge', hidden: true, 'aria-hidden': 'true' });
  const bulbs = Array.from({ length: BULBS }, () => element('i', { class: 'bulb' }));
  const steam = Array.from({ length: STEAM }, () => element('i', { class: 'steam' }));
  const root = element(
    'div',
    { class: 'market-stage' },
    element('div', { class: 'market-air', 'aria-hidden': 'true' }, ...steam),
    element(
      'p',
      { class: 'market-sign', 'aria-hidden': 'true' },
      ...title.split(' ').map((word) => element('span', {}, word)),
    ),
    plates.root,
    element(
      'div',
      { class: 'stall' },
      element('div', { class: 'awning', 'aria-hidden': 'true' }),
      element('div', { class: 'bulbs', 'aria-hidden': 'true' }, ...bulbs),
      element('div', { class: 'window' }, reels, hold),
      pay,
      respinCounter.root,
    ),
    rain.canvas,
  );
  return {
    root,
    plates,
    respinCounter,
    rain,
    setPay(amount) {
      pay.hidden = amount === undefined;
      pay.textContent = amount ?? '';
    },
    clearWins() {
      for (const cell of reels.querySelectorAll('.is-winning')) cell.classList.remove('is-winning');
      reels.classList.remove('is-showing-wins', 'is-celebrating');
      pay.hidden = true;
    },
    setFeature: (isFeature) => void root.classList.toggle('is-feature', isFeature),
    setFestive: (isFestive) => void root.classList.toggle('is-festive', isFestive),
  };
}
