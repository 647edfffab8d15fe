-- A withdrawal ends the bonuses of the player: cash that a bonus came with may not leave while the bonus stays. The request names what the player was told of
-- and agreed to lose; anything else is refused, so nobody loses a bonus, or more of one, than they have seen. ADR 0120.

drop function withdrawal_request(int, uuid, uuid, text, uuid, uuid, text, text, bigint, bigint, text, boolean, bigint, int, text, timestamptz, timestamptz);

-- As in 0092.
create function withdrawal_request(
  p_bucket int, p_id uuid, p_transfer uuid, p_merchant text, p_account uuid, p_card uuid, p_bank_code text, p_last_four text, p_amount bigint, p_fee bigint, p_currency text,
  p_needs_two boolean, p_daily_max bigint, p_wagering_percent int, p_key text, p_at timestamptz, p_next timestamptz,
  p_ends_bonuses jsonb default '{}'
) returns text language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  w withdrawal;
  v_wagering record;
  v_answer ledger_answer;
  v_purse uuid;
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
  if v_player.active_purses > 0 and exists (select from bonus_purse
    where bucket = p_bucket and owner = p_account::text and currency = p_currency and state = 'ACTIVE' and balance > coalesce((p_ends_bonuses ->> id::text)::bigint, -1)) then
    return 'ENDS_BONUS';
  end if;
  -- A hold of a withdrawal never expires: only its own end releases it.
  v_answer := ledger_hold(p_bucket, p_transfer, 'withdrawal', p_id::text, p_account::text, p_currency, p_amount, 'infinity', '', p_at);
  if v_answer.status <> 'OK' then
    raise exception 'The money of withdrawal % was not reserved: %', p_id, v_answer.status;
  end if;
  insert into withdrawal (bucket, id, merchant_code, account_id, card_id, bank_code, last_four, amount, fee, currency, needs_two, hold_id, idempotency_key, created_at)
    values (p_bucket, p_id, p_merchant, p_account, p_card, p_bank_code, p_last_four, p_amount, p_fee, p_currency, p_needs_two, p_transfer, p_key, p_at);
  -- What an open round still pays arrives first, as where a player gives a bonus up.
  for v_purse in
    select id from bonus_purse where bucket = p_bucket and owner = p_account::text and currency = p_currency and state = 'ACTIVE' order by opened_at, id
  loop
    perform ledger_bonus_end(p_bucket, p_account::text, v_purse, 'GIVEN_UP', 'withdrawal', p_at);
  end loop;
  perform withdrawal_move(p_bucket, p_id, 'REQUESTED', 'player', null, p_at, p_next);
  return 'OK';
end
$$;
