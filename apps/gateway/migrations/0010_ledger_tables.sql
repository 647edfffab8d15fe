-- The double-entry ledger. Only the functions of 0011 to 0014 write here; everything else reads.
--
-- Every row belongs to a bucket, one of 1,024 that players are spread over (ledger_bucket). The bucket stands first in every key and
-- is the first argument of every function, and a command touches rows of one bucket alone: the tables can be split over servers by it.

-- What a column may hold is said by its type where a type can say it: the CHECK constraints of a table are read anew for every row that
-- is written, and types are not.
create domain ledger_bucket_number as smallint check (value between 0 and 1023);
create domain currency_code as text check (value ~ '^[A-Z]{3}$');
create type ledger_account_kind as enum ('cash', 'house', 'psp_clearing', 'promo', 'adjustment', 'transit');
create type ledger_transfer_kind as enum (
  'deposit', 'bet', 'win', 'rollback', 'promo', 'adjustment', 'hold', 'hold_end', 'withdrawal', 'send', 'receive');
create type ledger_hold_state as enum ('OPEN', 'POSTED', 'VOIDED', 'EXPIRED');
create type bet_order_state as enum ('OPEN', 'SETTLED', 'CANCELLED');

create table ledger_account (
  bucket ledger_bucket_number not null,
  id bigint generated always as identity,
  -- The id of a player's account, or 'merchant:<code>' for the merchant's side.
  owner text not null,
  kind ledger_account_kind not null,
  currency currency_code not null,
  -- Live on cash accounts alone. The merchant's side is summed from its transfers, so that no two bets wait for one row.
  balance bigint not null default 0,
  -- What open holds reserve of the balance.
  held bigint not null default 0,
  version bigint not null default 0,
  head_hash bytea not null default sha256(''),
  -- The merchant's account that bets of this account go to; set by the first of them.
  house_id bigint,
  -- The time zone that days of this account are counted in, and the running day. ledger_day keeps the days before.
  time_zone text not null default 'UTC',
  day date not null default '-infinity',
  day_deposited bigint not null default 0,
  day_withdrawn bigint not null default 0,
  day_staked bigint not null default 0,
  day_won bigint not null default 0,
  day_refunded bigint not null default 0,
  day_other bigint not null default 0,
  -- Whether ledger_limit has a row for this account.
  has_limits boolean not null default false,
  -- Excluded from betting by an operator, or by the player until a time. Wins, rollbacks and deposits still arrive.
  is_blocked boolean not null default false,
  excluded_until timestamptz not null default '-infinity',
  -- Nothing leaves the account: its books do not agree, or an operator stopped it.
  is_frozen boolean not null default false,
  opened_at timestamptz not null default now(),
  primary key (bucket, id),
  unique (bucket, owner, kind, currency)
) with (fillfactor = 60);

-- A player has what is held, and more; the merchant's side has no live balance. The text of a CHECK is parsed anew by each statement that
-- writes, and a function once a session.
create function ledger_is_covered(a ledger_account) returns boolean language plpgsql immutable as $$
begin
  return a.held >= 0 and case when a.kind = 'cash' then a.balance >= a.held else a.balance = 0 end;
end
$$;
alter table ledger_account add constraint ledger_account_covered check (ledger_is_covered(ledger_account));

-- Every money command that reached a final answer, refusals and cancelled bets included: what moved, for whom, and the answer
-- that the same command gets when it comes again.
--
-- A transfer that moved money has two sides: it adds `moved` to a cash account and takes the same amount from an account of the
-- merchant. Both stand in one row, so the two cannot differ. The view ledger_entry shows each side as a line of its account.
create table ledger_transfer (
  bucket ledger_bucket_number not null,
  id uuid not null,
  kind ledger_transfer_kind not null,
  status text not null,
  owner text not null,
  -- Unknown on the tombstone of a bet that was rolled back before it came.
  currency currency_code,
  -- What the command asked for, zero or more.
  amount bigint not null,
  -- What the player has free after the command: the answer.
  free_after bigint not null,
  -- The two sides; all of these are null when nothing moved.
  account_id bigint,
  counter_id bigint,
  moved bigint,
  version bigint,
  balance_after bigint,
  hash bytea,
  provider text not null,
  provider_tx_id text not null,
  -- What the command said, as a hash; null on a tombstone, which no bet may match.
  fingerprint bytea,
  -- The transfer that this one answers: the bet of a win or rollback, the hold of a withdrawal, the other half of a transit.
  ref uuid,
  order_id uuid,
  category text,
  note text,
  -- The day in the account's time zone.
  day date not null,
  event_at timestamptz not null,
  recorded_at timestamptz not null,
  -- Tells which transfers a snapshot of the database saw, and is the order in which other parts of the platform read them.
  tx xid8 not null default pg_current_xact_id(),
  primary key (bucket, id),
  unique (bucket, provider, kind, provider_tx_id)
);

-- Whether the sides of a transfer are both there or both missing, and can be its sides.
create function ledger_sides_hold(t ledger_transfer) returns boolean language plpgsql immutable as $$
begin
  return num_nulls(t.account_id, t.counter_id, t.moved, t.version, t.balance_after, t.hash) in (0, 6)
    and (t.moved <> 0 and t.account_id <> t.counter_id) is not false and t.amount >= 0;
end
$$;
alter table ledger_transfer add constraint ledger_transfer_sides check (ledger_sides_hold(ledger_transfer));
create unique index ledger_transfer_account on ledger_transfer (bucket, account_id, version) where version is not null;
create index ledger_transfer_order on ledger_transfer (bucket, order_id) where order_id is not null;
-- The one key beside that of the outbox that does not begin with the bucket: each server is read as a whole.
create index ledger_transfer_tx on ledger_transfer (tx);

-- Every line of every account. Lines of cash accounts carry the account's version, balance and chain; a line of the merchant's side
-- is covered by the chain of the cash line beside it, whose hash takes in both.
create view ledger_entry as
  select bucket, id as transfer_id, account_id, currency, moved as amount, version, balance_after, hash from ledger_transfer where version is not null
  union all
  select bucket, id, counter_id, currency, -moved, null, null, null from ledger_transfer where version is not null;

-- Money of a cash account that is reserved until it is paid, released or expires. The id is that of the transfer that made the hold.
create table ledger_hold (
  bucket ledger_bucket_number not null,
  id uuid not null,
  account_id bigint not null,
  amount bigint not null,
  state ledger_hold_state not null default 'OPEN',
  -- What was paid out of it; the rest was released.
  posted bigint not null default 0,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (bucket, id),
  constraint ledger_hold_amount check (amount > 0 and posted between 0 and amount and (posted > 0) = (state = 'POSTED')),
  constraint ledger_hold_ended check ((state = 'OPEN') = (ended_at is null))
);
create index ledger_hold_expiry on ledger_hold (bucket, expires_at) where state = 'OPEN';
create index ledger_hold_account on ledger_hold (bucket, account_id) where state = 'OPEN';

-- What each finished day of a cash account amounts to. The running day stands in the account; ledger_daily shows both.
create table ledger_day (
  bucket ledger_bucket_number not null,
  account_id bigint not null,
  day date not null,
  deposited bigint not null,
  withdrawn bigint not null,
  staked bigint not null,
  won bigint not null,
  refunded bigint not null,
  other bigint not null,
  primary key (bucket, account_id, day)
);

create view ledger_daily as
  select bucket, account_id, day, deposited, withdrawn, staked, won, refunded, other from ledger_day
  union all
  select bucket, id, day, day_deposited, day_withdrawn, day_staked, day_won, day_refunded, day_other from ledger_account
    where kind = 'cash' and day > '-infinity';

-- What a player, or the law, allows within a day, week or month. A looser limit waits as `next_amount` until `next_at`.
create table ledger_limit (
  bucket ledger_bucket_number not null,
  account_id bigint not null,
  -- deposit: paid in; wager: staked; loss: staked less what came back.
  kind text not null,
  period text not null,
  -- Minor units; null when there is no limit any more.
  amount bigint,
  next_amount bigint,
  next_at timestamptz,
  primary key (bucket, account_id, kind, period),
  constraint ledger_limit_kind check (kind in ('deposit', 'wager', 'loss')),
  constraint ledger_limit_period check (period in ('day', 'week', 'month')),
  constraint ledger_limit_amount check (amount >= 0 and next_amount >= 0)
);

-- What other parts of the platform are told beside the transfers themselves, written with the money: alarms, and money on its way.
-- Consumers read both in the order of `tx`, up to the oldest transaction that still runs, so that nothing that commits late is passed over.
create table ledger_outbox (
  bucket ledger_bucket_number not null,
  id bigint generated always as identity,
  tx xid8 not null default pg_current_xact_id(),
  topic text not null,
  owner text not null,
  transfer_id uuid,
  payload jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tx, id, bucket)
);

-- How far each consumer has read; it moves in the transaction that does the consumer's work. Transactions are read whole.
create table ledger_outbox_reader (
  name text primary key,
  tx xid8 not null default '0'
);

-- The betting record: one row for each round of a game that a player took part in, kept in the transactions that move the money.
create table bet_order (
  bucket ledger_bucket_number not null,
  id uuid not null,
  merchant_code text not null,
  owner text not null,
  provider text not null,
  round_id text not null,
  node_id text not null,
  game_code text not null,
  game_name text not null,
  game_type text not null,
  vassalage text not null,
  currency currency_code not null,
  stake bigint not null default 0,
  payout bigint not null default 0,
  refunded bigint not null default 0,
  -- Wins of category base that came after the round was closed.
  late_wins smallint not null default 0,
  is_closed boolean not null default false,
  state bet_order_state not null default 'OPEN',
  placed_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  primary key (bucket, id),
  unique (bucket, owner, provider, round_id),
  constraint bet_order_amounts check (least(payout, refunded, stake - refunded) >= 0)
) with (fillfactor = 80);
create index bet_order_owner on bet_order (bucket, owner, placed_at desc);
create index bet_order_merchant on bet_order (merchant_code, placed_at desc);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % is refused. Correct with a new transfer that names the old one.', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create trigger ledger_transfer_append_only before update or delete or truncate on ledger_transfer
  for each statement execute function ledger_refuse_change();
create trigger ledger_day_append_only before update or delete or truncate on ledger_day
  for each statement execute function ledger_refuse_change();
create trigger ledger_account_stays before delete or truncate on ledger_account
  for each statement execute function ledger_refuse_change();
create trigger ledger_hold_stays before delete or truncate on ledger_hold
  for each statement execute function ledger_refuse_change();
