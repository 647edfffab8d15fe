-- The double-entry ledger. Only the functions of 0011 write here; everything else reads.

create table ledger_account (
  id bigint generated always as identity primary key,
  -- The id of a player's account, or 'merchant:<code>' for the house side.
  owner text not null,
  kind text not null,
  currency text not null,
  shard smallint not null default 0,
  -- Live on cash accounts alone. The house side is summed from its entries, so that no two bets wait for one row.
  balance bigint not null default 0,
  held bigint not null default 0,
  version bigint not null default 0,
  head_hash bytea not null default sha256(''),
  -- Excluded from betting. Wins, rollbacks and deposits still arrive.
  is_blocked boolean not null default false,
  opened_at timestamptz not null default now(),
  constraint ledger_account_kind check (kind in ('cash', 'house', 'psp_clearing', 'promo', 'adjustment')),
  constraint ledger_account_currency check (currency ~ '^[A-Z]{3}$'),
  constraint ledger_account_shard check (shard between 0 and 63),
  constraint ledger_account_held check (held >= 0),
  constraint ledger_account_covered check (kind <> 'cash' or balance - held >= 0),
  constraint ledger_account_derived check (kind = 'cash' or (balance = 0 and held = 0 and version = 0)),
  unique (owner, kind, currency, shard),
  unique (id, currency)
) with (fillfactor = 60);

-- Every money command that reached a final answer, refusals and cancelled bets included: what moved, for whom, and the answer
-- that the same command gets when it comes again.
create table ledger_transfer (
  id uuid primary key,
  kind text not null,
  status text not null,
  owner text not null,
  -- Unknown on the tombstone of a bet that was rolled back before it came.
  currency text,
  amount bigint not null,
  balance_after bigint not null,
  provider text not null,
  provider_tx_id text not null,
  -- What the command asked for; null on a tombstone, which no bet may match.
  fingerprint bytea,
  ref uuid references ledger_transfer (id),
  order_id uuid,
  category text,
  note text,
  event_at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  constraint ledger_transfer_kind check (kind in ('deposit', 'bet', 'win', 'rollback', 'promo', 'adjustment')),
  constraint ledger_transfer_amount check (amount >= 0),
  -- The chain joins fields with a control character, so that no field may hold one.
  constraint ledger_transfer_text check ((owner || provider || provider_tx_id || coalesce(category, '') || coalesce(note, '')) !~ '[\x01-\x1f]'),
  unique (provider, kind, provider_tx_id)
);
create index ledger_transfer_ref on ledger_transfer (ref) where ref is not null;
create index ledger_transfer_order on ledger_transfer (order_id) where order_id is not null;

-- One leg of a transfer. Legs on cash accounts carry the account's version and chain; legs of the house side are covered by the
-- chain of the cash leg beside them, whose hash takes in every leg of the transfer.
create table ledger_entry (
  transfer_id uuid not null references ledger_transfer (id),
  leg smallint not null,
  account_id bigint not null,
  currency text not null,
  amount bigint not null,
  version bigint,
  balance_after bigint,
  hash bytea,
  primary key (transfer_id, leg),
  unique (account_id, version),
  foreign key (account_id, currency) references ledger_account (id, currency),
  constraint ledger_entry_amount check (amount <> 0),
  constraint ledger_entry_chained check ((version is null) = (hash is null) and (version is null) = (balance_after is null)),
  constraint ledger_entry_version check (version > 0)
);

-- What other parts of the platform are told, written with the money and published afterwards.
create table ledger_outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  published_at timestamptz
);

-- The betting record: one row for each round of a game that a player took part in, kept in the transactions that move the money.
create table bet_order (
  id uuid primary key,
  merchant_code text not null,
  owner text not null,
  provider text not null,
  round_id text not null,
  node_id text not null,
  game_code text not null,
  game_name text not null,
  game_type text not null,
  vassalage text not null,
  currency text not null,
  stake bigint not null default 0,
  payout bigint not null default 0,
  refunded bigint not null default 0,
  is_closed boolean not null default false,
  state text not null default 'OPEN',
  placed_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  constraint bet_order_state check (state in ('OPEN', 'SETTLED', 'CANCELLED')),
  constraint bet_order_amounts check (stake >= 0 and payout >= 0 and refunded between 0 and stake),
  unique (provider, owner, round_id)
) with (fillfactor = 80);
create index bet_order_owner on bet_order (owner, placed_at desc);
create index bet_order_merchant on bet_order (merchant_code, placed_at desc);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % is refused. Correct with a new transfer that names the old one.', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create trigger ledger_transfer_append_only before update or delete or truncate on ledger_transfer
  for each statement execute function ledger_refuse_change();
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_refuse_change();
create trigger ledger_account_stays before delete or truncate on ledger_account
  for each statement execute function ledger_refuse_change();

create function ledger_check_zero_sum() returns trigger language plpgsql as $$
begin
  perform from ledger_entry where transfer_id = new.transfer_id group by currency having sum(amount) <> 0;
  if found then
    raise exception 'The entries of transfer % do not add up to zero', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger ledger_entry_zero_sum after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_zero_sum();
