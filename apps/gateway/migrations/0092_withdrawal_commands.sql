-- What happens to a withdrawal (0091), each at most once. All of them answer in a word how it ended; only OK changed something.

-- Reads a withdrawal and keeps others from changing it.
create function withdrawal_lock(p_bucket int, p_id uuid) returns withdrawal language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where bucket = p_bucket and id = p_id for update;
  return w;
end
$$;

-- Writes the next state of a withdrawal that the caller has locked. `p_next` is when the gateway goes on by itself.
create function withdrawal_move(p_bucket int, p_id uuid, p_state text, p_by text, p_reason text, p_at timestamptz, p_next timestamptz) returns void
language plpgsql set enable_seqscan = off as $$
declare
  v_account uuid;
  v_last withdrawal_step;
begin
  select * into v_last from withdrawal_step where bucket = p_bucket and withdrawal_id = p_id order by place desc limit 1;
  -- A clock that was set back does not put a step before the one it follows.
  p_at := greatest(p_at, v_last.at);
  update withdrawal set
    state = p_state,
    reason = p_reason,
    decided_at = case when p_state in ('APPROVED', 'REFUSED') then p_at else decided_at end,
    ended_at = case when p_state in ('PAID', 'REFUSED', 'FAILED', 'CANCELLED') then p_at end,
    attempts = 0,
    next_attempt_at = p_next
    where bucket = p_bucket and id = p_id returning account_id into v_account;
  insert into withdrawal_step values (p_bucket, p_id, coalesce(v_last.place, 0) + 1, p_state, p_by, p_reason, p_at);
  insert into ledger_outbox (bucket, topic, owner, payload) values
    (p_bucket, 'withdrawal.' || lower(p_state), v_account::text, jsonb_build_object('withdrawalId', p_id));
end
$$;

-- Releases the money of a withdrawal that ends without a payout.
create function withdrawal_release(p_bucket int, w withdrawal, p_transfer uuid, p_note text, p_at timestamptz) returns void language plpgsql as $$
declare
  v_answer ledger_answer := ledger_void_hold(p_bucket, p_transfer, 'withdrawal', w.id::text, w.hold_id, p_note, p_at);
begin
  if v_answer.status <> 'OK' then
    raise exception 'The money of withdrawal % was not released: %', w.id, v_answer.status;
  end if;
end
$$;

-- What has to be staked before a withdrawal. `since` is when the last paid withdrawal was requested; null when there was none. Rounds count
-- by the time they were placed, in whole milliseconds, so that the betting record from `since` on shows the same rounds.
create function withdrawal_wagering(p_bucket int, p_owner text, p_currency text, p_percent int, out since timestamptz, out required bigint, out done bigint)
language plpgsql stable set enable_seqscan = off as $$
declare
  v_account bigint;
begin
  select id into v_account from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency;
  select date_trunc('milliseconds', max(t.recorded_at)) into since
    from withdrawal w join ledger_transfer t on t.bucket = w.bucket and t.id = w.hold_id
    where w.bucket = p_bucket and w.account_id = p_owner::uuid and w.currency = p_currency and w.state = 'PAID';
  select ceil(coalesce(sum(amount), 0) * p_percent / 100) into required
    from ledger_transfer where bucket = p_bucket and account_id = v_account and kind = 'deposit' and recorded_at >= coalesce(since, '-infinity');
  select coalesce(sum(stake - refunded), 0) into done
    from bet_order where bucket = p_bucket and owner = p_owner and currency = p_currency and state = 'SETTLED' and placed_at >= coalesce(since, '-infinity');
end
$$;

-- What a player asked for so far in the day of a time, in the account's time zone; what ended without a payout does not count.
create function withdrawal_day_used(p_bucket int, p_owner text, p_currency text, p_at timestamptz) returns bigint language plpgsql stable set enable_seqscan = off as $$
declare
  v_zone text;
  v_used bigint;
begin
  select coalesce(max(time_zone), 'UTC') into v_zone from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency;
  select coalesce(sum(amount), 0) into v_used from withdrawal
    where bucket = p_bucket and account_id = p_owner::uuid and currency = p_currency and state not in ('REFUSED', 'FAILED', 'CANCELLED')
      and created_at >= date_trunc('day', p_at at time zone v_zone) at time zone v_zone;
  return v_used;
end
$$;

-- Requests a withdrawal and reserves its money. Answers REPLAYED for a request that came before, KEY_CONFLICT when its key stands for another
-- one, PLAYER_BLOCKED, INSUFFICIENT_FUNDS, WAGERING_LEFT or DAILY_LIMIT.
create function withdrawal_request(
  p_bucket int, p_id uuid, p_transfer uuid, p_merchant text, p_account uuid, p_card uuid, p_bank_code text, p_last_four text, p_amount bigint, p_fee bigint, p_currency text,
  p_needs_two boolean, p_daily_max bigint, p_wagering_percent int, p_key text, p_at timestamptz, p_next timestamptz
) returns text language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  w withdrawal;
  v_wagering record;
  v_answer ledger_answer;
begin
  perform ledger_open(p_bucket, p_account::text, 'cash', p_currency);
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_account::text and kind = 'cash' and currency = p_currency for no key update;
  select * into w from withdrawal where bucket = p_bucket and account_id = p_account and idempotency_key = p_key;
  if w.id is not null then
    return case when w.amount = p_amount and w.card_id = p_card then 'REPLAYED' else 'KEY_CONFLICT' end;
  end if;
  if v_player.is_frozen then
    return 'PLAYER_BLOCKED';
  end if;
  if v_player.balance - v_player.held < p_amount then
    return 'INSUFFICIENT_FUNDS';
  end if;
  select * into v_wagering from withdrawal_wagering(p_bucket, p_account::text, p_currency, p_wagering_percent);
  if v_wagering.done < v_wagering.required then
    return 'WAGERING_LEFT';
  end if;
  if withdrawal_day_used(p_bucket, p_account::text, p_currency, p_at) + p_amount > p_daily_max then
    return 'DAILY_LIMIT';
  end if;
  -- A hold of a withdrawal never expires: only its own end releases it.
  v_answer := ledger_hold(p_bucket, p_transfer, 'withdrawal', p_id::text, p_account::text, p_currency, p_amount, 'infinity', '', p_at);
  if v_answer.status <> 'OK' then
    raise exception 'The money of withdrawal % was not reserved: %', p_id, v_answer.status;
  end if;
  insert into withdrawal (bucket, id, merchant_code, account_id, card_id, bank_code, last_four, amount, fee, currency, needs_two, hold_id, idempotency_key, created_at)
    values (p_bucket, p_id, p_merchant, p_account, p_card, p_bank_code, p_last_four, p_amount, p_fee, p_currency, p_needs_two, p_transfer, p_key, p_at);
  perform withdrawal_move(p_bucket, p_id, 'REQUESTED', 'player', null, p_at, p_next);
  return 'OK';
end
$$;

-- Sends a request to an operator when a rule asks for it, and approves it otherwise. Answers NOT_OPEN when that was done before.
create function withdrawal_judge(p_bucket int, p_id uuid, p_review_reasons text[], p_at timestamptz) returns text language plpgsql set enable_seqscan = off as $$
declare
  w withdrawal := withdrawal_lock(p_bucket, p_id);
begin
  if w.state is distinct from 'REQUESTED' then
    return 'NOT_OPEN';
  end if;
  update withdrawal set review_reasons = p_review_reasons where bucket = p_bucket and id = p_id;
  if w.needs_two or cardinality(p_review_reasons) > 0 then
    perform withdrawal_move(p_bucket, p_id, 'REVIEW', 'platform', null, p_at, null);
  else
    perform withdrawal_move(p_bucket, p_id, 'APPROVED', 'platform', null, p_at, p_at);
  end if;
  return 'OK';
end
$$;

-- An operator approves or refuses. Answers NOT_FOUND, REPLAYED, NOT_OPEN, SECOND_NEEDED (the first of two approved) or SAME_OPERATOR (the
-- second is the first). The act is kept, whatever the answer.
create function withdrawal_decide(
  p_bucket int, p_id uuid, p_is_approved boolean, p_operator text, p_reason text, p_note text, p_at timestamptz, p_transfer uuid
) returns text language plpgsql set enable_seqscan = off as $$
declare
  w withdrawal := withdrawal_lock(p_bucket, p_id);
  v_outcome text;
begin
  if w.id is null then
    return 'NOT_FOUND';
  end if;
  v_outcome := case
    when p_is_approved and w.state = 'REVIEW' and w.needs_two and w.made_by is null then 'SECOND_NEEDED'
    when p_is_approved and w.state = 'REVIEW' and w.needs_two and w.made_by = p_operator then 'SAME_OPERATOR'
    when p_is_approved and w.state = 'REVIEW' then 'OK'
    when p_is_approved and w.state = 'APPROVED' and p_operator in (w.made_by, w.checked_by) then 'REPLAYED'
    when not p_is_approved and w.state in ('REVIEW', 'APPROVED') then 'OK'
    when not p_is_approved and w.state = 'REFUSED' and w.reason = p_reason then 'REPLAYED'
    else 'NOT_OPEN' end;
  insert into operator_act (area, subject, merchant_code, operator, act, details) values (
    'withdrawals', p_id::text, w.merchant_code, p_operator, case when p_is_approved then 'approve' else 'refuse' end,
    jsonb_strip_nulls(jsonb_build_object('outcome', v_outcome, 'state', w.state, 'account', w.account_id, 'amount', w.amount::text, 'currency', w.currency,
      'reason', p_reason, 'note', nullif(p_note, ''))));
  if v_outcome = 'SECOND_NEEDED' then
    update withdrawal set made_by = p_operator where bucket = p_bucket and id = p_id;
  elsif v_outcome = 'OK' and p_is_approved then
    update withdrawal set made_by = coalesce(made_by, p_operator), checked_by = case when needs_two then p_operator end where bucket = p_bucket and id = p_id;
    perform withdrawal_move(p_bucket, p_id, 'APPROVED', 'operator:' || p_operator, null, p_at, p_at);
  elsif v_outcome = 'OK' then
    perform withdrawal_release(p_bucket, w, p_transfer, 'refused', p_at);
    perform withdrawal_move(p_bucket, p_id, 'REFUSED', 'operator:' || p_operator, p_reason, p_at, null);
  end if;
  return v_outcome;
end
$$;

-- The player takes a withdrawal back while it is in one of `p_states`. Answers NOT_FOUND, REPLAYED or NOT_CANCELLABLE.
create function withdrawal_cancel(p_bucket int, p_id uuid, p_account uuid, p_states text[], p_at timestamptz, p_transfer uuid) returns text
language plpgsql set enable_seqscan = off as $$
declare
  w withdrawal := withdrawal_lock(p_bucket, p_id);
begin
  if w.account_id is distinct from p_account then
    return 'NOT_FOUND';
  end if;
  if w.state = 'CANCELLED' then
    return 'REPLAYED';
  end if;
  if w.state <> all (p_states) then
    return 'NOT_CANCELLABLE';
  end if;
  perform withdrawal_release(p_bucket, w, p_transfer, 'cancelled', p_at);
  perform withdrawal_move(p_bucket, p_id, 'CANCELLED', 'player', null, p_at, null);
  return 'OK';
end
$$;

-- Begins to pay out: from here on only the payout provider says how it ends. Answers NOT_OPEN, or PLAYER_BLOCKED while nothing may leave the
-- account.
create function withdrawal_pay(p_bucket int, p_id uuid, p_provider text, p_at timestamptz, p_next timestamptz) returns text language plpgsql set enable_seqscan = off as $$
declare
  w withdrawal := withdrawal_lock(p_bucket, p_id);
begin
  if w.state is distinct from 'APPROVED' then
    return 'NOT_OPEN';
  end if;
  if exists (select from ledger_account where bucket = p_bucket and owner = w.account_id::text and kind = 'cash' and currency = w.currency and is_frozen) then
    return 'PLAYER_BLOCKED';
  end if;
  update withdrawal set provider = p_provider where bucket = p_bucket and id = p_id;
  perform withdrawal_move(p_bucket, p_id, 'PAYING', 'platform', null, p_at, p_next);
  return 'OK';
end
$$;

-- Takes in how a payout ended. Answers NOT_FOUND, REPLAYED, CONFLICT (it ended the other way: an alarm is raised), MISMATCH (another payout,
-- amount or currency, or none was asked for: an alarm too) or PLAYER_BLOCKED (the account was frozen meanwhile: asked again later).
create function withdrawal_settle(
  p_bucket int, p_id uuid, p_provider text, p_provider_ref text, p_outcome text, p_reason text, p_amount bigint, p_currency text, p_at timestamptz, p_transfer uuid
) returns text language plpgsql set enable_seqscan = off as $$
declare
  w withdrawal := withdrawal_lock(p_bucket, p_id);
  v_answer ledger_answer;
  v_outcome text;
begin
  if w.id is null then
    return 'NOT_FOUND';
  end if;
  v_outcome := case
    when w.provider is distinct from p_provider or coalesce(w.provider_ref, p_provider_ref) <> p_provider_ref or w.amount - w.fee <> p_amount or w.currency <> p_currency then 'MISMATCH'
    when w.state = p_outcome then 'REPLAYED'
    when w.state in ('PAID', 'FAILED') then 'CONFLICT'
    when w.state <> 'PAYING' then 'MISMATCH'
    else 'OK' end;
  if v_outcome in ('CONFLICT', 'MISMATCH') then
    perform ledger_alarm(p_bucket, 'withdrawal_' || lower(v_outcome), w.account_id::text, null, jsonb_build_object('withdrawalId', p_id, 'provider', p_provider,
      'ref', p_provider_ref, 'state', w.state, 'reported', p_outcome, 'amount', p_amount::text, 'currency', p_currency));
  end if;
  if v_outcome <> 'OK' then
    return v_outcome;
  end if;
  if p_outcome = 'PAID' then
    v_answer := ledger_post_hold(p_bucket, p_transfer, 'withdrawal', p_id::text, w.hold_id, w.amount, w.merchant_code, p_provider_ref, p_at);
    if v_answer.status = 'PLAYER_BLOCKED' then
      return 'PLAYER_BLOCKED';
    end if;
    if v_answer.status <> 'OK' then
      raise exception 'The withdrawal % was not paid out of its hold: %', p_id, v_answer.status;
    end if;
  else
    perform withdrawal_release(p_bucket, w, p_transfer, 'failed', p_at);
  end if;
  update withdrawal set provider_ref = p_provider_ref where bucket = p_bucket and id = p_id;
  perform withdrawal_move(p_bucket, p_id, p_outcome, 'psp:' || p_provider, case when p_outcome = 'FAILED' then p_reason end, p_at, null);
  return 'OK';
end
$$;

-- The book of the sandbox payout provider: what it was asked to pay, what became of it, and whether the merchant was told.
create table sandbox_payout (
  id text primary key,
  withdrawal_id text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  last_four text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'PAID', 'FAILED')),
  reason text,
  decided_at timestamptz,
  attempts integer not null default 0,
  -- While it waits, when it is paid.
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  delivery text
);
create index sandbox_payout_due on sandbox_payout (next_attempt_at) where next_attempt_at is not null;
