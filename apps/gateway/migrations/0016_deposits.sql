-- A deposit that a player started. Its money moves when the payment provider's signed message arrives, never before.
create table deposit_order (
  bucket smallint not null,
  id uuid not null,
  merchant_code text not null references merchant (code),
  account_id uuid not null references account (id),
  method_id text not null,
  method_name text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- A pending order past its time reads as EXPIRED without anybody writing it. Money that arrives later is credited all the same.
  state text not null default 'PENDING' check (state in ('PENDING', 'PAID', 'FAILED', 'EXPIRED')),
  provider text not null,
  -- The payment's name at the payment provider.
  provider_ref text not null,
  pay_url text not null,
  idempotency_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  primary key (bucket, id),
  unique (bucket, account_id, idempotency_key),
  unique (bucket, provider, provider_ref)
);
create index deposit_order_newest on deposit_order (bucket, account_id, created_at desc);
-- A payment provider names an order by its id alone.
create index deposit_order_id on deposit_order (id);

-- Settles an order once. Answers OK, REPLAYED (the same message came before), CONFLICT (settled the other way: an alarm is raised),
-- MISMATCH (another payment, amount or currency), EXPIRED (it failed, and its time was over) or NOT_FOUND. Only OK moves money. A payment
-- that arrives after the order's time is credited: the money is there.
create function deposit_settle(
  p_bucket int, p_order uuid, p_provider text, p_provider_ref text, p_outcome text, p_amount bigint, p_currency text, p_decided_at timestamptz, p_transfer uuid
) returns text language plpgsql set enable_seqscan = off as $$
declare
  v_order deposit_order;
  v_answer ledger_answer;
begin
  select * into v_order from deposit_order where bucket = p_bucket and id = p_order and provider = p_provider for update;
  if not found then
    return 'NOT_FOUND';
  end if;
  if v_order.provider_ref <> p_provider_ref or v_order.amount <> p_amount or v_order.currency <> p_currency then
    return 'MISMATCH';
  end if;
  if v_order.state in ('PAID', 'FAILED') then
    if v_order.state = p_outcome then
      return 'REPLAYED';
    end if;
    perform ledger_alarm(p_bucket, 'deposit_conflict', v_order.account_id::text, null, jsonb_build_object(
      'orderId', p_order, 'provider', p_provider, 'state', v_order.state, 'reported', p_outcome, 'amount', p_amount::text, 'currency', p_currency));
    return 'CONFLICT';
  end if;
  if p_outcome = 'FAILED' and (v_order.state = 'EXPIRED' or p_decided_at >= v_order.expires_at) then
    update deposit_order set state = 'EXPIRED' where bucket = p_bucket and id = p_order;
    return 'EXPIRED';
  end if;
  if p_outcome = 'PAID' then
    v_answer := ledger_deposit(p_bucket, p_transfer, 'psp:' || p_provider, p_order::text, v_order.account_id::text, v_order.merchant_code, p_currency, p_amount,
      p_provider_ref, p_decided_at);
    if v_answer.status <> 'OK' then
      raise exception 'The deposit % was not credited: %', p_order, v_answer.status;
    end if;
  end if;
  update deposit_order set state = p_outcome, settled_at = clock_timestamp() where bucket = p_bucket and id = p_order;
  return 'OK';
end
$$;

-- The book of the sandbox payment provider: what it was asked to collect, what the payer decided, and whether the merchant was told.
create table sandbox_payment (
  id text primary key,
  -- The secret in the address of the payment page.
  token_hash bytea not null unique,
  order_id text not null,
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
