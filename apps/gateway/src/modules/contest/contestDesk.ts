import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { listActs, recordAct, type RecordedAct } from '../audit/operatorActs.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { findContest, type Contest } from './contest.repository.ts';
import { endContest } from './contestEnd.ts';
import { saveContest, type NewContest } from './contestPublisher.ts';

const AREA = 'contests';
/** The number of places in a contest's file. */
const PLACES = 10;

/** A contest in a list for operators. */
export interface ContestEntry {
  code: string;
  kind: Contest['kind'];
  state: Contest['state'];
  /** Epoch milliseconds. */
  from: number;
  to: number;
  players: number;
}

/** A contest with all its details, for operators. */
export interface ContestFile extends ContestEntry {
  rule: Contest['rule'];
  commitment: string | null;
  seed: string | null;
  /** The current first places. Scores and prizes are in minor units. */
  places: readonly { rank: number; account: string; score: bigint; prize: bigint | null; isPaid: boolean }[];
  acts: readonly RecordedAct[];
}

/** The merchant and code of a contest, and the operator. */
interface Target {
  merchantCode: string;
  code: string;
  operator: string;
}

/** Operations on contests. Each change is recorded in its transaction. */
export type ContestDesk = ReturnType<typeof createContestDesk>;

export function createContestDesk({
  db,
  clock,
  masterKeys,
}: {
  db: Kysely<Database>;
  clock: () => number;
  masterKeys: Pick<MasterKeys, 'seal' | 'open'>;
}) {
  async function entriesOf(merchantCode: string, code?: string): Promise<ContestEntry[]> {
    const { rows } = await sql<ContestEntry>`
      select c.code, c.kind, c.state, c.starts_at as "from", c.ends_at as "to",
        (select count(*)::int from contest_entry e where e.merchant_code = c.merchant_code and e.code = c.code and e.demo_name is null) as players
      from contest c where c.merchant_code = ${merchantCode} and c.code = coalesce(${code ?? null}, c.code) order by c.ends_at desc, c.code`.execute(
      db,
    );
    return rows;
  }

  async function contestOf(merchantCode: string, code: string): Promise<Contest> {
    const contest = await findContest(db, merchantCode, code);
    if (contest === undefined) throw new OperatorError(`${merchantCode} has no contest ${code}`);
    return contest;
  }

  const acted = (
    connection: Kysely<Database>,
    { merchantCode, code, operator }: Target,
    act: string,
    details: Record<string, string> = {},
  ): Promise<void> => recordAct(connection, { area: AREA, subject: code, merchantCode, operator, act, details });

  function save(written: Omit<NewContest, 'by'>, operator: string, act: 'add' | 'publish'): Promise<void> {
    const { merchantCode, code, kind } = written;
    return db.transaction().execute(async (transaction) => {
      await saveContest(transaction, masterKeys, { ...written, by: operator }, clock());
      await acted(transaction, { merchantCode, code, operator }, act, { kind });
    });
  }

  return {
    /** Lists the contests of a merchant, the latest first. */
    async list(merchantCode: string): Promise<ContestEntry[]> {
      const merchant = await db
        .selectFrom('merchant')
        .select('code')
        .where('code', '=', merchantCode)
        .executeTakeFirst();
      if (merchant === undefined) throw new OperatorError(`There is no merchant ${merchantCode}`);
      return entriesOf(merchantCode);
    },

    async show(merchantCode: string, code: string): Promise<ContestFile> {
      const { rule, commitment, seed } = await contestOf(merchantCode, code);
      const [entry] = await entriesOf(merchantCode, code);
      if (entry === undefined) throw new OperatorError(`${merchantCode} has no contest ${code}`);
      const { rows: places } = await sql<ContestFile['places'][number]>`
        select coalesce(e.rank, row_number() over (order by e.rank, e.score desc, e.reached_at, e.account_id))::int as rank,
          a.account, e.score, e.prize, e.paid_at is not null as "isPaid"
        from contest_entry e join account a on a.id = e.account_id
        where e.merchant_code = ${merchantCode} and e.code = ${code} and (e.score > 0 or e.rank is not null) and e.demo_name is null
        order by 1 limit ${PLACES}`.execute(db);
      return {
        ...entry,
        rule,
        commitment,
        seed,
        places,
        acts: await listActs(db, { area: AREA, merchantCode, subject: code }),
      };
    },

    /** Adds a contest with a new code. */
    async add(written: Omit<NewContest, 'by'>, operator: string): Promise<void> {
      if ((await findContest(db, written.merchantCode, written.code)) !== undefined)
        throw new OperatorError(`${written.merchantCode} has a contest ${written.code}; publish changes it`);
      await save(written, operator, 'add');
    },

    /** Adds a contest, or updates the parts of one that may still change. */
    publish: (written: Omit<NewContest, 'by'>, operator: string): Promise<void> => save(written, operator, 'publish'),

    /** Ends a contest now, if nobody has joined it. Players who joined were promised its whole time. */
    async end({ reason, ...target }: Target & { reason: string }): Promise<void> {
      const { merchantCode, code } = target;
      await contestOf(merchantCode, code);
      await db.transaction().execute(async (transaction) => {
        const now = clock();
        const { rows } = await sql`
          update contest c set starts_at = least(starts_at, ${new Date(now - 1)}), ends_at = ${new Date(now)},
            rule = jsonb_set(rule, '{window}', jsonb_build_object('from', least((rule -> 'window' ->> 'from')::bigint, ${now - 1}::bigint), 'to', ${now}::bigint))
          where merchant_code = ${merchantCode} and code = ${code} and state = 'OPEN' and ends_at > ${new Date(now)}
            and not exists (select from contest_entry e where e.merchant_code = c.merchant_code and e.code = c.code and e.demo_name is null)
          returning 1`.execute(transaction);
        if (rows.length === 0)
          throw new OperatorError(`${code} is over, or somebody joined it: then it runs to its end`);
        await acted(transaction, target, 'end', { reason });
      });
    },

    /** Finalizes the places of a finished contest, draws those of a raffle, and grants the prizes. */
    async draw(target: Target): Promise<ContestFile['state']> {
      const { merchantCode, code } = target;
      const before = await contestOf(merchantCode, code);
      if (before.state === 'PAID') throw new OperatorError(`${code} is drawn and paid`);
      await endContest(db, before, { masterKeys, now: clock(), onChange: () => undefined });
      const { state } = await contestOf(merchantCode, code);
      if (state === 'OPEN')
        throw new OperatorError(
          `${code} is not over yet, or a gateway has rounds of it to read. Two minutes after its end it can be drawn`,
        );
      await acted(db, target, 'draw', { state });
      return state;
    },
  };
}
