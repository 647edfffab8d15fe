-- What teams played and moved: roll-ups that one reader of the outbox (modules/agentReport) writes, each transfer once. Nothing else writes
-- here, so the reader can empty these tables and count everything again. Accounts are never deleted; there are no foreign keys, because each
-- would be checked for every account above a bet.
--
-- Amounts are minor units. An hour and a day are those of the merchant's time zone. Money that belongs to no game has the game type ''.
--
--   turnover     stakes, less those that came back; counted in the hour of the bet, also when it comes back later. A free round stakes nothing
--   payouts      what rounds paid, jackpots included
--   bets         bets, less those that were taken back
--   promotions   gifts, and bonus money that reached the cash account less what went back from it
--   rebates      rebates of agents and of their players (agent_rebate), when they are paid; those of loyalty are promotions
--   fees         nothing yet in the ledger is a fee of a team

-- Rows with is_demo are the past of the demo. No transfer of the ledger stands for them, so counting again leaves them as they are.

-- By account, alone.
create table agent_hour (
  account_id uuid not null,
  currency text not null,
  hour timestamptz not null,
  game_type text not null,
  day date not null,
  turnover bigint not null default 0,
  payouts bigint not null default 0,
  bets bigint not null default 0,
  deposits bigint not null default 0,
  deposit_count bigint not null default 0,
  withdrawals bigint not null default 0,
  promotions bigint not null default 0,
  rebates bigint not null default 0,
  fees bigint not null default 0,
  is_demo boolean not null default false,
  primary key (account_id, currency, hour, game_type)
) with (fillfactor = 80);

create table agent_day (like agent_hour including defaults including storage);
alter table agent_day drop column hour;
alter table agent_day add primary key (account_id, currency, day, game_type);
-- Everybody who played on a day, for the rebates of the day.
create index agent_day_players on agent_day (day, currency) where turnover <> 0;

-- By everybody above the account as of the moment of the transfer. The account itself is not in its own rows here: a team is these rows and
-- those of the agent alone.
create table agent_team_hour (
  agent_id uuid not null,
  currency text not null,
  hour timestamptz not null,
  game_type text not null,
  day date not null,
  turnover bigint not null default 0,
  payouts bigint not null default 0,
  bets bigint not null default 0,
  deposits bigint not null default 0,
  deposit_count bigint not null default 0,
  withdrawals bigint not null default 0,
  promotions bigint not null default 0,
  rebates bigint not null default 0,
  fees bigint not null default 0,
  is_demo boolean not null default false,
  primary key (agent_id, currency, hour, game_type)
) with (fillfactor = 80);

create table agent_team_day (like agent_team_hour including defaults including storage);
alter table agent_team_day drop column hour;
alter table agent_team_day add primary key (agent_id, currency, day, game_type);

-- The first deposit of an account.
create table agent_first_deposit (
  account_id uuid primary key,
  at timestamptz not null,
  day date not null,
  is_demo boolean not null default false
);

-- Money of a bet that changed after its hour, such as a bet that was taken back later: bills of closed periods are adjusted by it. The key is
-- that of the transfer.
create table agent_late_change (
  bucket int not null,
  transfer_id uuid not null,
  account_id uuid not null,
  currency text not null,
  -- The hour and day that changed.
  hour timestamptz not null,
  day date not null,
  game_type text not null,
  turnover bigint not null,
  -- When it did, and the transaction in which.
  recorded_at timestamptz not null,
  tx xid8 not null,
  primary key (bucket, transfer_id)
);
create index agent_late_change_time on agent_late_change (recorded_at);
create index agent_late_change_tx on agent_late_change (tx);

-- What accounts got from others and gave to others, by day. Counted when it is sent.
create table agent_exchange_day (
  account_id uuid not null,
  currency text not null,
  day date not null,
  received bigint not null default 0,
  paid bigint not null default 0,
  primary key (account_id, currency, day)
) with (fillfactor = 80);
