-- Money in two phases: a hold reserves it, and then it is paid (post), released (void) or expires, each exactly once.

-- Reserves an amount of what the player has free.
create function ledger_hold(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_expires_at timestamptz, p_note text,
  p_event_at timestamptz
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  t ledger_transfer;
  v_free bigint;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount), 'UTF8'));
begin
  if p_amount <= 0 then
    raise exception 'A hold is above zero' using errcode = 'check_violation';
  end if;
  perform ledger_open(p_bucket, p_owner, 'cash', p_currency);
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  v_free := v_player.balance - v_player.held;
  t.status := case when v_player.is_frozen then 'PLAYER_BLOCKED' when v_free < p_amount then 'INSUFFICIENT_FUNDS' else 'OK' end;
  t.id := p_transfer;
  t.kind := 'hold';
  t.owner := p_owner;
  t.currency := p_currency;
  t.amount := p_amount;
  t.free_after := v_free - case when t.status = 'OK' then p_amount else 0 end;
  t.provider := p_provider;
  t.provider_tx_id := p_tx_id;
  t.fingerprint := v_fingerprint;
  t.note := p_note;
  t.event_at := p_event_at;
  if not ledger_write(p_bucket, t, v_player, null) then
    return ledger_replay(p_bucket, ledger_find(p_bucket, p_provider, 'hold', p_tx_id), p_owner, v_fingerprint);
  end if;
  if t.status = 'OK' then
    insert into ledger_hold (bucket, id, account_id, amount, expires_at) values (p_bucket, p_transfer, v_player.id, p_amount, p_expires_at);
    update ledger_account set held = held + p_amount where bucket = p_bucket and id = v_player.id;
  end if;
  return (t.status, t.id, t.free_after, false)::ledger_answer;
end
$$;

-- Ends a hold as `p_state`. A hold that ended otherwise before is answered TX_CANCELLED, one that is not known TX_NOT_FOUND.
create function ledger_end_hold(
  p_bucket int, p_state ledger_hold_state, p_transfer uuid, p_provider text, p_tx_id text, p_hold uuid, p_amount bigint, p_merchant text,
  p_counter_kind ledger_account_kind, p_note text,
  p_event_at timestamptz
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_hold ledger_hold;
  v_player ledger_account;
  t ledger_transfer;
  v_free bigint;
  v_counter bigint;
  v_kind ledger_transfer_kind := case when p_state = 'POSTED' then 'withdrawal' else 'hold_end' end;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_hold, p_state, p_amount, p_counter_kind), 'UTF8'));
begin
  select * into v_hold from ledger_hold where bucket = p_bucket and id = p_hold;
  if v_hold.id is null then
    return ('TX_NOT_FOUND', null, null, false)::ledger_answer;
  end if;
  select * into v_player from ledger_account where bucket = p_bucket and id = v_hold.account_id for no key update;
  v_free := v_player.balance - v_player.held;
  t := ledger_find(p_bucket, p_provider, v_kind, p_tx_id);
  if t.id is not null then
    return ledger_replay(p_bucket, t, v_player.owner, v_fingerprint);
  end if;
  -- Read again under the lock of the account, which everybody takes who ends a hold.
  select * into v_hold from ledger_hold where bucket = p_bucket and id = p_hold;
  if v_hold.state <> 'OPEN' then
    return ('TX_CANCELLED', null, v_free, false)::ledger_answer;
  end if;
  if p_amount > v_hold.amount or (p_state = 'POSTED' and p_amount <= 0) then
    raise exception 'A hold of % cannot pay %', v_hold.amount, p_amount using errcode = 'check_violation';
  end if;
  if p_state = 'POSTED' and v_player.is_frozen then
    return ('PLAYER_BLOCKED', null, v_free, false)::ledger_answer;
  end if;
  update ledger_hold set state = p_state, posted = p_amount, ended_at = clock_timestamp() where bucket = p_bucket and id = p_hold;
  update ledger_account set held = held - v_hold.amount where bucket = p_bucket and id = v_player.id;
  if p_state = 'POSTED' then
    t.moved := -p_amount;
    v_counter := ledger_open(p_bucket, 'merchant:' || p_merchant, p_counter_kind, v_player.currency);
  end if;
  t.status := 'OK';
  t.id := p_transfer;
  t.kind := v_kind;
  t.owner := v_player.owner;
  t.currency := v_player.currency;
  t.amount := case when p_state = 'POSTED' then p_amount else v_hold.amount end;
  t.free_after := v_free + v_hold.amount - p_amount;
  t.provider := p_provider;
  t.provider_tx_id := p_tx_id;
  t.fingerprint := v_fingerprint;
  t.ref := p_hold;
  t.note := p_note;
  t.event_at := p_event_at;
  if not ledger_write(p_bucket, t, v_player, v_counter) then
    raise exception 'The end of hold % was written by somebody else', p_hold;
  end if;
  return (t.status, t.id, t.free_after, false)::ledger_answer;
end
$$;

-- Pays out of a hold, up to its amount, and releases the rest: cash → psp_clearing.
create function ledger_post_hold(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_hold uuid, p_amount bigint, p_merchant text, p_note text, p_event_at timestamptz
) returns ledger_answer language sql as $$
  select ledger_end_hold(p_bucket, 'POSTED', p_transfer, p_provider, p_tx_id, p_hold, p_amount, p_merchant, 'psp_clearing', p_note, p_event_at)
$$;

-- Releases a hold.
create function ledger_void_hold(p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_hold uuid, p_note text, p_event_at timestamptz)
returns ledger_answer language sql as $$
  select ledger_end_hold(p_bucket, 'VOIDED', p_transfer, p_provider, p_tx_id, p_hold, 0, null, null, p_note, p_event_at)
$$;

-- Releases the holds of a bucket whose time is over; answers how many.
create function ledger_expire_holds(p_bucket int, p_now timestamptz) returns int language plpgsql set enable_seqscan = off as $$
declare
  v_id uuid;
  v_count int := 0;
begin
  for v_id in select id from ledger_hold where bucket = p_bucket and state = 'OPEN' and expires_at <= p_now order by account_id, id loop
    if (ledger_end_hold(p_bucket, 'EXPIRED', gen_random_uuid(), 'ledger', 'expire:' || v_id, v_id, 0, null, null, 'expired', p_now)).status = 'OK' then
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end
$$;
