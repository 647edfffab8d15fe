// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entrantColour } from '../../crest.ts';
import { NOW } from '../../testing/sampleSports.ts';
import { settle, startSports } from '../../testing/startSports.ts';
import { tapedFixture } from '../../testing/tapedFixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Opens the page of a fixture of a sport after this many ticks. */
async function opened(sport: string, { tick = 10, isMoving = false } = {}) {
  const fixture = tapedFixture(sport);
  history.replaceState(null, '', `#tab=live&sport=${sport}&fixture=${fixture.id}`);
  const page = await startSports({
    answers: { [`GET sports/fixtures/${fixture.id}`]: fixture.at(tick) },
    isMoving,
  });
  await vi.dynamicImportSettled();
  await settle();
  await vi.dynamicImportSettled();
  const show = async (at: number): Promise<void> => {
    const { events, serverSeed, ...view } = fixture.at(at);
    page.receive({ type: 'detail', fixture: view, events: events.filter((event) => event.tick === at), serverSeed });
    await settle();
  };
  const markup = (): string => page.find('.drawn-stage').innerHTML;
  return { page, fixture, show, markup };
}

describe('the drawing of a fixture', () => {
  it('marks where the last balls landed, in the colours of the sides that won the points', async () => {
    const { page, fixture } = await opened('badminton', { tick: 12 });
    const winners = fixture
      .at(12)
      .events.filter(({ type }) => type === 'point')
      .slice(-5);
    const colours = [...document.querySelectorAll('.drawn-recent .drawn-play')].map((mark) =>
      (mark as HTMLElement).style.getPropertyValue('--colour'),
    );
    const fills = [...document.querySelectorAll('.drawn-mark')].map((mark) => mark.getAttribute('fill'));
    expect(fills).toEqual(colours.slice(0, 5).toReversed());
    const rows = [...document.querySelectorAll('.drawn-recent .drawn-play')].map((mark) =>
      mark.classList.contains('is-away'),
    );
    expect(rows.slice(0, 5).toReversed()).toEqual(winners.map(({ entrant }) => entrant === 1));
    expect(new Set(fills).size).toBe(new Set(winners.map(({ entrant }) => entrant)).size);
    const side = winners.at(-1)?.entrant ?? 0;
    expect(page.textOf('.drawn-said')).toBe(`Point for ${fixture.at(12).entrants[side]?.EN ?? ''}`);
  });

  it('is only visual: it has no readable content and no second live region', async () => {
    const { page, show } = await opened('tennis');
    expect(page.find('.drawn-stage').getAttribute('aria-hidden')).toBe('true');
    await show(11);
    expect(page.find('.board').querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(1);
    expect(page.find('.board-score').getAttribute('aria-live')).toBe('polite');
  });

  it('shows a still state at once with reduced motion, and stays still', async () => {
    const { show, markup } = await opened('tennis');
    const before = markup();
    await show(11);
    const after = markup();
    expect(after).not.toBe(before);
    await settle(3_000);
    expect(markup()).toBe(after);
  });

  it('plays a point to its end, and keeps moving until the next', async () => {
    const { show, markup } = await opened('tennis', { isMoving: true });
    await settle(60_000);
    const before = markup();
    await settle(1_000);
    expect(markup()).toBe(before);
    await show(11);
    await settle(400);
    const hit = markup();
    await settle(400);
    expect(markup()).not.toBe(hit);
  });

  it('is absent for sports with their own picture', async () => {
    const { page } = await opened('football');
    expect(page.has('.pitch')).toBe(true);
    expect(page.has('.drawn-place')).toBe(false);
  });
});

describe('a cockfight', () => {
  it('shows more feathers on the sand the more hits a bird has taken', async () => {
    const { show, fixture } = await opened('cockfight', { tick: 2 });
    const lying = (): number => document.querySelectorAll('.pit-feather').length;
    const few = lying();
    await show(fixture.ticks - 1);
    const [home = 0, away = 0] = fixture.at(fixture.ticks - 1).board.score;
    expect(lying()).toBe(Math.floor(home / 2) + Math.floor(away / 2));
    expect(lying()).toBeGreaterThan(few);
  });

  it('ends with the pose of the winner', async () => {
    const { page, show, fixture } = await opened('cockfight');
    await show(fixture.ticks);
    const crowing = [...document.querySelectorAll('.bird')].filter((bird) =>
      bird.querySelector('.bird-beak')?.getAttribute('transform')?.includes('28'),
    );
    const winner = fixture.at(fixture.ticks).events.find(({ type }) => type === 'stoppage')?.entrant ?? 0;
    const colour = entrantColour(fixture.at(0).entrants[winner]?.EN ?? '');
    expect(crowing.map((bird) => bird.querySelector('.bird-hackle')?.getAttribute('fill'))).toEqual([colour]);
    expect(page.textOf('.drawn-said')).toContain('wins by stoppage');
  });
});

it('moves the fighters of a ring between two hits', async () => {
  const { markup } = await opened('muay-thai', { isMoving: true });
  const before = markup();
  await settle(500);
  expect(markup()).not.toBe(before);
});
