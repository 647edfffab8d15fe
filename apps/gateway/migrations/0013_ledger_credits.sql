-- Money in or out against an account of the merchant: deposits, promotions, adjustments, and money on its way between players.

create function ledger_move(
  p_bucket int, p_kind ledger_transfer_kind, p_counter_kind ledger_account_kind, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_merchant text, p_currency text,
  p_amount bigint, p_note text, p_event_at timestamptz, p_ref uuid default null
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  t ledger_transfer;
  v_free bigint;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_merchant, p_currency, p_amount, p_counter_kind), 'UTF8'));
begin
  if p_amount = 0 then
    raise exception 'A % of nothing', p_kind using errcode = 'check_violation';
  end if;
  perform ledger_open(p_bucket, p_owner, 'cash', p_currency);
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  v_free := v_player.balance - v_player.held;
  t.status := case when p_amount < 0 and v_player.is_frozen then 'PLAYER_BLOCKED' when v_free + p_amount < 0 then 'INSUFFICIENT_FUNDS' else 'OK' end;
  t.moved := case when t.status = 'OK' then p_amount end;
  t.id := p_transfer;
  t.kind := p_kind;
  t.owner := p_owner;
  t.currency := p_currency;
  t.amount := abs(p_amount);
  t.free_after := v_free + coalesce(t.moved, 0);
  t.provider := p_provider;
  t.provider_tx_id := p_tx_id;
  t.fingerprint := v_fingerprint;
  t.ref := p_ref;
  t.note := p_note;
  t.event_at := p_event_at;
  if not ledger_write(p_bucket, t, v_player, ledger_open(p_bucket, 'merchant:' || p_merchant, p_counter_kind, p_currency)) then
    return ledger_replay(p_bucket, ledger_find(p_bucket, p_provider, p_kind, p_tx_id), p_owner, v_fingerprint);
  end if;
  return (t.status, t.id, t.free_after, false)::ledger_answer;
end
$$;

-- A payment that a payment provider confirmed: psp_clearing → cash.
create function ledger_deposit(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_note text, p_event_at timestamptz
) returns ledger_answer language plpgsql as $$
begin
  if p_amount <= 0 then
    raise exception 'A deposit is above zero' using errcode = 'check_violation';
  end if;
  return ledger_move(p_bucket, 'deposit', 'psp_clearing', p_transfer, p_provider, p_tx_id, p_owner, p_merchant, p_currency, p_amount, p_note, p_event_at);
end
$$;

-- Money that the merchant gives: promo → cash.
create function ledger_promo(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_note text, p_event_at timestamptz
) returns ledger_answer language plpgsql as $$
begin
  if p_amount <= 0 then
    raise exception 'A promotion is above zero' using errcode = 'check_violation';
  end if;
  return ledger_move(p_bucket, 'promo', 'promo', p_transfer, p_provider, p_tx_id, p_owner, p_merchant, p_currency, p_amount, p_note, p_event_at);
end
$$;

-- A correction in either direction, asked for by one operator and approved by another.
create function ledger_adjust(
  p_bucket int, p_transfer uuid, p_tx_id text, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_requested_by text, p_approved_by text,
  p_reason text, p_event_at timestamptz
) returns ledger_answer language plpgsql as $$
begin
  if coalesce(p_requested_by, '') = '' or coalesce(p_approved_by, '') = '' or p_requested_by = p_approved_by then
    raise exception 'An adjustment needs two operators' using errcode = 'check_violation';
  end if;
  return ledger_move(p_bucket, 'adjustment', 'adjustment', p_transfer, 'operator', p_tx_id, p_owner, p_merchant, p_currency, p_amount,
    p_requested_by || ' / ' || p_approved_by || ': ' || p_reason, p_event_at);
end
$$;

-- The first half of money that goes to another player, who may live in another bucket: cash → transit. Whoever reads the outbox
-- carries it on with ledger_receive; until then it is in transit.
create function ledger_send(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_to text, p_note text,
  p_event_at timestamptz
) returns ledger_answer language plpgsql as $$
declare
  v_answer ledger_answer;
begin
  if p_amount <= 0 or p_to = p_owner then
    raise exception 'Money is sent above zero and to somebody else' using errcode = 'check_violation';
  end if;
  v_answer := ledger_move(p_bucket, 'send', 'transit', p_transfer, p_provider, p_tx_id, p_owner, p_merchant, p_currency, -p_amount, p_note, p_event_at);
  if v_answer.status = 'OK' and not v_answer.replayed then
    insert into ledger_outbox (bucket, topic, owner, transfer_id, payload) values (p_bucket, 'ledger.transit', p_owner, p_transfer, jsonb_build_object(
      'to', p_to, 'merchant', p_merchant, 'currency', p_currency, 'amount', p_amount::text, 'note', p_note));
  end if;
  return v_answer;
end
$$;

-- The second half: transit → cash, once for each transfer that was sent.
create function ledger_receive(
  p_bucket int, p_transfer uuid, p_sent uuid, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_note text, p_event_at timestamptz
) returns ledger_answer language plpgsql as $$
begin
  if p_amount <= 0 then
    raise exception 'Money is received above zero' using errcode = 'check_violation';
  end if;
  return ledger_move(p_bucket, 'receive', 'transit', p_transfer, 'transit', p_sent::text, p_owner, p_merchant, p_currency, p_amount, p_note, p_event_at, p_sent);
end
$$;
