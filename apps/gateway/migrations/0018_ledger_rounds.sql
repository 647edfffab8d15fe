-- The other commands of game vendors: a round in one call, the end of a round, and wins that answer no bet.

-- A bet and its win in one command, which closes the round: both happen or neither. The two transfers share the vendor's id.
create function ledger_bet_win(
  p_bucket int, p_bet uuid, p_win uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_win_amount bigint, p_round_id text,
  p_category text, p_event_at timestamptz, p_refusal text,
  p_merchant text, p_node_id text, p_game_code text, p_game_name text, p_game_type text, p_vassalage text
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_bet ledger_answer;
  v_win ledger_answer;
begin
  v_bet := ledger_bet(p_bucket, p_bet, p_provider, p_tx_id, p_owner, p_currency, p_amount, p_round_id, false, p_category, p_event_at, p_refusal,
    p_merchant, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage);
  if v_bet.status <> 'OK' then
    return v_bet;
  end if;
  v_win := ledger_win(p_bucket, p_win, p_provider, p_tx_id, p_owner, p_currency, p_win_amount, p_tx_id, p_round_id, true, p_category, p_event_at);
  if v_win.status <> 'OK' then
    -- Takes the bet back with everything else that this block wrote.
    raise exception using errcode = 'PW001', message = v_win.status;
  end if;
  return v_win;
exception
  when sqlstate 'PW001' then
    perform ledger_alarm(p_bucket, 'payout_refused', p_owner, null, jsonb_build_object(
      'provider', p_provider, 'txId', p_tx_id, 'roundId', p_round_id, 'amount', p_win_amount::text, 'currency', p_currency, 'reason', sqlerrm));
    return (sqlerrm, null, (select balance - held from ledger_account
      where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency), false)::ledger_answer;
end
$$;

-- Closes a round: no bet joins it any more. Answers TX_NOT_FOUND when the player has no such round.
create function ledger_end_round(p_bucket int, p_provider text, p_owner text, p_round_id text) returns ledger_answer
language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_order bet_order;
begin
  perform from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' order by id for no key update;
  select * into v_order from bet_order where bucket = p_bucket and owner = p_owner and provider = p_provider and round_id = p_round_id;
  if v_order.id is null then
    return ('TX_NOT_FOUND', null, null, false)::ledger_answer;
  end if;
  if not v_order.is_closed then
    update bet_order set is_closed = true, state = case when state = 'OPEN' then 'SETTLED'::bet_order_state else state end,
      settled_at = coalesce(settled_at, clock_timestamp()) where bucket = p_bucket and id = v_order.id;
  end if;
  return ('OK', v_order.id, (select balance - held from ledger_account
    where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = v_order.currency), v_order.is_closed)::ledger_answer;
end
$$;

-- A win that answers no bet (a tournament, a jackpot, a gift of the vendor): house → cash, within what the vendor may pay.
create function ledger_promo_win(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_category text,
  p_game_code text, p_event_at timestamptz
) returns ledger_answer language plpgsql set enable_seqscan = off as $$
declare
  v_order bet_order;
  v_refusal text;
begin
  if p_amount <= 0 or p_category = 'base' then
    raise exception 'A win without a bet is above zero and of a category of its own' using errcode = 'check_violation';
  end if;
  v_order.provider := p_provider;
  v_order.currency := p_currency;
  v_order.game_code := p_game_code;
  v_order.payout := 0;
  v_refusal := ledger_payout_refusal(v_order, p_amount, p_category);
  if v_refusal is not null and (ledger_find(p_bucket, p_provider, 'win', p_tx_id)).id is null then
    perform ledger_alarm(p_bucket, 'payout_refused', p_owner, null, jsonb_build_object(
      'provider', p_provider, 'txId', p_tx_id, 'amount', p_amount::text, 'currency', p_currency, 'reason', v_refusal));
    return ('LIMIT_REACHED', null, null, false)::ledger_answer;
  end if;
  return ledger_move(p_bucket, 'win', 'house', p_transfer, p_provider, p_tx_id, p_owner, p_merchant, p_currency, p_amount, p_category, p_event_at);
end
$$;
