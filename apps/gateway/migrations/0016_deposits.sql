-- A deposit that a player started. Its money moves when the payment provider's signed message arrives or an operator approves, never before.
create table deposit_order (
  bucket smallint not null,
  id uuid not null,
  merchant_code text not null references merchant (code),
  account_id uuid not null references account (id),
  method_id text not null,
  kind text not null check (kind in ('gateway', 'bank', 'manual', 'alipay', 'qq', 'wechat')),
  method_name text not null,
  -- What the player pays, the fee of it and what the balance receives. Once it is paid these are the figures of what really came.
  amount bigint not null check (amount > 0),
  ordered_amount bigint not null check (ordered_amount > 0),
  fee bigint not null check (fee >= 0),
  credited bigint not null check (credited > 0),
  bonus bigint not null check (bonus >= 0),
  currency text not null,
  -- The terms as they were when the order was made: a change of the method changes no order.
  fee_ppm int not null check (fee_ppm between 0 and 1000000),
  fee_fixed bigint not null check (fee_fixed >= 0),
  is_fee_paid_by_player boolean not null,
  -- From here on two different operators approve it by hand.
  two_from bigint not null check (two_from > 0),
  -- The bank that was chosen, of a method with a list of banks.
  bank_code text,
  -- What was chosen of the merchant's offers; null is no bonus.
  offer_code text,
  offer_ppm int not null,
  offer_min bigint not null,
  offer_max bigint not null,
  -- A pending order past its time is not written to: money that arrives later is credited all the same.
  state text not null check (state in ('PENDING', 'REVIEW', 'PAID', 'FAILED', 'EXPIRED')),
  -- Why an operator refused it, as the player is told, and why one looks at it.
  reason text,
  review_reason text check (review_reason in ('slip', 'amount_differs', 'paid_after_failure', 'no_answer')),
  provider text not null,
  -- The payment's name at the payment provider; null while its answer is not known.
  provider_ref text,
  pay_url text,
  qr_text text,
  -- The bank account that the player was shown, of a transfer, and what the player writes into its note.
  transfer jsonb,
  reference text,
  -- What came by the provider's report, where that is not the amount of the order.
  reported_amount bigint,
  -- By hand: who approved or refused, and how much.
  made_by text,
  made_amount bigint,
  checked_by text,
  idempotency_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- When the gateway asks the payment provider by itself.
  attempts int not null,
  next_attempt_at timestamptz,
  primary key (bucket, id),
  unique (bucket, account_id, idempotency_key),
  unique (bucket, provider, provider_ref),
  unique (bucket, reference),
  constraint deposit_reason check (reason is null or state = 'FAILED'),
  constraint deposit_review check ((review_reason is not null) or state <> 'REVIEW'),
  constraint deposit_settled check ((settled_at is not null) = (state in ('PAID', 'FAILED', 'EXPIRED'))),
  constraint deposit_two_operators check (state <> 'PAID' or made_by is null or amount < two_from or (made_by <> checked_by) is true)
);
create index deposit_order_newest on deposit_order (bucket, account_id, created_at desc);
-- A payment provider names an order by its id alone, an operator by its id or its reference.
create index deposit_order_id on deposit_order (id);
create index deposit_order_reference on deposit_order (reference) where reference is not null;
create index deposit_order_due on deposit_order (next_attempt_at) where next_attempt_at is not null;
create index deposit_order_review on deposit_order (merchant_code, state, created_at);

-- The fee of an amount: the fixed part, and the rate rounded down. It never exceeds the amount.
create function deposit_fee(p_amount bigint, p_ppm int, p_fixed bigint) returns bigint language sql immutable as $$
  select least(p_amount, p_fixed + floor(p_amount::numeric * p_ppm / 1000000)::bigint)
$$;

-- What an offer adds to an amount, rounded down.
create function deposit_bonus(p_amount bigint, p_ppm int, p_min bigint, p_max bigint) returns bigint language sql immutable as $$
  select case when p_amount < p_min then 0 else least(p_max, floor(p_amount::numeric * p_ppm / 1000000)::bigint) end
$$;

-- Whether a player has an offer already: granted, or asked for with an order that may still be paid.
create function deposit_has_offer(p_bucket int, p_account uuid, p_offer text, p_at timestamptz) returns boolean language sql stable set enable_seqscan = off as $$
  select exists (select from deposit_order where bucket = p_bucket and account_id = p_account and offer_code = p_offer
    and (state = 'PAID' and bonus > 0 or state = 'REVIEW' or state = 'PENDING' and expires_at > p_at))
$$;

-- Writes an order. Its amounts follow from its terms. Answers REPLAYED for one that was made before, KEY_CONFLICT when its key stands for
-- another one, DAILY_LIMIT (null is none) or OFFER_UNAVAILABLE.
create function deposit_open(p_bucket int, p_order jsonb, p_daily_max bigint, p_at timestamptz) returns text
language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  o deposit_order := jsonb_populate_record(null::deposit_order, p_order);
  v_known deposit_order;
  v_zone text;
  v_used bigint;
begin
  perform ledger_open(p_bucket, o.account_id::text, 'cash', o.currency);
  -- Orders of one player come one after the other.
  select time_zone into v_zone from ledger_account
    where bucket = p_bucket and owner = o.account_id::text and kind = 'cash' and currency = o.currency for no key update;
  select * into v_known from deposit_order where bucket = p_bucket and account_id = o.account_id and idempotency_key = o.idempotency_key;
  if found then
    return case when (v_known.method_id, v_known.ordered_amount, v_known.bank_code, v_known.offer_code)
      is not distinct from (o.method_id, o.amount, o.bank_code, o.offer_code) then 'REPLAYED' else 'KEY_CONFLICT' end;
  end if;
  if p_daily_max is not null then
    select coalesce(sum(amount), 0) into v_used from deposit_order
      where bucket = p_bucket and account_id = o.account_id and method_id = o.method_id
        and created_at >= date_trunc('day', p_at at time zone v_zone) at time zone v_zone
        and (state in ('PAID', 'REVIEW') or state = 'PENDING' and expires_at > p_at);
    if v_used + o.amount > p_daily_max then
      return 'DAILY_LIMIT';
    end if;
  end if;
  if o.offer_code is not null and deposit_has_offer(p_bucket, o.account_id, o.offer_code, p_at) then
    return 'OFFER_UNAVAILABLE';
  end if;
  o.bucket := p_bucket;
  o.ordered_amount := o.amount;
  o.fee := deposit_fee(o.amount, o.fee_ppm, o.fee_fixed);
  o.credited := o.amount - case when o.is_fee_paid_by_player then o.fee else 0 end;
  o.bonus := deposit_bonus(o.amount, o.offer_ppm, o.offer_min, o.offer_max);
  o.state := 'PENDING';
  o.attempts := 0;
  o.created_at := p_at;
  insert into deposit_order select o.*;
  return 'OK';
end
$$;

-- Credits what came for an order that the caller has locked, and what its offer adds. The fee is taken of what came.
create function deposit_credit(
  p_bucket int, o deposit_order, p_amount bigint, p_note text, p_at timestamptz, p_transfer uuid, p_bonus_transfer uuid
) returns void language plpgsql set enable_seqscan = off as $$
declare
  v_fee bigint := deposit_fee(p_amount, o.fee_ppm, o.fee_fixed);
  v_credited bigint := p_amount - case when o.is_fee_paid_by_player then v_fee else 0 end;
  v_bonus bigint := deposit_bonus(p_amount, o.offer_ppm, o.offer_min, o.offer_max);
  v_answer ledger_answer;
begin
  -- A fee that eats up everything would lose a payment; what came is credited whole then.
  if v_credited <= 0 then
    v_fee := 0;
    v_credited := p_amount;
  end if;
  v_answer := ledger_deposit(p_bucket, p_transfer, 'psp:' || o.provider, o.id::text, o.account_id::text, o.merchant_code, o.currency, v_credited, p_note, p_at);
  if v_answer.status <> 'OK' then
    raise exception 'The deposit % was not credited: %', o.id, v_answer.status;
  end if;
  -- An order that was paid after its time may not bring an offer a second time.
  if o.offer_code is not null and exists (select from deposit_order
    where bucket = p_bucket and account_id = o.account_id and offer_code = o.offer_code and state = 'PAID' and bonus > 0 and id <> o.id) then
    v_bonus := 0;
  end if;
  if v_bonus > 0 then
    v_answer := ledger_promo(p_bucket, p_bonus_transfer, 'deposit-offer', o.id::text, o.account_id::text, o.merchant_code, o.currency, v_bonus, o.offer_code, p_at);
    if v_answer.status <> 'OK' then
      raise exception 'The bonus of deposit % was not credited: %', o.id, v_answer.status;
    end if;
  end if;
  update deposit_order set state = 'PAID', amount = p_amount, fee = v_fee, credited = v_credited, bonus = v_bonus, settled_at = clock_timestamp(),
    next_attempt_at = null where bucket = p_bucket and id = o.id;
end
$$;

-- Hands an order to an operator.
create function deposit_hold(p_bucket int, p_order uuid, p_review_reason text, p_reported bigint) returns void language sql set enable_seqscan = off as $$
  update deposit_order set state = 'REVIEW', review_reason = p_review_reason, reported_amount = p_reported, settled_at = null, next_attempt_at = null
    where bucket = p_bucket and id = p_order
$$;

-- Settles an order once. Answers OK, REPLAYED (the same message came before), HELD (money came that does not fit the order: an operator
-- decides), CONFLICT (settled the other way), MISMATCH (another payment or currency), EXPIRED (it failed, and its time was over) or NOT_FOUND. Only
-- OK moves money; HELD, CONFLICT and MISMATCH raise an alarm. A payment that arrives after the order's time is credited: the money is there.
create function deposit_settle(
  p_bucket int, p_order uuid, p_provider text, p_provider_ref text, p_outcome text, p_amount bigint, p_currency text, p_decided_at timestamptz, p_transfer uuid,
  p_bonus_transfer uuid
) returns text language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  o deposit_order;
  v_outcome text;
begin
  select * into o from deposit_order where bucket = p_bucket and id = p_order and provider = p_provider for update;
  if not found then
    return 'NOT_FOUND';
  end if;
  v_outcome := case
    when coalesce(o.provider_ref, p_provider_ref) <> p_provider_ref or o.currency <> p_currency then 'MISMATCH'
    when o.state = 'REVIEW' and p_outcome = 'PAID' and p_amount = coalesce(o.reported_amount, o.amount) then 'REPLAYED'
    when o.state = 'PAID' and p_outcome = 'PAID' and p_amount = coalesce(o.reported_amount, o.amount) then 'REPLAYED'
    when o.state = 'FAILED' and p_outcome = 'FAILED' then 'REPLAYED'
    when o.state = 'PAID' or o.state = 'REVIEW' or o.made_by is not null then 'CONFLICT'
    when p_outcome = 'PAID' and (o.state = 'FAILED' or p_amount <> o.amount) then 'HELD'
    when p_outcome = 'FAILED' and (o.state = 'EXPIRED' or p_decided_at >= o.expires_at) then 'EXPIRED'
    else 'OK' end;
  if v_outcome in ('HELD', 'CONFLICT', 'MISMATCH') then
    perform ledger_alarm(p_bucket, 'deposit_' || lower(v_outcome), o.account_id::text, null, jsonb_build_object(
      'orderId', p_order, 'provider', p_provider, 'ref', p_provider_ref, 'state', o.state, 'reported', p_outcome, 'amount', p_amount::text, 'currency', p_currency));
  end if;
  if v_outcome = 'HELD' then
    perform deposit_hold(p_bucket, p_order, case when o.state = 'FAILED' then 'paid_after_failure' else 'amount_differs' end, p_amount);
  elsif v_outcome = 'EXPIRED' then
    update deposit_order set state = 'EXPIRED', settled_at = coalesce(settled_at, clock_timestamp()), next_attempt_at = null where bucket = p_bucket and id = p_order;
  elsif v_outcome = 'OK' and p_outcome = 'PAID' then
    perform deposit_credit(p_bucket, o, p_amount, p_provider_ref, p_decided_at, p_transfer, p_bonus_transfer);
  elsif v_outcome = 'OK' then
    update deposit_order set state = 'FAILED', settled_at = clock_timestamp(), next_attempt_at = null where bucket = p_bucket and id = p_order;
  end if;
  if v_outcome <> 'MISMATCH' then
    update deposit_order set provider_ref = p_provider_ref where bucket = p_bucket and id = p_order and provider_ref is null;
  end if;
  return v_outcome;
end
$$;

-- The book of the sandbox payment provider: what it was asked to collect, what the payer decided, and whether the merchant was told.
create table sandbox_payment (
  id text primary key,
  -- The secret in the address of the payment page.
  token_hash bytea not null unique,
  -- Asked again for the same order, the sandbox answers the payment that it has.
  order_id text not null unique,
  merchant_name text not null,
  method_name text not null,
  amount bigint not null,
  currency text not null,
  language text not null,
  return_path text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'PAID', 'FAILED')),
  expires_at timestamptz not null,
  decided_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  -- When the merchant's answer was final, and what it said.
  delivered_at timestamptz,
  delivery text
);
create index sandbox_payment_due on sandbox_payment (next_attempt_at) where next_attempt_at is not null;
