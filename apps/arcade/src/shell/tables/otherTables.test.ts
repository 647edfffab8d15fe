// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfferedTable } from '@parlor/contract';
import type { PlayerTableView } from '../../tablesApi.ts';
import { amountText } from '../amountText.ts';
import { ArcadeFailure } from '../arcadeClient.ts';
import { openOtherTables, type OtherTablesParts } from './otherTables.ts';
import { OPENS_AT, otherTable } from './testing/otherTable.ts';

const jade = otherTable({
  gameCode: 'jade-baccarat',
  title: { EN: 'Jade Baccarat', TY: 'บาคาร่าหยก' },
  road: 'rbbbbb',
  good: { kind: 'run', side: 'player', tone: 'blue', length: 5 },
});
const wheel = otherTable({
  gameCode: 'velvet-roulette',
  title: { EN: 'Velvet Roulette', TY: 'รูเล็ตกำมะหยี่' },
  form: 'marks',
  kind: 'roulette',
  marks: ['0', '17', '36'],
  minStake: '1000',
});
const all = [wheel, otherTable(), jade];
const offerAll = (tables: readonly PlayerTableView[]): OfferedTable[] =>
  tables.map(({ gameCode, title }) => ({ gameCode, name: title.EN }));

/** Opens the list at Velvet Baccarat, with a record of its messages. */
async function open(over: Partial<OtherTablesParts> & { link?: string } = {}) {
  const told: string[] = [];
  const answer = vi.fn<() => unknown>(() => ({ serverTime: OPENS_AT, tables: all }));
  const offer = vi.fn<() => OfferedTable[] | null | undefined>(() => offerAll(all));
  const opening = Promise.withResolvers<OfferedTable[] | null>();
  const { link, ...parts } = over;
  openOtherTables({
    client: { call: (async () => answer()) as OtherTablesParts['client']['call'] },
    site: {
      list: async () => offer(),
      linkTo: (code) => link && `${link}${code}`,
      open(code) {
        told.push(`open ${code}`);
        return opening.promise;
      },
    },
    gameCode: 'velvet-baccarat',
    kind: 'baccarat',
    tag: 'en',
    money: (minor) => amountText(minor, 'THB'),
    unconfirmed: () => 0n,
    decided: () => Promise.resolve(),
    onLeave: () => void told.push('leave'),
    onStay: () => void told.push('stay'),
    refuse: (reason) => void told.push(reason),
    follow: (address) => void told.push(`follow ${address}`),
    ...parts,
  });
  await vi.advanceTimersByTimeAsync(0);
  return { told, answer, offer, opening };
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const ways = (): string[] => [...document.querySelectorAll('.other-way')].map(({ textContent }) => textContent);
const rowOf = (name: string): HTMLElement => {
  const row = [...document.querySelectorAll<HTMLElement>('.other-table')].find(
    (each) => each.querySelector('.other-way')?.textContent === name,
  );
  if (!row) throw new Error(`there is no table ${name}`);
  return row;
};
const press = (name: string): void => rowOf(name).querySelector<HTMLElement>('.other-way')?.click();
const status = (): string => find('.other-status').textContent;
const pressButton = (words: string): void => {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click();
};

beforeEach(() => {
  vi.useFakeTimers({ now: OPENS_AT });
});
afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the list of other tables', () => {
  it('lists tables of the same kind first, without the table itself', async () => {
    await open();
    expect(ways()).toEqual(['Jade Baccarat', 'Velvet Roulette']);
    expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Baccarat',
      'Roulette',
    ]);
  });

  it('shows good road, last results, lowest stake and remaining seconds of each table', async () => {
    await open();
    const [first, second] = [rowOf('Jade Baccarat'), rowOf('Velvet Roulette')];
    expect(first.querySelector('.other-good')?.textContent).toBe('Player × 5');
    expect(first.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Last results: Banker 1, Player 5, ties 0',
    );
    expect(first.querySelector('.other-facts')?.textContent).toContain('From ฿5.00');
    expect(first.querySelector('.other-time')?.textContent).toBe('Bets open, 16 s');
    expect(second.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Last results, newest first: 36 red; 17 black; 0 green',
    );
    expect(second.querySelector('.other-facts')?.textContent).toContain('From ฿10.00');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(first.querySelector('.other-time')?.textContent).toBe('Bets open, 13 s');
  });

  it('has only the tables that the site offers, with the site’s names', async () => {
    const offered = [{ gameCode: 'jade-baccarat', name: '翡翠百家乐' }];
    await open({
      site: { list: async () => offered, linkTo: () => undefined, open: async () => offered },
      tag: 'zh-Hans',
    });
    expect(ways()).toEqual(['翡翠百家乐']);
    expect(find('dialog').getAttribute('aria-label')).toBe('其他桌台');
  });

  it('updates with new results, and keeps the focus', async () => {
    const { answer } = await open();
    const way = rowOf('Velvet Roulette').querySelector<HTMLElement>('.other-way');
    way?.focus();
    answer.mockReturnValue({
      serverTime: OPENS_AT + 5_000,
      tables: [{ ...wheel, marks: ['17', '36', '5'] }, otherTable(), jade],
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(rowOf('Velvet Roulette').querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Last results, newest first: 5 red; 36 red; 17 black',
    );
    expect(document.activeElement).toBe(way);
  });

  it('shows that tables are loading, that there are none, and that they cannot be reached', async () => {
    const waiting = Promise.withResolvers<unknown>();
    const { answer } = await open({ client: { call: (() => waiting.promise) as OtherTablesParts['client']['call'] } });
    expect(status()).toBe('Tables are on their way…');
    waiting.resolve({ serverTime: OPENS_AT, tables: [otherTable()] });
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('There is no other table right now.');
    expect(answer).not.toHaveBeenCalled();
  });

  it('offers a retry if the arcade or the site does not answer, and later keeps the known tables', async () => {
    const { answer, offer } = await open();
    answer.mockImplementation(() => {
      throw new ArcadeFailure('offline');
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(status()).toBe('No connection: this is how the tables were. We keep trying.');
    expect(ways()).toHaveLength(2);
    expect(offer).toHaveBeenCalledOnce();
    document.querySelector('dialog')?.close();

    const second = await open({ site: { list: async () => null, linkTo: () => undefined, open: async () => null } });
    expect(status()).toBe('The tables cannot be reached at the moment.');
    expect(second.answer).toHaveBeenCalledOnce();
    pressButton('Try again');
    await vi.advanceTimersByTimeAsync(0);
    expect(second.answer).toHaveBeenCalledTimes(2);
  });

  it('sends no requests after it is closed', async () => {
    const { answer } = await open();
    document.querySelector('dialog')?.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answer).toHaveBeenCalledOnce();
  });

  it('closes if the session has ended, and reports it', async () => {
    const { answer, told } = await open();
    answer.mockImplementation(() => {
      throw new ArcadeFailure('session.expired');
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(told).toEqual(['SESSION_EXPIRED']);
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('going to another table', () => {
  it('sends a request to the site', async () => {
    const { told } = await open();
    press('Jade Baccarat');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['leave', 'open jade-baccarat']);
    expect(status()).toBe('Jade Baccarat is being opened…');
    // A second press has no effect.
    press('Jade Baccarat');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveLength(2);
  });

  it('follows a link if no site frames the game', async () => {
    const { told } = await open({ link: 'http://site.test/m/play/table?code=' });
    const way = rowOf('Jade Baccarat').querySelector('a');
    expect(way?.getAttribute('href')).toBe('http://site.test/m/play/table?code=jade-baccarat');
    way?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['leave', 'follow http://site.test/m/play/table?code=jade-baccarat']);
  });

  it('asks first if chips are not confirmed: staying keeps them, leaving removes them', async () => {
    const { told } = await open({ unconfirmed: () => 1_500n });
    press('Jade Baccarat');
    await vi.advanceTimersByTimeAsync(0);
    expect(find('.notice').textContent).toContain('Chips of ฿15.00 are not confirmed.');
    expect(status()).toBe('');
    pressButton('Stay here');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([]);
    press('Jade Baccarat');
    await vi.advanceTimersByTimeAsync(0);
    // Escape means staying.
    find('.notice').dispatchEvent(new Event('cancel'));
    document.querySelector<HTMLDialogElement>('.notice')?.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([]);
    expect(status()).toBe('');
    press('Jade Baccarat');
    await vi.advanceTimersByTimeAsync(0);
    pressButton('Go to Jade Baccarat');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['leave', 'open jade-baccarat']);
  });

  it('waits until a bet in flight is decided, and then asks nothing about its chips', async () => {
    const sent = Promise.withResolvers<void>();
    let chips = 500n;
    const { told } = await open({ decided: () => sent.promise, unconfirmed: () => chips });
    press('Jade Baccarat');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([]);
    expect(document.querySelector('.notice')).toBeNull();
    chips = 0n;
    sent.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['leave', 'open jade-baccarat']);
  });

  it('stays and shows why if the site no longer offers the table or does not respond', async () => {
    const gone = await open();
    press('Jade Baccarat');
    await vi.advanceTimersByTimeAsync(0);
    gone.opening.resolve(offerAll([wheel]));
    await vi.advanceTimersByTimeAsync(0);
    expect(gone.told.at(-1)).toBe('stay');
    expect(status()).toBe('Jade Baccarat is not on offer any more.');
    expect(ways()).toEqual(['Velvet Roulette']);
    document.querySelector('dialog')?.close();

    const stuck = await open();
    press('Jade Baccarat');
    await vi.advanceTimersByTimeAsync(0);
    stuck.opening.resolve(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('The site does not open Jade Baccarat at the moment. Try again.');
    expect(ways()).toHaveLength(2);
  });
});
