-- Withdrawals. A change of state and the ledger command that belongs to it are one function and one transaction: money is reserved at the
-- request, and paid or released once. The functions take the bucket first and touch no other, as those of the ledger do.
--
-- Order of locks: the withdrawal, then the player's cash account. A request, which has no row yet, takes the account alone.

create table withdrawal (
  bucket smallint not null,
  id uuid not null,
  merchant_code text not null references merchant (code),
  account_id uuid not null references account (id),
  card_id uuid not null references bank_card (id),
  -- The card as it was: a card that was removed is gone from the player's list.
  bank_code text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  -- What leaves the balance. The card receives it less the fee.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  currency text not null,
  state text not null default 'REQUESTED',
  -- Why it was refused or failed, as the player is told.
  reason text,
  -- Which rules asked for a review; operators alone see it.
  review_reasons text[] not null default '{}',
  -- A large payout: two different operators approve it.
  needs_two boolean not null,
  made_by text,
  checked_by text,
  hold_id uuid not null,
  -- The payout provider that was asked, and the payout's name there.
  provider text,
  provider_ref text,
  idempotency_key text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  ended_at timestamptz,
  -- What the gateway does next without being asked: null while a person is waited for.
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  primary key (bucket, id),
  unique (bucket, account_id, idempotency_key),
  unique (bucket, hold_id),
  constraint withdrawal_state check (state in ('REQUESTED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID', 'REFUSED', 'FAILED', 'CANCELLED')),
  constraint withdrawal_reason check ((reason is not null) = (state in ('REFUSED', 'FAILED'))),
  constraint withdrawal_ended check ((ended_at is not null) = (state in ('PAID', 'REFUSED', 'FAILED', 'CANCELLED'))),
  constraint withdrawal_provider check (provider is not null or state not in ('PAYING', 'PAID', 'FAILED')),
  constraint withdrawal_two_operators check (
    not needs_two or state not in ('APPROVED', 'PAYING', 'PAID', 'FAILED') or (made_by <> checked_by) is true)
);
create index withdrawal_newest on withdrawal (bucket, account_id, created_at desc);
create index withdrawal_due on withdrawal (next_attempt_at) where next_attempt_at is not null;
-- An operator and a payout provider name a withdrawal by its id alone.
create index withdrawal_id on withdrawal (id);
create index withdrawal_merchant on withdrawal (merchant_code, state, created_at);
-- What was paid in since a time, for the wagering requirement.
create index ledger_transfer_deposits on ledger_transfer (bucket, account_id, recorded_at) where kind = 'deposit';

-- Every state a withdrawal was in, with who brought it there: `player`, `platform`, `operator:<name>` or `psp:<provider>`.
create table withdrawal_step (
  bucket smallint not null,
  withdrawal_id uuid not null,
  place smallint not null,
  state text not null,
  by text not null,
  reason text,
  at timestamptz not null,
  primary key (bucket, withdrawal_id, place),
  foreign key (bucket, withdrawal_id) references withdrawal (bucket, id)
);

create function record_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;

create trigger withdrawal_stays before delete or truncate on withdrawal for each statement execute function record_refuse_change();
create trigger withdrawal_step_append_only before update or delete or truncate on withdrawal_step for each statement execute function record_refuse_change();

-- A withdrawal moves forward alone, and what was asked for stays as it was.
create function withdrawal_check_change() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and not (new.state = any (case old.state
    when 'REQUESTED' then array['REVIEW', 'APPROVED', 'CANCELLED']
    when 'REVIEW' then array['APPROVED', 'REFUSED', 'CANCELLED']
    when 'APPROVED' then array['PAYING', 'REFUSED', 'CANCELLED']
    when 'PAYING' then array['PAID', 'FAILED']
    else '{}'::text[] end)) then
    raise exception 'A withdrawal does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  if (old.bucket, old.id, old.merchant_code, old.account_id, old.card_id, old.bank_code, old.last_four, old.amount, old.fee, old.currency, old.needs_two, old.hold_id,
      old.idempotency_key, old.created_at)
    is distinct from (new.bucket, new.id, new.merchant_code, new.account_id, new.card_id, new.bank_code, new.last_four, new.amount, new.fee, new.currency, new.needs_two,
      new.hold_id, new.idempotency_key, new.created_at) then
    raise exception 'What a withdrawal was asked for does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger withdrawal_moves_forward before update on withdrawal for each row execute function withdrawal_check_change();
