-- Deposits that an operator decides: transfers with a slip, and payments that do not fit their order.

-- Pictures of slips, encrypted. Players send them; operators alone see them, and each look is an act.
create table deposit_slip (
  bucket smallint not null,
  order_id uuid not null,
  place smallint not null,
  sealed text not null check (sealed ~ '^v1[.]'),
  -- Of the picture that was sent: two orders with one slip show to the operator.
  hash bytea not null,
  at timestamptz not null,
  primary key (bucket, order_id, place),
  foreign key (bucket, order_id) references deposit_order (bucket, id)
);
create index deposit_slip_hash on deposit_slip (hash);

create function deposit_lock(p_bucket int, p_order uuid) returns deposit_order language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  o deposit_order;
begin
  select * into o from deposit_order where bucket = p_bucket and id = p_order for update;
  return o;
end
$$;

-- Takes a slip, and hands the order to an operator. An order whose time is over is taken too: the money may be there. Answers NOT_FOUND,
-- CLOSED, REPLAYED (the same picture came before) or LIMIT.
create function deposit_add_slip(
  p_bucket int, p_order uuid, p_account uuid, p_sealed text, p_hash bytea, p_max int, p_at timestamptz
) returns text language plpgsql set enable_seqscan = off as $$
declare
  o deposit_order := deposit_lock(p_bucket, p_order);
  v_sent int;
begin
  if o.account_id is distinct from p_account then
    return 'NOT_FOUND';
  end if;
  if o.kind <> 'manual' or o.state not in ('PENDING', 'REVIEW') or o.made_by is not null then
    return 'CLOSED';
  end if;
  if exists (select from deposit_slip where bucket = p_bucket and order_id = p_order and hash = p_hash) then
    return 'REPLAYED';
  end if;
  select count(*) into v_sent from deposit_slip where bucket = p_bucket and order_id = p_order;
  if v_sent >= p_max then
    return 'LIMIT';
  end if;
  insert into deposit_slip values (p_bucket, p_order, v_sent + 1, p_sealed, p_hash, p_at);
  perform deposit_hold(p_bucket, p_order, 'slip', null);
  return 'OK';
end
$$;

-- An operator approves with the amount that really came, or refuses. Answers NOT_FOUND, REPLAYED, NOT_OPEN, SECOND_NEEDED (the first of two
-- approved), SAME_OPERATOR (the second is the first) or AMOUNT_DIFFERS (the second says another amount). The act is kept, whatever the answer. From
-- `two_from` of the order on it takes two.
create function deposit_decide(
  p_bucket int, p_order uuid, p_is_approved boolean, p_amount bigint, p_operator text, p_reason text, p_note text, p_at timestamptz,
  p_transfer uuid, p_bonus_transfer uuid
) returns text language plpgsql set enable_seqscan = off as $$
declare
  o deposit_order := deposit_lock(p_bucket, p_order);
  v_amount bigint := coalesce(p_amount, o.made_amount, o.reported_amount, o.amount);
  v_is_open boolean;
  v_outcome text;
begin
  if o.id is null then
    return 'NOT_FOUND';
  end if;
  if v_amount <= 0 then
    raise exception 'A deposit is above zero' using errcode = 'check_violation';
  end if;
  -- A transfer without a slip may be there all the same: an operator sees it on the statement of the bank.
  v_is_open := o.state = 'REVIEW' or o.kind = 'manual' and o.state = 'PENDING';
  v_outcome := case
    when p_is_approved and o.state = 'PAID' and p_operator in (o.made_by, o.checked_by) and v_amount = o.amount then 'REPLAYED'
    when not p_is_approved and o.state = 'FAILED' and o.reason = p_reason then 'REPLAYED'
    when not v_is_open then 'NOT_OPEN'
    when not p_is_approved then 'OK'
    when o.made_by is null and v_amount >= o.two_from then 'SECOND_NEEDED'
    when o.made_by is null then 'OK'
    when o.made_by = p_operator then 'SAME_OPERATOR'
    when o.made_amount <> v_amount then 'AMOUNT_DIFFERS'
    else 'OK' end;
  insert into operator_act (area, subject, merchant_code, operator, act, details) values (
    'deposits', p_order::text, o.merchant_code, p_operator, case when p_is_approved then 'approve' else 'refuse' end,
    jsonb_strip_nulls(jsonb_build_object('outcome', v_outcome, 'state', o.state, 'account', o.account_id, 'ordered', o.amount::text,
      'amount', case when p_is_approved then v_amount::text end, 'currency', o.currency, 'reason', p_reason, 'note', nullif(p_note, ''))));
  if v_outcome = 'SECOND_NEEDED' then
    update deposit_order set state = 'REVIEW', review_reason = coalesce(review_reason, 'slip'), made_by = p_operator, made_amount = v_amount
      where bucket = p_bucket and id = p_order;
  elsif v_outcome = 'OK' and p_is_approved then
    update deposit_order set made_by = coalesce(made_by, p_operator), made_amount = v_amount, checked_by = case when made_by is not null then p_operator end
      where bucket = p_bucket and id = p_order;
    perform deposit_credit(p_bucket, o, v_amount, coalesce(o.reference, o.provider_ref, ''), p_at, p_transfer, p_bonus_transfer);
  elsif v_outcome = 'OK' then
    update deposit_order set state = 'FAILED', reason = p_reason, made_by = coalesce(made_by, p_operator), settled_at = clock_timestamp(), next_attempt_at = null
      where bucket = p_bucket and id = p_order;
  end if;
  return v_outcome;
end
$$;

-- What an order was made for stays as it was, and what is over stays over. A failed one comes back only for an operator: money came for it.
create function deposit_check_change() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and not (new.state = any (case old.state
    when 'PENDING' then array['REVIEW', 'PAID', 'FAILED', 'EXPIRED']
    when 'REVIEW' then array['PAID', 'FAILED']
    when 'EXPIRED' then array['PAID', 'REVIEW']
    when 'FAILED' then array['REVIEW']
    else '{}'::text[] end)) then
    raise exception 'A deposit does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  if (old.bucket, old.id, old.merchant_code, old.account_id, old.currency, old.ordered_amount, old.two_from, old.fee_ppm, old.fee_fixed, old.is_fee_paid_by_player, old.offer_code, old.idempotency_key)
    is distinct from (new.bucket, new.id, new.merchant_code, new.account_id, new.currency, new.ordered_amount, new.two_from, new.fee_ppm, new.fee_fixed, new.is_fee_paid_by_player, new.offer_code,
      new.idempotency_key) then
    raise exception 'What a deposit was made for does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger deposit_moves_forward before update on deposit_order for each row execute function deposit_check_change();
create trigger deposit_stays before delete or truncate on deposit_order for each statement execute function record_refuse_change();
create trigger deposit_slip_stays before delete or truncate on deposit_slip for each statement execute function record_refuse_change();
