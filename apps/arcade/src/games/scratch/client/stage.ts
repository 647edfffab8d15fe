import { element } from '../../../shell/element.ts';
import { motifPicture } from '../../../shell/motifPicture.ts';
import { createMotion } from '../../../shell/motion.ts';
import { returnRow } from '../../../shell/multiplierText.ts';
import { createResultStrip } from '../../../shell/resultStrip.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { FIELDS, NUMBERS, prizes, returnByMode, WINNING_FIELDS } from '../math.ts';
import type { ScratchEvent } from '../rules.ts';
import { createCard, multiplierOf } from './card.ts';
import { describeScratch } from './describe.ts';
import { symbolsOf } from './symbols.ts';

/** A round as the strip shows it. */
interface Result {
  prize: number | null;
  win: bigint;
}

/**
 * The time between fields that open by themselves, and how long a result is shown before the shell continues, in ms.
 */
const FIELD_MS = 90;
const REST_MS = 420;
/** The key that opens the whole card. */
const REVEAL_KEY = 'r';

/** Creates the stage of a scratch card: nine fields under a foil, and the prizes below. */
export function createScratchStage(context: StageContext): Stage<ScratchEvent> {
  const { text, money, sounds } = context;
  const motion = createMotion({ share: () => (context.isTurbo() ? 0.4 : 1) });
  const strip = createResultStrip(text);
  const symbols = symbolsOf(context.dress);
  let results: readonly Result[] = [];
  let before = results;
  /** True while autoplay bets: cards open by themselves. */
  let isAutoplaying = false;
  /** The card that the player scratches. */
  let current: { fields: readonly number[]; prize: number | null; done: () => void } | undefined;

  const card = createCard(text, symbols, () => {
    sounds.play('reveal', openCount());
    checkOpen();
  });
  // The round button shortens a round only where the jurisdiction allows it; opening the whole card is allowed
  // everywhere.
  const hasButton = !context.profile.isTurboAllowed;
  const reveal = element(
    'button',
    { type: 'button', class: 'button scratch-reveal', hidden: !hasButton },
    text('revealAll'),
  );
  reveal.addEventListener('click', openAll);
  const chips = symbols.map((symbol, prize) =>
    element(
      'li',
      { class: 'scratch-prize' },
      motifPicture(symbol, 'scratch-prize-symbol'),
      element('strong', {}, multiplierOf(prize)),
    ),
  );

  const openCount = (): number => Array.from({ length: FIELDS }, (_, field) => field).filter(card.isOpen).length;

  /** Whether all winning fields are open: the rest of the card changes nothing. */
  function isDecided(): boolean {
    if (!current) return false;
    const { fields, prize } = current;
    if (prize === null) return openCount() === FIELDS;
    return fields.filter((symbol, field) => symbol === prize && card.isOpen(field)).length === WINNING_FIELDS;
  }

  function checkOpen(): void {
    if (isDecided()) openAll();
  }

  function openAll(): void {
    if (!current) return;
    const { prize, done } = current;
    for (let field = 0; field < FIELDS; field += 1) card.open(field);
    card.mark(prize);
    current = undefined;
    setRevealing(false);
    done();
  }

  function setRevealing(isRevealing: boolean): void {
    reveal.classList.toggle('is-away', !isRevealing);
    reveal.disabled = !isRevealing;
    card.root.classList.toggle('is-live', isRevealing);
  }

  function light(prize: number | null): void {
    chips.forEach((chip, index) => chip.classList.toggle('is-hit', index === prize));
  }

  function showStrip(): void {
    strip.show(
      results.map(({ prize, win }) => ({ label: prize === null ? '×0' : multiplierOf(prize), isWin: win > 0n })),
    );
  }

  async function openInTurn(): Promise<void> {
    for (let field = 0; field < FIELDS; field += 1) {
      if (!current) return;
      card.open(field);
      sounds.play('tick', field);
      checkOpen();
      await motion.pause(FIELD_MS);
    }
  }

  setRevealing(false);
  return {
    root: element(
      'div',
      { class: 'scratch-stage' },
      strip.root,
      element('div', { class: 'scratch-place' }, card.root),
      reveal,
      element('ul', { class: 'scratch-prizes', 'aria-label': text('prizes') }, ...chips),
    ),
    choice: () => ({}),
    setPhase(phase) {
      if (phase === 'between') isAutoplaying = true;
      if (phase === 'idle') isAutoplaying = false;
    },
    begin() {
      before = results;
      light(null);
      card.cover();
    },
    async play(_, events, isStill) {
      const dealt = events.find((event) => event.type === 'card_dealt');
      const ended = events.find((event) => event.type === 'round_ended');
      if (!dealt || !ended) return;
      const { fields, prize } = dealt;
      motion.start(isStill);
      card.deal(fields);
      await new Promise<void>((done) => {
        current = { fields, prize, done };
        setRevealing(true);
        if (isStill) openAll();
        else if (isAutoplaying) void openInTurn();
        else context.showMessage(text('scratchNow'));
      });
      results = [...results, { prize, win: BigInt(ended.win) }].slice(-20);
      showStrip();
      light(prize);
      sounds.play('stop');
      context.showResult(
        prize === null ? text('noThree') : text('threeOf', { multiplier: multiplierOf(prize) }),
        prize === null ? undefined : 'win',
      );
      await motion.pause(REST_MS);
    },
    skip() {
      openAll();
      motion.skip();
    },
    cancel() {
      current = undefined;
      results = before;
      setRevealing(false);
      showStrip();
      card.cover();
    },
    onKey(key) {
      if (key !== REVEAL_KEY || !current) return false;
      openAll();
      return true;
    },
    rules: () => [
      element('h3', {}, text('howToPlay')),
      element('p', {}, text('aboutCard')),
      element('p', {}, text('aboutChance')),
      element('p', {}, text('aboutScratching')),
      element(
        'p',
        {},
        text('aboutPay', {
          pays: prizes
            .map(({ hundredths, weight }, prize) =>
              text('pay', {
                multiplier: multiplierOf(prize),
                amount: money((context.stake() * BigInt(hundredths)) / 100n),
                share: chanceText(weight),
              }),
            )
            .join(', '),
        }),
      ),
    ],
    returns: () => returnByMode().map((mode) => returnRow(text('everyStake'), mode)),
    describe: (event) => describeScratch(event, text, money),
  };

  /** Formats a chance as "1 in 50,000". */
  function chanceText(weight: number): string {
    const cards = NUMBERS / weight;
    return text('oneIn', { cards: cards.toLocaleString('en', { maximumFractionDigits: 1 }) });
  }
}
