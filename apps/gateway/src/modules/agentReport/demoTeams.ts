import { sql, type Kysely, type Transaction } from 'kysely';
import { currencyExponent, type Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { dayAt } from '../loyalty/standing.rules.ts';
import { forgetCounts } from './headCounts.repository.ts';
import { planTeam, TEAM_DAYS } from './demoTeamPlan.ts';
import { dayAfter } from './span.rules.ts';

/** Days with hourly figures too: more than any current period of a contract. */
const HOUR_DAYS = 35;
/** Days with listed rebates: the longest span that agents can request. */
const REBATE_DAYS = 92;
/** Rough factors from the figures below to each currency, so that amounts look like its players' usual stakes. */
const SCALE: Partial<Record<Currency, bigint>> = { USD: 1n, EUR: 1n, MYR: 4n, CNY: 7n, THB: 30n, INR: 80n, JPY: 150n };

/** The head of the team and its merchant. */
export interface DemoTeam {
  headId: string;
  merchantCode: string;
  currency: Currency;
  timeZone: string;
  /** The same seed gives the same team with the same past. */
  seed: number;
  now: number;
}

/**
 * Creates a team of 500 accounts on five levels below an agent, with half a year of play: more at weekends, and growing
 * with time. The past is only in the roll-ups, marked as demo: the ledger has none of it, because it cannot be
 * backdated. Balances come from the ledger. Does nothing below an agent whose team has played.
 */
export async function seedDemoTeam(db: Kysely<Database>, team: DemoTeam): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows: played } = await sql`
      select from account_ancestor a join ledger_transfer t
        on t.bucket = ledger_bucket(${team.merchantCode}, a.descendant_id::text) and t.owner = a.descendant_id::text and t.kind = 'bet'
      where a.ancestor_id = ${team.headId}::uuid
      union all
      select from account where merchant_code = ${team.merchantCode} and account = ${planTeam(team.seed)[0]?.account ?? ''} limit 1`.execute(
      transaction,
    );
    if (played.length > 0) return;
    const first = dayAfter(dayAt(team.now, team.timeZone), -TEAM_DAYS);
    await openAccounts(transaction, team, first);
    await openBalances(transaction, team);
    await writePast(transaction, team, first);
    await forgetCounts(transaction, team.merchantCode);
  });
}

/** Opens the accounts with their positions in the tree and their rates. They log in with the password of the head. */
async function openAccounts(transaction: Transaction<Database>, team: DemoTeam, first: string): Promise<void> {
  const plan = planTeam(team.seed);
  const ids = new Map(plan.map(({ index }) => [index, crypto.randomUUID() as string]));
  const rows = plan.map(({ index, above, isAgent, account, nickname, joined, ratePpm }) => ({
    id: ids.get(index),
    above: ids.get(above) ?? team.headId,
    account,
    nickname,
    type: isAgent ? 2 : 0,
    joined: dayAfter(first, joined),
    place: index,
    ppm: ratePpm,
  }));
  const accounts = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (id uuid, above uuid, account text, nickname text, type int, joined date, place int, ppm int)`;
  const joinedAt = sql`(r.joined + make_interval(hours => 8 + r.place % 13, mins => r.place * 7 % 60)) at time zone ${team.timeZone}`;
  await sql`
    insert into account (id, merchant_code, account, nickname, type, password_hash, affiliate_code, parent_id, registered_at, last_login_at)
    select r.id, ${team.merchantCode}, r.account, r.nickname, r.type, h.password_hash, upper(left(replace(r.id::text, '-', ''), 16)), r.above, ${joinedAt},
      ${new Date(team.now)}::timestamptz - make_interval(hours => r.place * r.place % 400)
    from ${accounts} join account h on h.id = ${team.headId}::uuid order by r.place`.execute(transaction);
  await sql`
    insert into account_ancestor (ancestor_id, descendant_id, depth)
    with recursive up (ancestor, descendant, depth) as (
      select r.above, r.id, 1 from ${accounts}
      union all
      select a.parent_id, up.descendant, up.depth + 1 from up join account a on a.id = up.ancestor where a.parent_id is not null
    )
    select ancestor, descendant, depth from up`.execute(transaction);
  await sql`
    insert into agent_rate (account_id, game_type, rate_ppm, valid_from)
    select r.id, t.game_type, r.ppm, ${joinedAt} from ${accounts} cross join unnest(${[...GAME_TYPES]}::text[]) t (game_type)`.execute(
    transaction,
  );
}

const GAME_TYPES = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const;

/** Credits every third account in the ledger, so that it can play. */
async function openBalances(
  transaction: Transaction<Database>,
  { headId, merchantCode, currency, timeZone }: DemoTeam,
): Promise<void> {
  const below = sql`
    from account_ancestor a cross join lateral (select ledger_bucket(${merchantCode}, a.descendant_id::text) as bucket, a.descendant_id::text as owner) o
    where a.ancestor_id = ${headId}::uuid and hashtextextended(o.owner, 1) % 3 = 0 and exists (select from agent_rate r where r.account_id = a.descendant_id)`;
  await sql`select ledger_open_cash(o.bucket, o.owner, ${currency}, ${timeZone}) ${below}`.execute(transaction);
  await sql`
    select ledger_promo(o.bucket, gen_random_uuid(), 'demo', 'opening:' || o.owner, o.owner, ${merchantCode}, ${currency},
      ((abs(hashtextextended(o.owner, 2)) % 4000 + 100) * ${unitOf(currency)})::bigint, 'opening balance of a demo account', ${new Date(0)}) ${below}`.execute(
    transaction,
  );
}

/** Returns about a tenth of a dollar, in minor units. */
const unitOf = (currency: Currency): bigint =>
  ((SCALE[currency] ?? 20_000n) * 10n ** BigInt(currencyExponent(currency))) / 10n || 1n;

/**
 * Inserts the play of the team: each account's own days and hours, rebates along the tree, and the sums of everybody
 * above.
 */
async function writePast(
  transaction: Transaction<Database>,
  { headId, currency, merchantCode, timeZone, seed, now }: DemoTeam,
  first: string,
): Promise<void> {
  const last = dayAfter(dayAt(now, timeZone), -1);
  await sql`
    create temporary table demo_play on commit drop as
    with member as (
      select a.descendant_id as account_id, (c.registered_at at time zone ${timeZone})::date as joined,
        -- One in nine plays ten times as high as the others.
        (abs(hashtextextended(c.account, 3)) % 40 + 8) * case when abs(hashtextextended(c.account, 4)) % 9 = 0 then 10 else 1 end as stake,
        abs(hashtextextended(c.account, 5)) % 18 + 4 as often, c.account
      from account_ancestor a join account c on c.id = a.descendant_id
      where a.ancestor_id = ${headId}::uuid and exists (select from agent_rate r where r.account_id = c.id)
    ), played as (
      select m.*, d.day::date as day, abs(hashtextextended(m.account || d.day::date, ${seed})) as luck,
        case when extract(isodow from d.day) >= 5 then 3 else 2 end as weekday
      from member m cross join lateral generate_series(greatest(m.joined, ${first}::date), ${last}::date, interval '1 day') d (day)
    )
    select account_id, day,
      case when luck / 7 % 100 < 44 then 'RNG' when luck / 7 % 100 < 68 then 'LIVE' when luck / 7 % 100 < 84 then 'SPORTS' when luck / 7 % 100 < 94 then 'FISH'
        when luck / 7 % 100 < 98 then 'LOTT' else 'ELOTT' end as game_type,
      -- The evening is when most play.
      (day + make_interval(hours => (12 + luck / 701 % 12)::int)) at time zone ${timeZone} as hour,
      turnover, turnover * (70 + luck / 11 % 38) / 100 as payouts, 5 + luck / 13 % 60 as bets,
      case when luck / 17 % 4 = 0 then turnover * 2 / 5 / 100 * 100 else 0 end as deposits,
      case when luck / 19 % 9 = 0 then turnover / 3 / 100 * 100 else 0 end as withdrawals,
      case when luck / 23 % 15 = 0 then turnover / 40 else 0 end as promotions
    from played
    -- A team that grows plays more often and a little higher.
    cross join lateral (select (stake * ${unitOf(currency)} * (4 + luck / 29 % 40) * 2 * (100 + (day - ${first}::date)) / 200)::bigint as turnover) t
    where luck % 100 < often * weekday / 2`.execute(transaction);
  await sql`
    create temporary table demo_own on commit drop as
    with line as (
      select account_id as earner_id, account_id, 0 as depth from (select distinct account_id from demo_play) p
      union all
      select a.ancestor_id, a.descendant_id, a.depth from account_ancestor a
      where a.descendant_id in (select account_id from demo_play) and a.valid_to = 'infinity'
    ), rated as (
      select l.*, coalesce((select rate_ppm from agent_rate r where r.account_id = l.earner_id limit 1), 78000) as ppm from line l
    ), step as (
      select *, coalesce(max(ppm) over (partition by account_id order by depth rows between unbounded preceding and 1 preceding), 0) as below from rated
    ), earned as (
      select s.earner_id, p.day, p.game_type, min(p.hour) as hour, sum(p.turnover)::bigint as turnover,
        sum(agent_part(p.turnover, s.ppm) - agent_part(p.turnover, s.below))::bigint as amount
      from step s join demo_play p using (account_id) where s.ppm > s.below group by 1, 2, 3
    ), kept as (
      insert into agent_rebate (account_id, merchant_code, currency, day, game_type, turnover, earned, carried, state, tx_id, paid_at, is_demo)
      select earner_id, ${merchantCode}, ${currency}, day, game_type, turnover, amount, 0, 'PAID', concat_ws(':', 'demo', earner_id, day, game_type),
        (day + interval '1 day 15 minutes') at time zone ${timeZone}, true
      from earned where amount > 0 and day > ${last}::date - ${sql.lit(REBATE_DAYS)}
      on conflict do nothing
    )
    select account_id, day, hour, game_type, turnover, payouts, bets, 0::bigint as deposits, 0::bigint as withdrawals, 0::bigint as promotions, 0::bigint as rebates from demo_play
    union all
    select account_id, day, hour, '', 0, 0, 0, deposits, withdrawals, promotions, 0 from demo_play where deposits + withdrawals + promotions > 0
    union all
    select earner_id, day, hour, game_type, 0, 0, 0, 0, 0, 0, amount from earned`.execute(transaction);
  await sql`analyze demo_own`.execute(transaction);
  const sums = sql.raw(
    ['turnover', 'payouts', 'bets', 'deposits', 'withdrawals', 'promotions', 'rebates']
      .map((name) => `sum(o.${name})`)
      .join(', '),
  );
  const columns = sql.raw(
    'turnover, payouts, bets, deposits, withdrawals, promotions, rebates, deposit_count, is_demo',
  );
  const counts = sql.raw('count(*) filter (where o.deposits > 0), true');
  const recent = sql`o.day > ${last}::date - ${sql.lit(HOUR_DAYS)}`;
  const above = sql`demo_own o join account_ancestor a on a.descendant_id = o.account_id and a.valid_to = 'infinity'`;
  await sql`
    insert into agent_day (account_id, currency, day, game_type, ${columns})
    select o.account_id, ${currency}, o.day, o.game_type, ${sums}, ${counts} from demo_own o group by 1, 3, 4 on conflict do nothing`.execute(
    transaction,
  );
  await sql`
    insert into agent_hour (account_id, currency, hour, day, game_type, ${columns})
    select o.account_id, ${currency}, o.hour, o.day, o.game_type, ${sums}, ${counts} from demo_own o where ${recent} group by 1, 3, 4, 5 on conflict do nothing`.execute(
    transaction,
  );
  await sql`
    insert into agent_team_day (agent_id, currency, day, game_type, ${columns})
    select a.ancestor_id, ${currency}, o.day, o.game_type, ${sums}, ${counts} from ${above} group by 1, 3, 4 on conflict do nothing`.execute(
    transaction,
  );
  await sql`
    insert into agent_team_hour (agent_id, currency, hour, day, game_type, ${columns})
    select a.ancestor_id, ${currency}, o.hour, o.day, o.game_type, ${sums}, ${counts} from ${above} where ${recent} group by 1, 3, 4, 5 on conflict do nothing`.execute(
    transaction,
  );
  await sql`
    insert into agent_first_deposit (account_id, at, day, is_demo)
    select account_id, min(hour), min(day), true from demo_own where deposits > 0 group by 1 on conflict do nothing`.execute(
    transaction,
  );
  // Computed rebates begin today.
  await sql`
    insert into agent_rebate_run (merchant_code, day, place, computed_at, is_demo)
    values (${merchantCode}, ${last}::date, pg_current_xact_id(), ${new Date(now)}, true) on conflict do nothing`.execute(
    transaction,
  );
}
