-- One function for each money command. A command is one statement of the caller and one transaction: repetition check,
-- exclusion, balance, entries, stored answer and outbox row stand or fall together.
--
-- Order of locks, everywhere: cash accounts by id, then transfer keys. A caller that keeps it cannot deadlock. No command waits
-- longer than its lock_timeout for another: it fails without effect and is sent again.

-- The answer of a command. `balance` is what the player has free after it.
create type ledger_answer as (status text, transfer_id uuid, balance bigint, replayed boolean);

create function ledger_epoch_us(p_at timestamptz) returns bigint language sql stable as $$
  select (extract(epoch from p_at) * 1000000)::bigint
$$;

-- The text of a transfer and its legs that a chained entry's hash covers.
create function ledger_transfer_text(t ledger_transfer, p_legs text) returns text language sql stable as $$
  select concat(
    t.id, e'\x1f', t.kind, e'\x1f', t.status, e'\x1f', t.owner, e'\x1f', t.currency, e'\x1f', t.amount, e'\x1f', t.balance_after, e'\x1f',
    t.provider, e'\x1f', t.provider_tx_id, e'\x1f', encode(t.fingerprint, 'hex'), e'\x1f', t.ref, e'\x1f', t.order_id, e'\x1f',
    t.category, e'\x1f', t.note, e'\x1f', ledger_epoch_us(t.event_at), e'\x1f', ledger_epoch_us(t.recorded_at), e'\x1f', p_legs)
$$;

-- The link that follows `p_previous` in an account's chain.
create function ledger_chain_hash(p_previous bytea, p_account bigint, p_version bigint, p_amount bigint, p_balance bigint, p_transfer text)
returns bytea language sql immutable as $$
  select sha256(p_previous || convert_to(concat(p_account, e'\x1f', p_version, e'\x1f', p_amount, e'\x1f', p_balance, e'\x1f', p_transfer), 'UTF8'))
$$;

-- Finds or opens an account; safe to call from many sessions at once.
create function ledger_open(p_owner text, p_kind text, p_currency text, p_shard int default 0) returns bigint language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from ledger_account where owner = p_owner and kind = p_kind and currency = p_currency and shard = p_shard;
  if v_id is null then
    insert into ledger_account (owner, kind, currency, shard) values (p_owner, p_kind, p_currency, p_shard)
      on conflict (owner, kind, currency, shard) do nothing;
    select id into v_id from ledger_account where owner = p_owner and kind = p_kind and currency = p_currency and shard = p_shard;
  end if;
  return v_id;
end
$$;

-- The merchant's account on the other side of a player's posting. The shard follows the player, so a bet and its win meet.
create function ledger_merchant_account(p_merchant text, p_kind text, p_currency text, p_player bigint) returns bigint language sql as $$
  select ledger_open('merchant:' || p_merchant, p_kind, p_currency, (p_player % 64)::int)
$$;

-- Writes the entries of a transfer that stands already. Cash accounts are updated in id order, each with its next version and
-- link; the CHECK on the account refuses what is not covered. At least one leg must be a cash leg: it chains the others.
create function ledger_post(t ledger_transfer, p_accounts bigint[], p_amounts bigint[]) returns void language plpgsql as $$
declare
  v_text text := ledger_transfer_text(t, array_to_string(p_accounts, ',') || '/' || array_to_string(p_amounts, ','));
  v_account ledger_account;
  v_leg int;
  v_chained int := 0;
begin
  for v_leg in select i from generate_subscripts(p_accounts, 1) i order by p_accounts[i] loop
    update ledger_account a set
      balance = a.balance + p_amounts[v_leg],
      version = a.version + 1,
      head_hash = ledger_chain_hash(a.head_hash, a.id, a.version + 1, p_amounts[v_leg], a.balance + p_amounts[v_leg], v_text)
    where a.id = p_accounts[v_leg] and a.kind = 'cash'
    returning * into v_account;
    if found then
      v_chained := v_chained + 1;
      insert into ledger_entry values
        (t.id, v_leg, v_account.id, t.currency, p_amounts[v_leg], v_account.version, v_account.balance, v_account.head_hash);
    else
      insert into ledger_entry values (t.id, v_leg, p_accounts[v_leg], t.currency, p_amounts[v_leg], null, null, null);
    end if;
  end loop;
  if v_chained = 0 then
    raise exception 'Transfer % has no cash leg: nothing would chain it', t.id using errcode = 'check_violation';
  end if;
end
$$;

create function ledger_announce(t ledger_transfer) returns void language sql as $$
  insert into ledger_outbox (topic, payload) values ('ledger.' || t.kind, jsonb_build_object(
    'transferId', t.id, 'owner', t.owner, 'currency', t.currency, 'amount', t.amount::text, 'balance', t.balance_after::text, 'orderId', t.order_id))
$$;

-- Answers a command whose key stands already: the stored answer, or a refusal when it is not the same command.
create function ledger_replay(t ledger_transfer, p_owner text, p_fingerprint bytea) returns ledger_answer language plpgsql as $$
declare
  v_balance bigint;
begin
  if t.fingerprint = p_fingerprint then
    return (t.status, t.id, t.balance_after, true)::ledger_answer;
  end if;
  select a.balance - a.held into v_balance from ledger_account a where a.owner = p_owner and a.kind = 'cash' order by a.id limit 1;
  if t.fingerprint is null then
    return ('TX_CANCELLED', t.id, v_balance, false)::ledger_answer;
  end if;
  insert into ledger_outbox (topic, payload)
    values ('ledger.alarm.tx_conflict', jsonb_build_object('transferId', t.id, 'provider', t.provider, 'kind', t.kind, 'txId', t.provider_tx_id, 'owner', p_owner));
  return ('TX_CONFLICT', null, v_balance, false)::ledger_answer;
end
$$;

create function ledger_find(p_provider text, p_kind text, p_tx_id text) returns ledger_transfer language sql stable as $$
  select * from ledger_transfer where provider = p_provider and kind = p_kind and provider_tx_id = p_tx_id
$$;

-- A bet: cash → house. `p_refusal` is what the caller would refuse a new bet with (a session that ended, a game that is closed); a
-- repeated bet gets its stored answer all the same.
create function ledger_bet(
  p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_round_id text, p_round_closed boolean,
  p_category text, p_event_at timestamptz, p_refusal text,
  p_merchant text, p_node_id text, p_game_code text, p_game_name text, p_game_type text, p_vassalage text
) returns ledger_answer language plpgsql set lock_timeout = '800ms' as $$
declare
  v_player ledger_account;
  v_order bet_order;
  v_known ledger_transfer;
  v_made ledger_transfer;
  v_status text;
  v_free bigint;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount, p_round_id, p_round_closed, p_category), 'UTF8'));
begin
  select * into v_player from ledger_account where owner = p_owner and kind = 'cash' and currency = p_currency and shard = 0 for no key update;
  if not found then
    v_known := ledger_find(p_provider, 'bet', p_tx_id);
    if v_known.id is not null then
      return ledger_replay(v_known, p_owner, v_fingerprint);
    end if;
    return (coalesce(p_refusal, 'CURRENCY_MISMATCH'), null, null, false)::ledger_answer;
  end if;
  v_free := v_player.balance - v_player.held;
  if p_refusal is not null then
    v_known := ledger_find(p_provider, 'bet', p_tx_id);
    if v_known.id is not null then
      return ledger_replay(v_known, p_owner, v_fingerprint);
    end if;
    return (p_refusal, null, v_free, false)::ledger_answer;
  end if;

  select * into v_order from bet_order where provider = p_provider and owner = p_owner and round_id = p_round_id;
  v_status := case
    when v_player.is_blocked then 'PLAYER_BLOCKED'
    when v_order.is_closed then 'TX_CANCELLED'
    when v_order.currency <> p_currency then 'CURRENCY_MISMATCH'
    when v_free < p_amount then 'INSUFFICIENT_FUNDS'
    else 'OK' end;
  insert into ledger_transfer (id, kind, status, owner, currency, amount, balance_after, provider, provider_tx_id, fingerprint, order_id, category, event_at)
    values (p_transfer, 'bet', v_status, p_owner, p_currency, p_amount, v_free - case when v_status = 'OK' then p_amount else 0 end,
      p_provider, p_tx_id, v_fingerprint, case when v_status = 'OK' then coalesce(v_order.id, p_transfer) else v_order.id end, p_category, p_event_at)
    on conflict (provider, kind, provider_tx_id) do nothing
    returning * into v_made;
  if v_made.id is null then
    return ledger_replay(ledger_find(p_provider, 'bet', p_tx_id), p_owner, v_fingerprint);
  end if;
  if v_status = 'OK' then
    if p_amount > 0 then
      perform ledger_post(v_made, array[v_player.id, ledger_merchant_account(p_merchant, 'house', p_currency, v_player.id)], array[-p_amount, p_amount]);
    end if;
    if v_order.id is null then
      insert into bet_order (id, merchant_code, owner, provider, round_id, node_id, game_code, game_name, game_type, vassalage, currency, stake, is_closed, state, settled_at)
        values (p_transfer, p_merchant, p_owner, p_provider, p_round_id, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage, p_currency, p_amount,
          p_round_closed, case when p_round_closed then 'SETTLED' else 'OPEN' end, case when p_round_closed then clock_timestamp() end);
    else
      update bet_order set stake = stake + p_amount, is_closed = p_round_closed,
        state = case when p_round_closed then 'SETTLED' else 'OPEN' end, settled_at = case when p_round_closed then clock_timestamp() end
        where id = v_order.id;
    end if;
    perform ledger_announce(v_made);
  end if;
  return (v_made.status, v_made.id, v_made.balance_after, false)::ledger_answer;
end
$$;

-- A win: house → cash. It names the bet it answers and is accepted whatever the session or an exclusion says.
create function ledger_win(
  p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_ref_tx_id text, p_round_id text,
  p_round_closed boolean, p_category text, p_event_at timestamptz
) returns ledger_answer language plpgsql set lock_timeout = '800ms' as $$
declare
  v_player ledger_account;
  v_bet ledger_transfer;
  v_order bet_order;
  v_known ledger_transfer;
  v_made ledger_transfer;
  v_status text := 'OK';
  v_free bigint;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount, p_ref_tx_id, p_round_id, p_round_closed, p_category), 'UTF8'));
begin
  select * into v_player from ledger_account where owner = p_owner and kind = 'cash' and currency = p_currency and shard = 0 for no key update;
  v_free := v_player.balance - v_player.held;
  v_known := ledger_find(p_provider, 'win', p_tx_id);
  if v_known.id is not null then
    return ledger_replay(v_known, p_owner, v_fingerprint);
  end if;

  v_bet := ledger_find(p_provider, 'bet', p_ref_tx_id);
  -- Not kept as an answer: the bet may still be on its way, and then the win is right when it comes again.
  if v_bet.id is null or v_bet.owner <> p_owner or (v_bet.status <> 'OK' and v_bet.fingerprint is not null) then
    return ('TX_NOT_FOUND', null, v_free, false)::ledger_answer;
  end if;
  if v_bet.currency <> p_currency or (v_player.id is null and v_bet.fingerprint is not null) then
    return ('CURRENCY_MISMATCH', null, v_free, false)::ledger_answer;
  end if;
  if v_player.id is null then
    return ('TX_CANCELLED', null, null, false)::ledger_answer;
  end if;
  select * into v_order from bet_order where id = v_bet.order_id;
  if v_order.round_id <> p_round_id then
    return ('TX_NOT_FOUND', null, v_free, false)::ledger_answer;
  end if;
  if v_bet.fingerprint is null or exists (select from ledger_transfer where ref = v_bet.id and kind = 'rollback' and status = 'OK') then
    v_status := 'TX_CANCELLED';
  end if;

  insert into ledger_transfer (id, kind, status, owner, currency, amount, balance_after, provider, provider_tx_id, fingerprint, ref, order_id, category, event_at)
    values (p_transfer, 'win', v_status, p_owner, p_currency, p_amount, v_free + case when v_status = 'OK' then p_amount else 0 end,
      p_provider, p_tx_id, v_fingerprint, v_bet.id, v_order.id, p_category, p_event_at)
    on conflict (provider, kind, provider_tx_id) do nothing
    returning * into v_made;
  if v_made.id is null then
    return ledger_replay(ledger_find(p_provider, 'win', p_tx_id), p_owner, v_fingerprint);
  end if;
  if v_status = 'OK' then
    if p_amount > 0 then
      perform ledger_post(v_made, array[v_player.id, ledger_merchant_account(v_order.merchant_code, 'house', p_currency, v_player.id)], array[p_amount, -p_amount]);
    end if;
    update bet_order set payout = payout + p_amount, is_closed = is_closed or p_round_closed,
      state = case when is_closed or p_round_closed then 'SETTLED' else state end,
      settled_at = case when is_closed or p_round_closed then coalesce(settled_at, clock_timestamp()) end
      where id = v_order.id;
    perform ledger_announce(v_made);
  end if;
  return (v_made.status, v_made.id, v_made.balance_after, false)::ledger_answer;
end
$$;

-- A rollback: the whole of one bet back, once. A bet that is not known leaves a tombstone, so that it fails when it comes late;
-- `p_unknown_status` is what the vendor wants to hear then.
create function ledger_rollback(
  p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_ref_tx_id text, p_round_id text, p_event_at timestamptz, p_unknown_status text
) returns ledger_answer language plpgsql set lock_timeout = '800ms' as $$
declare
  v_player ledger_account;
  v_bet ledger_transfer;
  v_order bet_order;
  v_known ledger_transfer;
  v_made ledger_transfer;
  v_status text := 'OK';
  v_amount bigint := 0;
  v_is_cancelled boolean;
  v_free bigint;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_ref_tx_id, p_round_id), 'UTF8'));
begin
  -- A rollback names no currency: all cash accounts of the player are locked, in id order.
  perform from ledger_account where owner = p_owner and kind = 'cash' order by id for no key update;
  v_known := ledger_find(p_provider, 'rollback', p_tx_id);
  if v_known.id is not null then
    return ledger_replay(v_known, p_owner, v_fingerprint);
  end if;

  v_bet := ledger_find(p_provider, 'bet', p_ref_tx_id);
  if v_bet.id is null then
    insert into ledger_transfer (id, kind, status, owner, amount, balance_after, provider, provider_tx_id, note, event_at)
      values (gen_random_uuid(), 'bet', 'TX_CANCELLED', p_owner, 0, 0, p_provider, p_ref_tx_id, 'tombstone', p_event_at)
      on conflict (provider, kind, provider_tx_id) do nothing;
    v_bet := ledger_find(p_provider, 'bet', p_ref_tx_id);
  end if;
  select * into v_player from ledger_account
    where owner = p_owner and kind = 'cash' and (v_bet.currency is null or currency = v_bet.currency) order by id limit 1;
  v_free := coalesce(v_player.balance - v_player.held, 0);
  if v_bet.owner <> p_owner then
    return ('TX_NOT_FOUND', null, v_free, false)::ledger_answer;
  end if;
  select * into v_order from bet_order where id = v_bet.order_id;

  if v_bet.status <> 'OK' then
    v_status := p_unknown_status;
  elsif v_order.round_id <> p_round_id then
    return ('TX_NOT_FOUND', null, v_free, false)::ledger_answer;
  elsif exists (select from ledger_transfer where ref = v_bet.id and kind = 'rollback' and status = 'OK') then
    v_status := 'TX_CANCELLED';
  elsif exists (select from ledger_transfer where ref = v_bet.id and kind = 'win' and status = 'OK') then
    v_status := 'CANNOT_CANCEL';
  else
    v_amount := v_bet.amount;
  end if;

  insert into ledger_transfer (id, kind, status, owner, currency, amount, balance_after, provider, provider_tx_id, fingerprint, ref, order_id, event_at)
    values (p_transfer, 'rollback', v_status, p_owner, v_bet.currency, v_amount, v_free + v_amount,
      p_provider, p_tx_id, v_fingerprint, v_bet.id, v_order.id, p_event_at)
    on conflict (provider, kind, provider_tx_id) do nothing
    returning * into v_made;
  if v_made.id is null then
    return ledger_replay(ledger_find(p_provider, 'rollback', p_tx_id), p_owner, v_fingerprint);
  end if;
  if v_status = 'OK' and v_bet.status = 'OK' then
    if v_amount > 0 then
      perform ledger_post(v_made, array[v_player.id, ledger_merchant_account(v_order.merchant_code, 'house', v_bet.currency, v_player.id)], array[v_amount, -v_amount]);
    end if;
    v_is_cancelled := not exists (
      select from ledger_transfer b where b.order_id = v_order.id and b.kind = 'bet' and b.status = 'OK'
        and not exists (select from ledger_transfer r where r.ref = b.id and r.kind = 'rollback' and r.status = 'OK'));
    update bet_order set
      refunded = refunded + v_amount,
      state = case when v_is_cancelled then 'CANCELLED' else state end,
      settled_at = case when v_is_cancelled then coalesce(settled_at, clock_timestamp()) else settled_at end
      where id = v_order.id;
    perform ledger_announce(v_made);
  end if;
  return (v_made.status, v_made.id, v_made.balance_after, false)::ledger_answer;
end
$$;

-- Money in or out against an account of the merchant's side; the shape that deposits, promotions and adjustments share.
create function ledger_move(
  p_kind text, p_counter_kind text, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_merchant text, p_currency text, p_amount bigint,
  p_note text, p_event_at timestamptz
) returns ledger_answer language plpgsql as $$
declare
  v_player ledger_account;
  v_made ledger_transfer;
  v_status text := 'OK';
  v_free bigint;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_merchant, p_currency, p_amount, p_counter_kind), 'UTF8'));
begin
  if p_amount = 0 then
    raise exception 'A % of nothing', p_kind using errcode = 'check_violation';
  end if;
  perform ledger_open(p_owner, 'cash', p_currency);
  select * into v_player from ledger_account where owner = p_owner and kind = 'cash' and currency = p_currency and shard = 0 for no key update;
  v_free := v_player.balance - v_player.held;
  if v_free + p_amount < 0 then
    v_status := 'INSUFFICIENT_FUNDS';
  end if;
  insert into ledger_transfer (id, kind, status, owner, currency, amount, balance_after, provider, provider_tx_id, fingerprint, note, event_at)
    values (p_transfer, p_kind, v_status, p_owner, p_currency, abs(p_amount), v_free + case when v_status = 'OK' then p_amount else 0 end,
      p_provider, p_tx_id, v_fingerprint, p_note, p_event_at)
    on conflict (provider, kind, provider_tx_id) do nothing
    returning * into v_made;
  if v_made.id is null then
    return ledger_replay(ledger_find(p_provider, p_kind, p_tx_id), p_owner, v_fingerprint);
  end if;
  if v_status = 'OK' then
    perform ledger_post(v_made, array[v_player.id, ledger_merchant_account(p_merchant, p_counter_kind, p_currency, v_player.id)], array[p_amount, -p_amount]);
    perform ledger_announce(v_made);
  end if;
  return (v_made.status, v_made.id, v_made.balance_after, false)::ledger_answer;
end
$$;

-- A payment that a payment provider confirmed: psp_clearing → cash.
create function ledger_deposit(
  p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_note text, p_event_at timestamptz
) returns ledger_answer language plpgsql as $$
begin
  if p_amount <= 0 then
    raise exception 'A deposit is above zero' using errcode = 'check_violation';
  end if;
  return ledger_move('deposit', 'psp_clearing', p_transfer, p_provider, p_tx_id, p_owner, p_merchant, p_currency, p_amount, p_note, p_event_at);
end
$$;

-- Money that the merchant gives: promo → cash.
create function ledger_promo(
  p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_note text, p_event_at timestamptz
) returns ledger_answer language plpgsql as $$
begin
  if p_amount <= 0 then
    raise exception 'A promotion is above zero' using errcode = 'check_violation';
  end if;
  return ledger_move('promo', 'promo', p_transfer, p_provider, p_tx_id, p_owner, p_merchant, p_currency, p_amount, p_note, p_event_at);
end
$$;

-- A correction in either direction, asked for by one operator and approved by another.
create function ledger_adjust(
  p_transfer uuid, p_tx_id text, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_requested_by text, p_approved_by text, p_reason text,
  p_event_at timestamptz
) returns ledger_answer language plpgsql as $$
begin
  if coalesce(p_requested_by, '') = '' or coalesce(p_approved_by, '') = '' or p_requested_by = p_approved_by then
    raise exception 'An adjustment needs two operators' using errcode = 'check_violation';
  end if;
  return ledger_move('adjustment', 'adjustment', p_transfer, 'operator', p_tx_id, p_owner, p_merchant, p_currency, p_amount,
    p_requested_by || ' / ' || p_approved_by || ': ' || p_reason, p_event_at);
end
$$;

-- Excludes a player from betting, or lets the player bet again.
create function ledger_block(p_owner text, p_is_blocked boolean) returns void language sql as $$
  update ledger_account set is_blocked = p_is_blocked where owner = p_owner and kind = 'cash'
$$;
