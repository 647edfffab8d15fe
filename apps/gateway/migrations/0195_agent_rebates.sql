-- Rebates of agents and of their players: what each level of a line earns by the turnover of a day (modules/agentReport).

-- The whole minor units of an amount at a rate, rounded down. In two steps, so that no product leaves bigint.
create function agent_part(p_amount bigint, p_ppm int) returns bigint language sql immutable parallel safe as $$
  select p_amount / 1000000 * p_ppm + p_amount % 1000000 * p_ppm / 1000000
$$;

-- A day that was computed for a merchant. Whoever inserts the row computes the day, in the same transaction.
create table agent_rebate_run (
  merchant_code text not null references merchant (code),
  day date not null,
  -- How far the reader `agent-report` had counted. Changes of earlier days that it counts later belong to the next run.
  place xid8 not null,
  computed_at timestamptz not null,
  is_demo boolean not null default false,
  primary key (merchant_code, day)
);

-- The turnover that a run counted: of its own day, and of earlier days that had changed. What an account earned by it follows from the tree
-- and the rates of `day`, which are kept.
create table agent_rebate_base (
  account_id uuid not null,
  currency text not null,
  day date not null,
  game_type text not null,
  -- The day of the run.
  run_day date not null,
  before bigint not null,
  after bigint not null,
  primary key (account_id, currency, day, game_type, run_day)
);
create index agent_rebate_base_run on agent_rebate_base (run_day, currency, game_type);

-- What an account earns by a run, and whether it was paid.
create table agent_rebate (
  account_id uuid not null,
  merchant_code text not null,
  currency text not null,
  day date not null,
  game_type text not null,
  -- Turnover of the account and its team.
  turnover bigint not null,
  -- Below zero when more came back of earlier days than the day earned.
  earned bigint not null,
  -- What earlier days left to make up for; zero or less.
  carried bigint not null check (carried <= 0),
  amount bigint generated always as (greatest(earned + carried, 0)) stored,
  state text not null check (state in ('COMPUTED', 'PAID')),
  -- The name of the payment in the ledger.
  tx_id text not null,
  paid_at timestamptz,
  is_demo boolean not null default false,
  primary key (account_id, currency, day, game_type)
);
create unique index agent_rebate_tx on agent_rebate (tx_id);
create index agent_rebate_due on agent_rebate (account_id, day) where state = 'COMPUTED';
