import './tables.css';
import type { OfferedTable } from '@parlor/contract';
import type { PlayerTablesView, PlayerTableView } from '../../tablesApi.ts';
import { ArcadeFailure, type ArcadeClient } from '../arcadeClient.ts';
import { element } from '../element.ts';
import { createText } from '../gameText.ts';
import { openNotice, openPanel } from '../panel.ts';
import { endOfSession } from '../refusals.ts';
import { createServerClock } from '../room/serverClock.ts';
import { createTableRow, type TableRow } from './tableRow.ts';
import { tablesByKind } from './tableOrder.ts';
import type { SiteTables } from './siteTables.ts';
import { tableWords } from './words.ts';

export { createSiteTables } from './siteTables.ts';

/** The context of the list of other tables. */
export interface OtherTablesParts {
  client: Pick<ArcadeClient, 'call'>;
  site: SiteTables;
  gameCode: string;
  /** The kind of the table: the family of its game. */
  kind: string;
  tag: string;
  money: (minor: bigint) => string;
  /** Returns the sum of unconfirmed chips. */
  unconfirmed: () => bigint;
  /** Resolves once every sent bet is decided. */
  decided: () => Promise<unknown>;
  /** Called before the player leaves. The next table shows the results of confirmed bets. */
  onLeave: () => void;
  /** Called when the player did not leave after all. */
  onStay: () => void;
  /** Shows why the session has ended. */
  refuse: (reason: string) => void;
  /** Follows a link. */
  follow?: (address: string) => void;
}

/** The polling interval of the tables while the sheet is open, and the interval of the countdown, in ms. */
const REFRESH_MS = 5_000;
const SECOND_MS = 1_000;

/** Opens the sheet with the other tables. */
export function openOtherTables(parts: OtherTablesParts): void {
  const { client, site, gameCode, kind, tag, money, unconfirmed, decided } = parts;
  const follow = parts.follow ?? ((address: string) => location.assign(address));
  const { text } = createText(tableWords, tag);
  const clock = createServerClock();
  const status = element('p', { class: 'other-status quiet', role: 'status' }, text('tables.loading'));
  const retry = element('button', { type: 'button', class: 'button is-small', hidden: true }, text('retry'));
  const list = element('div', { class: 'other-tables', 'aria-busy': 'true' });
  const note = element('p', { class: 'quiet', hidden: true }, text('tables.note'));
  const dialog = openPanel(text('tables.title'), text('close'), status, retry, list, note);
  const rows = new Map<string, TableRow>();
  let tables: readonly PlayerTableView[] | undefined;
  /** Null while the site has not answered; undefined without a site. */
  let offer: readonly OfferedTable[] | null | undefined = null;
  let isLeaving = false;

  const isOpen = (): boolean => dialog.open;
  const nameOf = ({ gameCode: code, title }: PlayerTableView): string =>
    offer?.find((each) => each.gameCode === code)?.name ?? (tag === 'th' ? title.TY : title.EN);

  /** Returns the other tables that the site offers. */
  function others(): PlayerTableView[] {
    const offered = offer && new Set(offer.map((each) => each.gameCode));
    return (tables ?? []).filter(
      ({ gameCode: code }) => code !== gameCode && (offered === undefined || offered?.has(code) === true),
    );
  }

  function rowOf(table: PlayerTableView): HTMLElement {
    const known = rows.get(table.gameCode);
    if (known) {
      known.update(table);
      return known.root;
    }
    const row = createTableRow({
      table,
      name: nameOf(table),
      text,
      money,
      href: site.linkTo(table.gameCode),
      onChoose: () => void choose(table),
    });
    rows.set(table.gameCode, row);
    return row.root;
  }

  /** Shows the current headings and rows. Remaining rows are not moved, so they keep the focus. */
  function show(): void {
    const shown = others();
    const codes = new Set(shown.map((table) => table.gameCode));
    const focused = document.activeElement;
    const groups = tablesByKind(shown, kind);
    const wanted = groups.map(({ kind: each }) => each).join(' ');
    for (const code of rows.keys()) {
      if (codes.has(code)) continue;
      const removed = rows.get(code);
      // The focus of a removed row moves to the top of the list.
      if (removed?.root.contains(focused)) dialog.focus();
      removed?.root.remove();
      rows.delete(code);
    }
    const isSame = list.dataset['kinds'] === wanted && shown.every(({ gameCode: code }) => rows.has(code));
    if (isSame) for (const table of shown) rowOf(table);
    else {
      list.dataset['kinds'] = wanted;
      list.replaceChildren(
        ...groups.flatMap(({ kind: each, tables: some }) => [
          element('h3', {}, text(`tables.kind.${each}`)),
          element('ul', {}, ...some.map(rowOf)),
        ]),
      );
      if (focused instanceof HTMLElement && list.contains(focused)) focused.focus();
    }
    note.hidden = !shown.some((table) => table.form === 'road' && table.good !== null);
    tick();
  }

  function tick(): void {
    if (document.visibilityState === 'hidden') return;
    for (const row of rows.values()) row.tick(clock.now());
  }

  function showMessage(words: string): void {
    if (status.textContent !== words) status.textContent = words;
    status.hidden = words === '';
  }

  async function read(): Promise<void> {
    retry.hidden = true;
    if (tables === undefined) showMessage(text('tables.loading'));
    try {
      const [answer, offered] = await Promise.all([
        client.call<PlayerTablesView>('GET', 'session/tables'),
        offer === null ? site.list() : offer,
      ]);
      if (!isOpen()) return;
      if (offered === null) throw new ArcadeFailure('offline');
      offer = offered;
      tables = answer.tables;
      clock.sample(answer.serverTime);
      list.setAttribute('aria-busy', 'false');
      show();
      if (!isLeaving) showMessage(rows.size === 0 ? text('tables.none') : '');
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      if (!isOpen()) return;
      const ended = endOfSession(error.code);
      if (ended !== undefined) {
        dialog.close();
        parts.refuse(ended);
        return;
      }
      list.setAttribute('aria-busy', 'false');
      if (!isLeaving)
        showMessage(text(rows.size > 0 ? 'tables.stale' : navigator.onLine ? 'tables.failed' : 'offline'));
      retry.hidden = rows.size > 0;
    }
  }

  /** Asks whether chips may be left. Resolves with the answer. */
  function mayLeave(amount: bigint, name: string): Promise<boolean> {
    return new Promise((resolve) => {
      const question = openNotice(text('tables.askTitle'), text('tables.askText', { amount: money(amount) }), [
        { label: text('tables.stay'), isPrimary: true, onPress: () => resolve(false) },
        { label: text('tables.leave', { table: name }), onPress: () => resolve(true) },
      ]);
      // Escape means staying.
      question.addEventListener('cancel', () => resolve(false));
    });
  }

  async function choose(table: PlayerTableView): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    const name = nameOf(table);
    const opening = text('tables.opening', { table: name });
    showMessage(opening);
    try {
      // A bet in flight may still be accepted; its chips are then not unconfirmed.
      await decided();
      const amount = unconfirmed();
      if (amount > 0n) {
        showMessage('');
        if (!(await mayLeave(amount, name))) return;
        showMessage(opening);
      }
      parts.onLeave();
      const link = site.linkTo(table.gameCode);
      if (link !== undefined) {
        follow(link);
        return;
      }
      const offered = await site.open(table.gameCode);
      parts.onStay();
      if (offered) offer = offered;
      show();
      showMessage(text(rows.has(table.gameCode) ? 'tables.stuck' : 'tables.gone', { table: name }));
    } finally {
      isLeaving = false;
    }
  }

  retry.addEventListener('click', () => void read());
  const reading = setInterval(() => {
    if (document.visibilityState === 'visible' && !isLeaving) void read();
  }, REFRESH_MS);
  const counting = setInterval(tick, SECOND_MS);
  const onOnline = (): void => void read();
  window.addEventListener('online', onOnline);
  dialog.addEventListener('close', () => {
    clearInterval(reading);
    clearInterval(counting);
    window.removeEventListener('online', onOnline);
  });
  void read();
}
