import type { Kysely } from 'kysely';
import {
  fromMinor,
  type Contest as WireContest,
  type ContestBoard,
  type ContestStanding,
  type LanguageCode,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { artAddress } from '../artwork/artVersion.ts';
import { localize } from '../catalogue/localized.ts';
import { isRealType } from '../member/accountTypes.ts';
import { readAudience } from '../reward/audience.repository.ts';
import { isInAudience } from '../reward/offerMatch.rules.ts';
import { minorOf } from '../reward/offerValue.rules.ts';
import { maskAccount } from '../winner/winner.rules.ts';
import {
  aroundOf,
  countPlayers,
  findContest,
  givenTickets,
  listContests,
  topOf,
  type BoardRow,
  type Contest,
  type EntryRow,
} from './contest.repository.ts';
import { measureOf } from './contestRule.ts';
import { contestStateAt, prizeOf, ticketsOf, writeScore } from './contestScore.rules.ts';
import { writeRaffleList } from './raffleDraw.rules.ts';

const DAY_MS = 86_400_000;
/** How long a contest is listed after its end, in ms. */
const LISTED_MS = 14 * DAY_MS;
/** The number of places on a board. */
const BOARD_LENGTH = 20;
/** How many places a board shows above and below the player's own. */
const REACH = 2;
/** How long a list or board is cached, in ms: many clients fetch it at once when it has changed. */
const CACHE_MS = 1_000;

/** The caller, its merchant and its language. */
export interface ContestScope {
  session: CallSession;
  merchant: Merchant;
  language: LanguageCode;
}

/** The merchant and the language of a call. */
export type PublicScope = Omit<ContestScope, 'session'>;
type PlayerScope = Omit<ContestScope, 'language'>;
type NotFound = Refusal<'request.not_found'>;

/** Tournaments and raffles. */
export interface ContestService {
  list(scope: PublicScope): Promise<{ list: WireContest[] }>;
  board(scope: PublicScope, code: string): Promise<ContestBoard | NotFound>;
  /** Returns the input of a raffle's draw; empty before the draw. */
  entries(scope: PublicScope, code: string): Promise<{ text: string } | NotFound>;
  standings(scope: PlayerScope): Promise<{ list: ContestStanding[] }>;
  /** Joins a contest; joining again changes nothing. */
  join(
    scope: PlayerScope,
    code: string,
  ): Promise<ContestStanding | NotFound | Refusal<'account.real_required' | 'promotion.closed'>>;
}

interface ContestDeps {
  db: Kysely<Database>;
  clock: () => number;
  /** Returns the names of games by node id. */
  gameNames: (scope: PublicScope, nodeIds: readonly string[]) => Map<string, string>;
}

interface ListedContest {
  contest: Contest;
  players: number;
  /** The winning entry of each place of a drawn raffle. */
  winners: { place: number; entry: number }[];
}

export function createContestService({ db, clock, gameNames }: ContestDeps): ContestService {
  const cache = new Map<string, { until: number; value: Promise<unknown> }>();

  /** Caches a value for a moment. A failure is not cached. */
  function cached<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    const known = cache.get(key);
    if (known !== undefined && known.until > now) return known.value as Promise<Value>;
    for (const [name, { until }] of cache) if (until <= now) cache.delete(name);
    const value = read();
    cache.set(key, { until: now + CACHE_MS, value });
    value.catch(() => cache.delete(key));
    return value;
  }

  const listCached = (merchantCode: string): Promise<ListedContest[]> =>
    cached(`list ${merchantCode}`, async () => {
      const contests = await listContests(db, merchantCode, clock() - LISTED_MS);
      const players = await countPlayers(db, merchantCode);
      const drawn = contests.filter(({ seed }) => seed !== null).map(({ code }) => code);
      const won =
        drawn.length === 0
          ? []
          : await db
              .selectFrom('contest_entry')
              .select(['code', 'rank', 'entry'])
              .where('merchant_code', '=', merchantCode)
              .where('code', 'in', drawn)
              .where('rank', 'is not', null)
              .orderBy('rank')
              .execute();
      return contests.map((contest) => ({
        contest,
        players: players.get(contest.code) ?? 0,
        winners: won.flatMap(({ code, rank, entry }) =>
          code === contest.code && rank !== null && entry !== null ? [{ place: rank, entry }] : [],
        ),
      }));
    });

  /** Finds a contest that everybody may see. */
  async function find(merchantCode: string, code: string): Promise<ListedContest | undefined> {
    return (await listCached(merchantCode)).find(({ contest }) => contest.code === code);
  }

  function wire({ contest, players, winners }: ListedContest, { merchant, language }: PublicScope): WireContest {
    const { rule, currency, kind } = contest;
    const reading = { language, defaultLanguage: merchant.settings.defaultLanguage };
    const money = (typed: string): string => fromMinor(minorOf(typed, currency), currency);
    const names = rule.games && gameNames({ merchant, language }, rule.games);
    return {
      code: contest.code,
      kind,
      title: localize(contest.titles, reading),
      cover: contest.cover && { ...contest.cover, url: artAddress(contest.cover.url) },
      state: stateOf(contest, clock()),
      startsAt: contest.starts_at,
      endsAt: contest.ends_at,
      currency,
      pool: money(rule.pool),
      prizes: rule.prizes.map(({ from, to, amount }) => ({ from, to, amount: money(amount) })),
      reward: rule.money.type,
      wageringMultiple:
        rule.money.type === 'bonus' && rule.money.wageringMultiple > 0 ? rule.money.wageringMultiple : null,
      measure: measureOf(rule),
      gameTypes: rule.gameTypes ?? null,
      games: names === undefined ? null : [...names].map(([nodeId, name]) => ({ nodeId, name })),
      minStake: minorOf(rule.minStake, currency) > 0n ? money(rule.minStake) : null,
      points: rule.measure.by === 'points' ? { per: money(rule.measure.per), wins: rule.measure.wins } : null,
      ticket: rule.ticket && { per: money(rule.ticket.per), most: rule.ticket.most ?? null },
      players,
      draw:
        contest.commitment === null
          ? null
          : { commitment: contest.commitment, seed: contest.seed, listHash: contest.list_hash, winners },
    };
  }

  function boardPlace(contest: Contest, row: BoardRow, rank: number, ownId?: string) {
    const prize = row.is_demo ? undefined : prizeOf(contest.rule, rank, contest.currency);
    return {
      rank,
      name: row.account_id === ownId ? row.name : maskAccount(row.name),
      score: row.tickets === null ? writeScore(contest.rule, row.score, contest.currency) : String(row.tickets),
      prize: prize === undefined ? null : fromMinor(prize, contest.currency),
      isDemo: row.is_demo,
    };
  }

  async function standing(contest: Contest, entry: EntryRow): Promise<ContestStanding> {
    const { rule, currency, kind } = contest;
    const around = kind === 'raffle' ? [] : await aroundOf(db, contest, entry, REACH);
    const given =
      kind === 'raffle' ? ((await givenTickets(db, contest, entry.account_id)).get(entry.account_id) ?? 0) : 0;
    const ownRow = around.find(({ account_id }) => account_id === entry.account_id);
    return {
      code: contest.code,
      joinedAt: entry.joined_at,
      rank: entry.rank ?? ownRow?.place ?? null,
      score: writeScore(rule, entry.score, currency, given),
      tickets: kind === 'raffle' ? (entry.tickets ?? ticketsOf(rule, entry.score, currency) + given) : null,
      given,
      entry: entry.entry,
      prize: entry.prize === null ? null : fromMinor(entry.prize, currency),
      isPaid: entry.paid_at !== null,
      around: around.map((row) => ({
        ...boardPlace(contest, row, row.place, entry.account_id),
        isSelf: row.account_id === entry.account_id,
      })),
    };
  }

  return {
    async list(scope) {
      const order = { RUNNING: 0, COUNTING: 1, COMING: 2, OVER: 3 } as const;
      const all = (await listCached(scope.merchant.code)).map((contest) => wire(contest, scope));
      return {
        list: all.toSorted(
          (a, b) => order[a.state] - order[b.state] || (a.state === 'OVER' ? b.endsAt - a.endsAt : a.endsAt - b.endsAt),
        ),
      };
    },

    async board({ merchant }, code) {
      const found = await find(merchant.code, code);
      if (found === undefined) return refuse('request.not_found');
      const { contest, players } = found;
      const isFinal = contest.state !== 'OPEN';
      // A raffle has no ranking before its draw.
      const rows =
        contest.kind === 'raffle' && !isFinal
          ? []
          : await cached(`board ${merchant.code} ${code}`, () => topOf(db, contest, BOARD_LENGTH));
      return {
        code,
        players,
        isFinal,
        list: rows.map((row, at) => boardPlace(contest, row, row.rank ?? at + 1)),
      };
    },

    async entries({ merchant }, code) {
      const found = await find(merchant.code, code);
      if (found === undefined || found.contest.kind !== 'raffle') return refuse('request.not_found');
      const rows = await db
        .selectFrom('contest_entry')
        .select(['entry', 'tickets'])
        .where('merchant_code', '=', merchant.code)
        .where('code', '=', code)
        .where('entry', 'is not', null)
        .orderBy('entry')
        .execute();
      return {
        text: writeRaffleList(
          rows.flatMap(({ entry, tickets }) => (entry === null || tickets === null ? [] : [{ entry, tickets }])),
        ),
      };
    },

    async standings({ session, merchant }) {
      const contests = await listCached(merchant.code);
      const entries = await db
        .selectFrom('contest_entry')
        .selectAll()
        .where('account_id', '=', session.accountId)
        .where('merchant_code', '=', merchant.code)
        .execute();
      const standings = entries.flatMap((entry) => {
        const contest = contests.find(({ contest: { code } }) => code === entry.code)?.contest;
        return contest === undefined ? [] : [standing(contest, entry)];
      });
      return { list: await Promise.all(standings) };
    },

    async join({ session, merchant }, code) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const now = clock();
      const player = { accountId: session.accountId, merchantCode: merchant.code };
      const joined = await db.transaction().execute(async (transaction) => {
        // Locks the contest, so that it neither changes nor ends between this check and the entry.
        const held = await transaction
          .selectFrom('contest')
          .select('code')
          .where('merchant_code', '=', merchant.code)
          .where('code', '=', code)
          .forShare()
          .executeTakeFirst();
        const contest = held && (await findContest(transaction, merchant.code, code));
        if (contest === undefined) return undefined;
        const ownEntry = transaction
          .selectFrom('contest_entry')
          .selectAll()
          .where('merchant_code', '=', merchant.code)
          .where('code', '=', code)
          .where('account_id', '=', session.accountId);
        const entered = await ownEntry.executeTakeFirst();
        if (entered !== undefined) return { contest, entry: entered };
        const state = stateOf(contest, now);
        if (state !== 'COMING' && state !== 'RUNNING') return { contest, entry: undefined };
        const audience = await readAudience(transaction, player, now);
        if (audience === undefined || !isInAudience(contest.rule, audience, now)) return { contest, entry: undefined };
        await transaction
          .insertInto('contest_entry')
          .values({ merchant_code: merchant.code, code, account_id: session.accountId, joined_at: new Date(now) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { contest, entry: await ownEntry.executeTakeFirstOrThrow() };
      });
      if (joined === undefined) return refuse('request.not_found');
      if (joined.entry === undefined) return refuse('promotion.closed');
      cache.delete(`list ${merchant.code}`);
      return standing(joined.contest, joined.entry);
    },
  };
}

const stateOf = ({ state, starts_at: startsAt, ends_at: endsAt }: Contest, now: number) =>
  contestStateAt({ state, startsAt, endsAt }, now);
