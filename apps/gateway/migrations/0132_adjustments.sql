-- Corrections of balances: one operator requests, another approves, and the database refuses one alone.
create table adjustment (
  bucket smallint not null,
  id uuid not null,
  merchant_code text not null references merchant (code),
  account_id uuid not null references account (id),
  -- Signed: below zero it takes money from the player.
  amount bigint not null check (amount <> 0),
  currency text not null,
  reason text not null check (reason <> ''),
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'APPROVED', 'REFUSED')),
  requested_by text not null check (requested_by <> ''),
  requested_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  primary key (bucket, id),
  constraint adjustment_decided check ((decided_by is not null and decided_at is not null) = (state <> 'REQUESTED')),
  -- Whoever requested may take it back, and cannot approve it.
  constraint adjustment_two_operators check (state <> 'APPROVED' or requested_by <> decided_by)
);
create index adjustment_id on adjustment (id);
create index adjustment_merchant on adjustment (merchant_code, state, requested_at);

create function adjustment_request(
  p_bucket int, p_id uuid, p_merchant text, p_account uuid, p_amount bigint, p_currency text, p_reason text, p_operator text, p_at timestamptz
) returns void language plpgsql set enable_seqscan = off as $$
begin
  insert into adjustment (bucket, id, merchant_code, account_id, amount, currency, reason, requested_by, requested_at)
    values (p_bucket, p_id, p_merchant, p_account, p_amount, p_currency, p_reason, p_operator, p_at);
  insert into operator_act (area, subject, merchant_code, operator, act, details) values ('adjust', p_id::text, p_merchant, p_operator, 'request',
    jsonb_build_object('account', p_account, 'amount', p_amount::text, 'currency', p_currency, 'reason', p_reason));
end
$$;

-- Answers NOT_FOUND, REPLAYED, NOT_OPEN, SAME_OPERATOR, INSUFFICIENT_FUNDS or PLAYER_BLOCKED (it stays requested). The act is kept, whatever
-- the answer.
create function adjustment_decide(p_bucket int, p_id uuid, p_is_approved boolean, p_operator text, p_note text, p_at timestamptz, p_transfer uuid) returns text
language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  a adjustment;
  v_wanted text := case when p_is_approved then 'APPROVED' else 'REFUSED' end;
  v_outcome text;
begin
  select * into a from adjustment where bucket = p_bucket and id = p_id for update;
  if not found then
    return 'NOT_FOUND';
  end if;
  v_outcome := case
    when a.state = v_wanted and a.decided_by = p_operator then 'REPLAYED'
    when a.state <> 'REQUESTED' then 'NOT_OPEN'
    when p_is_approved and a.requested_by = p_operator then 'SAME_OPERATOR'
    else 'OK' end;
  if v_outcome = 'OK' and p_is_approved then
    -- An answer that was no is kept by the ledger for good, so each try has an id of its own; the row that is locked here lets one through.
    v_outcome := (ledger_adjust(p_bucket, p_transfer, p_transfer::text, a.account_id::text, a.merchant_code, a.currency, a.amount, a.requested_by, p_operator, a.reason,
      p_at)).status;
  end if;
  insert into operator_act (area, subject, merchant_code, operator, act, details) values (
    'adjust', p_id::text, a.merchant_code, p_operator, case when p_is_approved then 'approve' else 'refuse' end,
    jsonb_strip_nulls(jsonb_build_object('outcome', v_outcome, 'state', a.state, 'account', a.account_id, 'amount', a.amount::text, 'currency', a.currency,
      'requestedBy', a.requested_by, 'note', nullif(p_note, ''))));
  if v_outcome = 'OK' then
    update adjustment set state = v_wanted, decided_by = p_operator, decided_at = p_at where bucket = p_bucket and id = p_id;
  end if;
  return v_outcome;
end
$$;

-- What was requested stays as it was, and a decision is made once.
create function adjustment_check_change() returns trigger language plpgsql as $$
begin
  if old.state <> 'REQUESTED' or (old.bucket, old.id, old.merchant_code, old.account_id, old.amount, old.currency, old.reason, old.requested_by, old.requested_at)
    is distinct from (new.bucket, new.id, new.merchant_code, new.account_id, new.amount, new.currency, new.reason, new.requested_by, new.requested_at) then
    raise exception 'An adjustment is decided once, as it was requested' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger adjustment_decided_once before update on adjustment for each row execute function adjustment_check_change();
create trigger adjustment_stays before delete or truncate on adjustment for each statement execute function record_refuse_change();
