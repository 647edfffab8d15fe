import { element, icon } from '../../../shell/element.ts';
import { factList } from '../../../shell/room/fairnessSheet.ts';
import type { FixtureView } from '../../../sportsApi.ts';
import { createBuilder } from './builder.ts';
import { createEventFeed } from './eventFeed.ts';
import { failureNote, skeletonRows } from './listState.ts';
import { createMarketList } from './marketList.ts';
import { pickOf } from './picks.ts';
import { createScoreboard } from './scoreboard/scoreboard.ts';
import { createStar, type Star } from './star.ts';
import { hasSelection } from './slip.ts';
import type { SportsContext } from './sportsContext.ts';

/** The page of a fixture: scoreboard, markets, bet builder, event feed, seeds. */
export interface FixturePage {
  root: HTMLElement;
  /** Stops its updates. */
  close: () => void;
}

interface PageParts {
  context: SportsContext;
  id: string;
  onBack: () => void;
}

const SECOND_MS = 1000;

export function createFixturePage({ context, id, onBack }: PageParts): FixturePage {
  const { text, name, store, desk, client } = context;
  const back = element('button', { type: 'button', class: 'icon-button', 'aria-label': text('back') }, icon('back'));
  back.addEventListener('click', onBack);
  const league = element('span', { class: 'fixture-page-league' });
  const body = element('div', { class: 'fixture-page-body' }, skeletonRows(text, 3));
  const head = element('header', { class: 'fixture-page-head' }, back, league);
  const root = element('div', { class: 'fixture-page' }, head, body);
  let star: Star | undefined;
  let show: ((fixture: FixtureView) => void) | undefined;
  let tick: () => void = () => undefined;
  let showChosen: () => void = () => undefined;
  let isClosed = false;

  function build(first: FixtureView): (fixture: FixtureView) => void {
    let fixture = first;
    const board = createScoreboard(context, first);
    const builder = createBuilder(context, () => markets.showChosen());
    const markets = createMarketList({
      context,
      isChosen: (market, pick) =>
        builder.isOn() ? builder.has({ market, pick }) : hasSelection(desk.get(), id, { market, pick }),
      onPress(market, pick) {
        if (builder.isOn()) {
          builder.toggle({ market, pick });
          return;
        }
        const chosen = pickOf(fixture, [{ market, pick }]);
        if (chosen && !desk.toggle(chosen)) context.showMessage(text('slipFull'), 'trouble');
      },
    });
    const feed = createEventFeed(context);
    const mode = element('input', { type: 'checkbox', role: 'switch', class: 'switch' });
    mode.addEventListener('change', () => builder.setOn(mode.checked));
    const facts = element('div', {});
    const seeds = element(
      'details',
      { class: 'market seeds' },
      element('summary', {}, element('span', {}, text('fairness'))),
      element('p', { class: 'quiet' }, text('simulatedText')),
      facts,
    );
    league.textContent = name(first.league.name);
    const createdStar = createStar(context, id, context.words.fixtureName(first));
    star = createdStar;
    head.append(createdStar.root);
    const canBuild = context.words.kindOf(first.sport) !== 'race';
    const switchRow = element('label', { class: 'builder-switch' }, mode, element('span', {}, text('betBuilder')));
    // Wide screens have two columns; narrow ones have one, with the event feed below the markets.
    body.replaceChildren(
      element(
        'div',
        { class: 'fixture-page-side' },
        element('p', { class: 'simulated' }, text('simulated')),
        board.root,
        feed.root,
        seeds,
      ),
      element('div', { class: 'fixture-page-bets' }, ...(canBuild ? [switchRow] : []), builder.root, markets.root),
    );
    tick = board.tick;
    showChosen = markets.showChosen;
    return (next) => {
      fixture = next;
      // A finished fixture cannot be starred.
      createdStar.root.hidden = next.phase === 'over';
      const events = store.events(id);
      board.show(next, events);
      markets.show(next);
      builder.show(next);
      feed.show(next, events);
      facts.replaceChildren(
        factList([
          [text('fixtureNumber'), next.id],
          [text('serverSeedHash'), next.seedHash],
          [text('fixtureClientSeed'), next.clientSeed],
        ]),
      );
    };
  }

  function apply(fixture: FixtureView): void {
    if (isClosed || fixture.id !== id) return;
    show ??= build(fixture);
    show(fixture);
  }

  async function load(): Promise<void> {
    try {
      const detail = await client.fixture(id);
      if (!isClosed) store.putDetail(detail, detail.events);
    } catch {
      if (!isClosed && !show) body.replaceChildren(failureNote(text, () => void load()));
    }
  }

  store.setDetailed(id);
  const unlisten = store.listen(apply);
  const unlistenSlip = desk.listen(() => showChosen());
  const unlistenStars = context.favourites.listen(() => star?.show());
  const known = store.get(id);
  if (known) apply(known);
  void load();
  const ticking = setInterval(() => tick(), SECOND_MS);

  return {
    root,
    close() {
      isClosed = true;
      store.setDetailed(null);
      unlisten();
      unlistenSlip();
      unlistenStars();
      clearInterval(ticking);
    },
  };
}
