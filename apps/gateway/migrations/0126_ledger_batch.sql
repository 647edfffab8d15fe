-- Vendors' corrections of settled rounds, and lists of commands that are done as a whole.

-- A correction by a vendor: of what a win paid (`p_ref_kind` win) or of what a bet took. Above zero the player gets it, from the house,
-- within what the vendor may pay; below zero it is taken, and only what the player has free. The round must be settled.
create function ledger_vendor_adjust(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_ref_kind ledger_transfer_kind,
  p_ref_tx_id text, p_round_id text, p_event_at timestamptz
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  v_named ledger_transfer;
  v_order bet_order;
  v_judged bet_order;
  t ledger_transfer;
  v_free bigint;
  v_refusal text;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount, p_ref_kind, p_ref_tx_id, p_round_id), 'UTF8'));
begin
  if p_amount = 0 or p_ref_kind not in ('bet', 'win') then
    raise exception 'A correction is of a bet or a win, and not of nothing' using errcode = 'check_violation';
  end if;
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  v_free := v_player.balance - v_player.held;
  t := ledger_find(p_bucket, p_provider, 'adjustment', p_tx_id);
  if t.id is not null then
    return ledger_replay(p_bucket, t, p_owner, v_fingerprint);
  end if;

  v_named := ledger_find(p_bucket, p_provider, p_ref_kind, p_ref_tx_id);
  select * into v_order from bet_order where bucket = p_bucket and id = v_named.order_id;
  -- Not kept as an answer: what it names may still be on its way.
  if v_named.id is null or v_named.owner <> p_owner or v_named.status <> 'OK' or v_order.round_id is distinct from p_round_id then
    return ('TX_NOT_FOUND', null, v_free, false)::ledger_answer;
  end if;
  if v_player.id is null or v_named.currency <> p_currency then
    return ('CURRENCY_MISMATCH', null, v_free, false)::ledger_answer;
  end if;
  if v_order.state <> 'SETTLED' then
    return ('CANNOT_CANCEL', null, v_free, false)::ledger_answer;
  end if;
  if p_amount > 0 then
    v_judged := v_order;
    -- The round is closed, as every round that is corrected: that is no reason here.
    v_judged.is_closed := false;
    v_refusal := case when p_ref_kind = 'bet' and p_amount > v_order.stake - v_order.refunded then 'more than the stake is given back'
      else ledger_payout_refusal(v_judged, p_amount, 'base') end;
    if v_refusal is not null then
      perform ledger_alarm(p_bucket, 'payout_refused', p_owner, null, jsonb_build_object(
        'provider', p_provider, 'txId', p_tx_id, 'roundId', p_round_id, 'amount', p_amount::text, 'currency', p_currency, 'reason', v_refusal));
      return ('LIMIT_REACHED', null, v_free, false)::ledger_answer;
    end if;
  end if;

  t.status := case
    when p_amount < 0 and v_player.is_frozen then 'PLAYER_BLOCKED'
    when p_amount < 0 and p_ref_kind = 'win' and v_order.payout + p_amount < 0 then 'CANNOT_CANCEL'
    when v_free + p_amount < 0 then 'INSUFFICIENT_FUNDS'
    else 'OK' end;
  t.moved := case when t.status = 'OK' then p_amount end;
  t.id := p_transfer;
  t.kind := 'adjustment';
  t.owner := p_owner;
  t.currency := p_currency;
  t.amount := abs(p_amount);
  t.free_after := v_free + coalesce(t.moved, 0);
  t.provider := p_provider;
  t.provider_tx_id := p_tx_id;
  t.fingerprint := v_fingerprint;
  t.ref := v_named.id;
  t.order_id := v_order.id;
  -- Which side of the round it corrects.
  t.category := case p_ref_kind when 'win' then 'payout' else 'stake' end;
  t.event_at := p_event_at;
  if not ledger_write(p_bucket, t, v_player, v_player.house_id) then
    return ledger_replay(p_bucket, ledger_find(p_bucket, p_provider, 'adjustment', p_tx_id), p_owner, v_fingerprint);
  end if;
  if t.status = 'OK' then
    update bet_order set
      payout = payout + case when t.category = 'payout' then p_amount else 0 end,
      stake = stake - case when t.category = 'stake' and p_amount < 0 then p_amount else 0 end,
      refunded = refunded + case when t.category = 'stake' and p_amount > 0 then p_amount else 0 end
      where bucket = p_bucket and id = v_order.id;
  end if;
  return (t.status, t.id, t.free_after, false)::ledger_answer;
end
$$;

-- One command of a batch. `c` is what the gateway read from the vendor: amounts are digits, ids of transfers are the gateway's, and
-- `refusal` is what a new command of this kind is refused with.
create function ledger_batch_command(p_bucket int, p_provider text, p_owner text, p_merchant text, c jsonb) returns ledger_answer
language plpgsql as $$
declare
  v_kind ledger_transfer_kind := case c ->> 'call' when 'bet_win' then 'bet' when 'promo_win' then 'win' when 'end_round' then null else c ->> 'call' end;
  v_ref text := c ->> 'refTxId';
  v_event timestamptz := (c ->> 'eventAt')::timestamptz;
  v_known ledger_transfer;
begin
  if c ->> 'call' in ('win', 'rollback') then
    v_known := ledger_find(p_bucket, p_provider, v_kind, c ->> 'txId');
    if v_known.id is null and c ->> 'refusal' is not null then
      return (c ->> 'refusal', null, null, false)::ledger_answer;
    end if;
  end if;
  if c ->> 'call' = 'win' and v_ref is null then
    -- The vendor names the round alone. A repeated win answers the bet that it answered before; a new one the last bet that stands.
    select b.provider_tx_id into v_ref from ledger_transfer b where b.bucket = p_bucket and b.id = v_known.ref;
    if v_known.id is null then
      select b.provider_tx_id into v_ref
      from bet_order o
      join ledger_transfer b on b.bucket = o.bucket and b.order_id = o.id and b.kind = 'bet' and b.status = 'OK'
      where o.bucket = p_bucket and o.owner = p_owner and o.provider = p_provider and o.round_id = c ->> 'roundId'
        and not exists (select from ledger_transfer r
          where r.bucket = p_bucket and r.order_id = o.id and r.kind = 'rollback' and r.ref = b.id and r.status = 'OK')
      order by b.recorded_at desc, b.id desc limit 1;
    end if;
    if v_ref is null then
      return ('TX_NOT_FOUND', null, null, false)::ledger_answer;
    end if;
  end if;
  if c ->> 'call' = 'rollback' and v_known.id is null and (ledger_find(p_bucket, p_provider, 'bet', v_ref)).id is null
    and (ledger_find(p_bucket, p_provider, 'win', v_ref)).id is not null then
    -- A tombstone of a bet that never was would say that the win is taken back.
    return ('CANNOT_CANCEL', null, null, false)::ledger_answer;
  end if;

  return case c ->> 'call'
    when 'bet' then ledger_bet(
      p_bucket => p_bucket, p_transfer => (c ->> 'id')::uuid, p_provider => p_provider, p_tx_id => c ->> 'txId', p_owner => p_owner,
      p_currency => c ->> 'currency', p_amount => (c ->> 'amount')::bigint, p_round_id => c ->> 'roundId',
      p_round_closed => (c ->> 'roundClosed')::boolean, p_category => c ->> 'category', p_event_at => v_event, p_refusal => c ->> 'refusal',
      p_merchant => p_merchant, p_node_id => c ->> 'nodeId', p_game_code => c ->> 'gameCode', p_game_name => c ->> 'gameName',
      p_game_type => c ->> 'gameType', p_vassalage => c ->> 'vassalage')
    when 'win' then ledger_win(
      p_bucket => p_bucket, p_transfer => (c ->> 'id')::uuid, p_provider => p_provider, p_tx_id => c ->> 'txId', p_owner => p_owner,
      p_currency => c ->> 'currency', p_amount => (c ->> 'amount')::bigint, p_ref_tx_id => v_ref, p_round_id => c ->> 'roundId',
      p_round_closed => (c ->> 'roundClosed')::boolean, p_category => c ->> 'category', p_event_at => v_event)
    when 'bet_win' then ledger_bet_win(
      p_bucket => p_bucket, p_bet => (c ->> 'id')::uuid, p_win => (c ->> 'winId')::uuid, p_provider => p_provider, p_tx_id => c ->> 'txId',
      p_owner => p_owner, p_currency => c ->> 'currency', p_amount => (c ->> 'amount')::bigint, p_win_amount => (c ->> 'winAmount')::bigint,
      p_round_id => c ->> 'roundId', p_category => c ->> 'category', p_event_at => v_event, p_refusal => c ->> 'refusal',
      p_merchant => p_merchant, p_node_id => c ->> 'nodeId', p_game_code => c ->> 'gameCode', p_game_name => c ->> 'gameName',
      p_game_type => c ->> 'gameType', p_vassalage => c ->> 'vassalage')
    when 'rollback' then ledger_rollback(
      p_bucket => p_bucket, p_transfer => (c ->> 'id')::uuid, p_provider => p_provider, p_tx_id => c ->> 'txId', p_owner => p_owner,
      p_ref_tx_id => v_ref, p_round_id => c ->> 'roundId', p_event_at => v_event, p_unknown_status => c ->> 'unknownStatus')
    when 'end_round' then ledger_end_round(p_bucket => p_bucket, p_provider => p_provider, p_owner => p_owner, p_round_id => c ->> 'roundId')
    when 'promo_win' then ledger_promo_win(
      p_bucket => p_bucket, p_transfer => (c ->> 'id')::uuid, p_provider => p_provider, p_tx_id => c ->> 'txId', p_owner => p_owner,
      p_merchant => p_merchant, p_currency => c ->> 'currency', p_amount => (c ->> 'amount')::bigint, p_category => c ->> 'category',
      p_game_code => c ->> 'gameCode', p_event_at => v_event)
    end;
end
$$;

-- Commands of one player in their order, in one transaction. A refusal of one that is new undoes all that this call did, and leaves only
-- the alarms that were raised; a command that was answered before gets that answer, whatever becomes of the others. Answers one row for
-- each command, in order: NOT_APPLIED where a command fell with another one.
create function ledger_batch(p_bucket int, p_provider text, p_owner text, p_merchant text, p_commands jsonb) returns setof ledger_answer
language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_answers ledger_answer[] := '{}';
  v_answer ledger_answer;
  v_command jsonb;
  v_refused int;
  v_alarms ledger_outbox[];
  v_free bigint;
  v_currency text;
begin
  begin
    -- All cash accounts of the player first, by id: the commands lock them one by one.
    perform from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' order by id for no key update;
    for v_command in select value from jsonb_array_elements(p_commands) loop
      v_answer := ledger_batch_command(p_bucket, p_provider, p_owner, p_merchant, v_command);
      v_answers := v_answers || v_answer;
      -- A rollback that found no bet has left its tombstone: that is what it asked for, whatever the vendor wants to hear.
      if v_refused is null and v_answer.status <> 'OK' and not v_answer.replayed
        and not (v_command ->> 'call' = 'rollback' and v_answer.status = 'TX_NOT_FOUND' and v_answer.transfer_id is not null) then
        v_refused := cardinality(v_answers);
      end if;
    end loop;
    if v_refused is not null then
      select array_agg(o) into v_alarms from ledger_outbox o
        where o.bucket = p_bucket and o.tx = pg_current_xact_id() and o.topic like 'ledger.alarm.%';
      -- Takes everything back that this block wrote.
      raise exception using errcode = 'PW002';
    end if;
  exception
    when sqlstate 'PW002' then
      insert into ledger_outbox (bucket, topic, owner, transfer_id, payload)
        select o.bucket, o.topic, o.owner, o.transfer_id, o.payload from unnest(v_alarms) o;
      for i in 1 .. cardinality(v_answers) loop
        v_answer := v_answers[i];
        -- An answer that stood before this call stands still.
        continue when v_answer.replayed and exists (select from ledger_transfer where bucket = p_bucket and id = v_answer.transfer_id);
        v_currency := coalesce(p_commands -> (i - 1) ->> 'currency', v_currency);
        select balance - held into v_free from ledger_account
          where bucket = p_bucket and owner = p_owner and kind = 'cash' and (v_currency is null or currency = v_currency) order by id limit 1;
        v_answers[i] := (case when i = v_refused then v_answer.status else 'NOT_APPLIED' end, null, v_free, false)::ledger_answer;
      end loop;
  end;
  return query select a.* from unnest(v_answers) a;
end
$$;
