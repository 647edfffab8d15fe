-- Bets among others in one statement. Each is its command of before, and waits for no other transaction on the account, so that a group waits for nobody's
-- player and cannot deadlock over players. Both return null, without effect, if another transaction holds the account, or if the account is missing or has
-- no house yet; the command itself places such a bet.

create function ledger_bet_at_once(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_round_id text, p_round_closed boolean,
  p_category text, p_event_at timestamptz, p_refusal text,
  p_merchant text, p_node_id text, p_game_code text, p_game_name text, p_game_type text, p_vassalage text
) returns ledger_answer language plpgsql set enable_seqscan = off as $$
begin
  perform from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency and house_id is not null
    for no key update skip locked;
  if not found then
    return null;
  end if;
  return ledger_bet(p_bucket, p_transfer, p_provider, p_tx_id, p_owner, p_currency, p_amount, p_round_id, p_round_closed, p_category, p_event_at, p_refusal,
    p_merchant, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage);
end
$$;

create function ledger_bet_win_at_once(
  p_bucket int, p_bet uuid, p_win uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_win_amount bigint, p_round_id text,
  p_category text, p_event_at timestamptz, p_refusal text,
  p_merchant text, p_node_id text, p_game_code text, p_game_name text, p_game_type text, p_vassalage text
) returns ledger_answer language plpgsql set enable_seqscan = off as $$
begin
  perform from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency and house_id is not null
    for no key update skip locked;
  if not found then
    return null;
  end if;
  return ledger_bet_win(p_bucket, p_bet, p_win, p_provider, p_tx_id, p_owner, p_currency, p_amount, p_win_amount, p_round_id, p_category, p_event_at, p_refusal,
    p_merchant, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage);
end
$$;
