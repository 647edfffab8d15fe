-- Levels and rebates. Written by one reader of the outbox (modules/loyalty), which takes each transfer once, by the job that ends months, and
-- by claims. Whatever changes a player's rows locks the row of loyalty_player first.

-- Where a player stands. Amounts are minor units, days those of the merchant's time zone.
create table loyalty_player (
  account_id uuid not null references account (id) on delete cascade,
  currency text not null,
  merchant_code text not null references merchant (code),
  -- The code of a level in the merchant's settings; one that is no longer there stands for the lowest.
  level text not null,
  -- The day on which it was reached, or fallen back to; null on the first.
  level_since date,
  -- Turnover and deposits of this day and later count for the next level. -infinity: all of them.
  counted_from date not null default '-infinity',
  -- Both since counted_from; stakes that came back are taken off, so that turnover may fall below zero.
  turnover bigint not null default 0,
  deposits bigint not null default 0,
  -- The first day of the month that is not judged yet, and its turnover.
  month date not null,
  month_turnover bigint not null default 0,
  primary key (account_id, currency)
);
create index loyalty_player_month on loyalty_player (merchant_code, month);

-- What a player's days brought, by game type. Deposits and rewards have the game type ''.
create table loyalty_day (
  account_id uuid not null references account (id) on delete cascade,
  currency text not null,
  day date not null,
  game_type text not null,
  staked bigint not null default 0,
  -- Stakes of this day that came back, whenever they did.
  voided bigint not null default 0,
  won bigint not null default 0,
  deposited bigint not null default 0,
  rewarded bigint not null default 0,
  -- The rebate of the level that the player had when the row was made. One rate for the whole day: what is taken back is taken back at the
  -- rate at which it was counted.
  rebate_ppm integer not null default 0 check (rebate_ppm between 0 and 1000000),
  -- How much of staked less voided was claimed.
  claimed bigint not null default 0,
  primary key (account_id, currency, day, game_type)
);
create index loyalty_day_unclaimed on loyalty_day (account_id, currency, game_type, day) where claimed <> staked - voided;

-- What claims left over of a game type: less than one minor unit, in millionths of it.
create table loyalty_carry (
  account_id uuid not null references account (id) on delete cascade,
  currency text not null,
  game_type text not null,
  millionths integer not null check (millionths between 0 and 999999),
  primary key (account_id, currency, game_type)
);

-- Rebates that were claimed. The id is the event of the reward that paid it (source `rebate`).
create table rebate_claim (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  currency text not null,
  idempotency_key text not null,
  amount bigint not null check (amount > 0),
  -- A list of { gameType, turnover, amount }; minor units as text.
  parts jsonb not null,
  claimed_at timestamptz not null,
  unique (account_id, idempotency_key)
);
create index rebate_claim_latest on rebate_claim (account_id, currency, claimed_at desc, id);

-- Every change of a level. An account reaches a level for the first time once: that is when its gift is given.
create table loyalty_step (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  currency text not null,
  day date not null,
  from_level text not null,
  to_level text not null,
  reason text not null check (reason in ('reached', 'not_kept'))
);
create index loyalty_step_account on loyalty_step (account_id, currency, id);
