import { ArcadeFailure } from '../../../shell/arcadeClient.ts';
import { element } from '../../../shell/element.ts';
import type { FixtureView } from '../../../sportsApi.ts';
import type { Selection } from '../model/sportModel.ts';
import { pickOf } from './picks.ts';
import { priceText } from './prices.ts';
import type { SportsContext } from './sportsContext.ts';

/** Several picks of one fixture that form one leg. */
export interface Builder {
  /** The bar with the joint price. */
  root: HTMLElement;
  isOn: () => boolean;
  setOn: (isOn: boolean) => void;
  has: (selection: Selection) => boolean;
  /** Adds or removes a pick. Another pick of the same market replaces the first. */
  toggle: (selection: Selection) => void;
  /** Shows a changed fixture and requests the joint price again. */
  show: (fixture: FixtureView) => void;
}

type Joint = { state: 'none' | 'pending' | 'excluded' | 'failed' } | { state: 'priced'; price: number };

const REQUEST_DELAY_MS = 150;
const MAX_SELECTIONS = 6;

const isSame = (a: Selection, b: Selection): boolean => a.market === b.market && a.pick === b.pick;

/** Creates the builder. Only the server knows the joint price of picks of one fixture. */
export function createBuilder(context: SportsContext, onChange: () => void): Builder {
  const { text, words, client, desk } = context;
  let fixture: FixtureView | undefined;
  let isOn = false;
  let selections: Selection[] = [];
  let joint: Joint = { state: 'none' };
  let latestRequest = 0;
  let pricedRevision = -1;
  let requestTimer: ReturnType<typeof setTimeout> | undefined;

  const list = element('ul', { class: 'builder-picks' });
  const figure = element('output', { class: 'builder-price number' });
  const add = element('button', { type: 'button', class: 'button is-primary builder-add' }, text('addToSlip'));
  const root = element(
    'section',
    { class: 'builder', 'aria-label': text('betBuilder'), hidden: true },
    list,
    element('div', { class: 'builder-line' }, element('span', { class: 'caption' }, text('jointPrice')), figure, add),
  );
  add.addEventListener('click', () => {
    if (!fixture || joint.state !== 'priced') return;
    const pick = pickOf(fixture, selections, joint.price);
    if (!pick) return;
    const added = desk.toggle(pick);
    context.showMessage(text(added ? 'builderAdded' : 'slipFull'), added ? undefined : 'trouble');
    if (added) {
      selections = [];
      setJoint({ state: 'none' });
    }
  });

  function setJoint(next: Joint): void {
    joint = next;
    render();
    onChange();
  }

  function render(): void {
    root.hidden = !isOn;
    const current = fixture;
    list.replaceChildren(
      ...(current && selections.length > 0
        ? selections.map((selection) => {
            const label = `${words.market(current, selection.market)}: ${words.pick(current, selection)}`;
            const remove = element(
              'button',
              { type: 'button', class: 'builder-pick', 'aria-label': text('removePick', { pick: label }) },
              `${words.pick(current, selection)} ✕`,
            );
            remove.addEventListener('click', () => toggle(selection));
            return element('li', {}, remove);
          })
        : [element('li', { class: 'quiet' }, text('builderHint'))]),
    );
    const shown: Record<Joint['state'], string> = {
      none: '—',
      pending: joint.state === 'pending' && figure.textContent !== '' ? figure.textContent : '…',
      excluded: text('excluded'),
      failed: text('noPrice'),
      priced: joint.state === 'priced' ? priceText(joint.price) : '',
    };
    figure.textContent = shown[joint.state];
    figure.classList.toggle('is-words', joint.state === 'excluded' || joint.state === 'failed');
    add.disabled = joint.state !== 'priced' || selections.length < 2;
  }

  function scheduleRequest(): void {
    clearTimeout(requestTimer);
    if (selections.length < 2) {
      setJoint({ state: 'none' });
      return;
    }
    if (joint.state !== 'priced') setJoint({ state: 'pending' });
    requestTimer = setTimeout(() => void requestPrice(), REQUEST_DELAY_MS);
  }

  async function requestPrice(): Promise<void> {
    if (!fixture) return;
    const request = (latestRequest += 1);
    const { id, revision } = fixture;
    try {
      const { price } = await client.builder({ fixture: id, selections });
      if (request !== latestRequest || selections.length < 2) return;
      pricedRevision = revision;
      setJoint(price === null ? { state: 'excluded' } : { state: 'priced', price });
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      if (request === latestRequest) setJoint({ state: 'failed' });
    }
  }

  function toggle(selection: Selection): void {
    if (selections.some((each) => isSame(each, selection)))
      selections = selections.filter((each) => !isSame(each, selection));
    else if (selections.length < MAX_SELECTIONS)
      selections = [...selections.filter(({ market }) => market !== selection.market), selection];
    else context.showMessage(text('builderFull', { most: MAX_SELECTIONS }), 'trouble');
    joint = { state: 'none' };
    scheduleRequest();
  }

  render();
  return {
    root,
    isOn: () => isOn,
    setOn(next) {
      isOn = next;
      selections = [];
      setJoint({ state: 'none' });
    },
    has: (selection) => isOn && selections.some((each) => isSame(each, selection)),
    toggle,
    show(next) {
      fixture = next;
      if (isOn && selections.length > 1 && next.revision !== pricedRevision) scheduleRequest();
    },
  };
}
