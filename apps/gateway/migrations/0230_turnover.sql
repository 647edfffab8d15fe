-- Stakes of tables with seats are no turnover: ADR 0096.

-- Whether stakes of a game type are turnover. The same as `isTurnover` of the gateway, whose test compares them.
create function is_turnover(p_game_type text) returns boolean language sql immutable as $$
  select p_game_type <> 'PVP'
$$;

alter table bonus_round drop constraint bonus_round_reason_check,
  add constraint bonus_round_reason_check check (reason in ('game_type', 'void', 'free_round', 'between_players', 'requirement_met'));

-- As in 0152; what is no turnover counts nothing, whatever the contributions of the purse say.
create or replace function ledger_bonus_count(p_bucket int, p_order uuid, p_smallest bigint, p_at timestamptz) returns boolean
language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  o bet_order;
  v_player ledger_account;
  v_round bonus_round;
  v_purse bonus_purse;
  v_stake bigint;
  v_ppm bigint;
  v_base bigint;
  v_counted bigint;
  v_changed boolean := false;
begin
  select * into o from bet_order where bucket = p_bucket and id = p_order;
  if o.id is null or o.state = 'OPEN' then
    return false;
  end if;
  select * into v_player from ledger_account where bucket = p_bucket and owner = o.owner and kind = 'cash' and currency = o.currency and had_bonus for no key update;
  if v_player.id is null then
    return false;
  end if;
  -- Under the lock the round stands still.
  select * into o from bet_order where bucket = p_bucket and id = p_order;
  select * into v_round from bonus_round where bucket = p_bucket and order_id = p_order;
  if v_round.order_id is null then
    select * into v_purse from bonus_purse
      where bucket = p_bucket and owner = o.owner and currency = o.currency and state = 'ACTIVE' and opened_at <= o.placed_at order by opened_at, id limit 1;
  else
    select * into v_purse from bonus_purse where bucket = p_bucket and id = v_round.purse_id;
  end if;
  v_stake := case when o.state = 'CANCELLED' then 0 else o.stake - o.refunded end;
  if v_purse.id is not null and v_purse.state = 'ACTIVE' and (v_round.order_id is null or v_round.stake <> v_stake) then
    v_ppm := case when is_turnover(o.game_type)
      then coalesce((v_purse.contributions ->> o.game_code)::bigint, (v_purse.contributions ->> o.game_type)::bigint, 0) else 0 end;
    v_base := floor(v_stake::numeric * v_ppm / 1000000)::bigint;
    v_counted := least(v_base, v_purse.required - v_purse.wagered + coalesce(v_round.counted, 0));
    insert into bonus_round (bucket, order_id, purse_id, game_type, game_name, stake, counted, reason, at)
      values (p_bucket, p_order, v_purse.id, o.game_type, o.game_name, v_stake, v_counted,
        case when o.state = 'CANCELLED' or (v_stake = 0 and o.refunded > 0) then 'void' when v_stake = 0 then 'free_round' when not is_turnover(o.game_type) then 'between_players'
          when v_counted < v_base then 'requirement_met' when v_base < v_stake then 'game_type' end, coalesce(o.settled_at, p_at))
      on conflict (bucket, order_id) do update set stake = excluded.stake, counted = excluded.counted, reason = excluded.reason;
    update bonus_purse set wagered = wagered + v_counted - coalesce(v_round.counted, 0) where bucket = p_bucket and id = v_purse.id
      returning * into v_purse;
    if v_purse.wagered >= v_purse.required then
      perform ledger_bonus_end(p_bucket, o.owner, v_purse.id, 'MET', null, p_at);
    end if;
    v_changed := true;
  end if;
  -- What the round was part of may be empty now, or have waited for it.
  for v_purse in
    select * from bonus_purse where bucket = p_bucket and owner = o.owner and currency = o.currency
      and (state = 'ENDING' or (state = 'ACTIVE' and balance < p_smallest)) order by opened_at, id
  loop
    if v_purse.state = 'ENDING' then
      v_changed := ledger_bonus_end(p_bucket, o.owner, v_purse.id, v_purse.ends_as::text, null, p_at) = 'OK' or v_changed;
    elsif not ledger_bonus_is_in_play(p_bucket, v_purse.id) then
      perform ledger_bonus_end(p_bucket, o.owner, v_purse.id, 'SPENT', null, p_at);
      v_changed := true;
    end if;
  end loop;
  return v_changed;
end
$$;

-- As in 0153; at a table with seats a player sits down with cash alone: bonus money lost there would be another player's cash.
create or replace function ledger_bet_in_full(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_round_id text, p_round_closed boolean,
  p_category text, p_event_at timestamptz, p_refusal text,
  p_merchant text, p_node_id text, p_game_code text, p_game_name text, p_game_type text, p_vassalage text
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  v_order bet_order;
  t ledger_transfer;
  v_free bigint;
  v_has_drawn boolean := false;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount, p_round_id, p_round_closed, p_category), 'UTF8'));
begin
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  v_free := ledger_playable(v_player);
  if p_refusal is not null or v_player.id is null then
    t := ledger_find(p_bucket, p_provider, 'bet', p_tx_id);
    if t.id is not null then
      return ledger_replay(p_bucket, t, p_owner, v_fingerprint);
    end if;
    return (coalesce(p_refusal, 'CURRENCY_MISMATCH'), null, v_free, false)::ledger_answer;
  end if;

  if v_player.active_purses > 0 then
    -- A bet that was answered before draws nothing.
    t := ledger_find(p_bucket, p_provider, 'bet', p_tx_id);
    if t.id is not null then
      return ledger_replay(p_bucket, t, p_owner, v_fingerprint);
    end if;
    -- Not kept as an answer: nothing was asked of the money.
    if exists (select from bonus_purse
      where bucket = p_bucket and owner = p_owner and currency = p_currency and state = 'ACTIVE' and max_stake < p_amount) then
      return ('LIMIT_REACHED', null, v_free, false)::ledger_answer;
    end if;
    select v_player.is_frozen or is_frozen into v_player.is_frozen from ledger_account
      where bucket = p_bucket and owner = p_owner and kind = 'bonus' and currency = p_currency;
  end if;

  select * into v_order from bet_order where bucket = p_bucket and owner = p_owner and provider = p_provider and round_id = p_round_id;
  t.status := case
    when v_player.is_blocked or v_player.is_frozen or v_player.excluded_until > clock_timestamp() then 'PLAYER_BLOCKED'
    when v_order.is_closed then 'TX_CANCELLED'
    when v_order.currency <> p_currency then 'CURRENCY_MISMATCH'
    when exists (select from provider_stop where provider = p_provider and game_code in ('', p_game_code)) then 'GAME_DISABLED'
    when v_free - case when is_turnover(p_game_type) then 0 else v_player.bonus end < p_amount then 'INSUFFICIENT_FUNDS'
    when v_player.has_limits and p_amount > least(ledger_room(p_bucket, v_player, 'wager'), ledger_room(p_bucket, v_player, 'loss')) then 'LIMIT_REACHED'
    else 'OK' end;
  if t.status = 'OK' then
    t.moved := nullif(-p_amount, 0);
    t.order_id := coalesce(v_order.id, p_transfer);
    if v_player.house_id is null then
      v_player.house_id := ledger_open(p_bucket, 'merchant:' || p_merchant, 'house', p_currency);
      update ledger_account set house_id = v_player.house_id where bucket = p_bucket and id = v_player.id;
    end if;
    if p_amount > v_player.balance - v_player.held then
      v_has_drawn := true;
      v_player := ledger_bonus_draw(p_bucket, v_player, p_amount, p_transfer, t.order_id, true, p_event_at);
    end if;
  else
    t.order_id := v_order.id;
  end if;
  t.id := p_transfer;
  t.kind := 'bet';
  t.owner := p_owner;
  t.currency := p_currency;
  t.amount := p_amount;
  t.free_after := v_free + coalesce(t.moved, 0);
  t.provider := p_provider;
  t.provider_tx_id := p_tx_id;
  t.fingerprint := v_fingerprint;
  t.category := p_category;
  t.event_at := p_event_at;
  if not ledger_write(p_bucket, t, v_player, v_player.house_id) then
    if v_has_drawn then
      -- Another player of the bucket has written this key at this moment: take back what was drawn, and let the vendor send again.
      raise exception 'The bet % is being written', p_tx_id using errcode = 'lock_not_available';
    end if;
    return ledger_replay(p_bucket, ledger_find(p_bucket, p_provider, 'bet', p_tx_id), p_owner, v_fingerprint);
  end if;
  if t.status <> 'OK' then
    return (t.status, t.id, t.free_after, false)::ledger_answer;
  end if;
  if v_order.id is null then
    insert into bet_order (bucket, id, merchant_code, owner, provider, round_id, node_id, game_code, game_name, game_type, vassalage, currency, stake, is_closed, state, settled_at)
      values (p_bucket, p_transfer, p_merchant, p_owner, p_provider, p_round_id, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage, p_currency, p_amount,
        p_round_closed, case when p_round_closed then 'SETTLED'::bet_order_state else 'OPEN' end, case when p_round_closed then clock_timestamp() end);
  else
    update bet_order set stake = stake + p_amount, is_closed = p_round_closed,
      state = case when p_round_closed then 'SETTLED'::bet_order_state else 'OPEN' end, settled_at = case when p_round_closed then clock_timestamp() end
      where bucket = p_bucket and id = v_order.id;
  end if;
  return (t.status, t.id, t.free_after, false)::ledger_answer;
end
$$;

-- As in 0092; what is no turnover fulfils nothing.
create or replace function withdrawal_wagering(p_bucket int, p_owner text, p_currency text, p_percent int, out since timestamptz, out required bigint, out done bigint)
language plpgsql stable set enable_seqscan = off as $$
declare
  v_account bigint;
begin
  select id into v_account from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency;
  select date_trunc('milliseconds', max(t.recorded_at)) into since
    from withdrawal w join ledger_transfer t on t.bucket = w.bucket and t.id = w.hold_id
    where w.bucket = p_bucket and w.account_id = p_owner::uuid and w.currency = p_currency and w.state = 'PAID';
  select ceil(coalesce(sum(amount), 0) * p_percent / 100) into required
    from ledger_transfer where bucket = p_bucket and account_id = v_account and kind = 'deposit' and recorded_at >= coalesce(since, '-infinity');
  select coalesce(sum(stake - refunded), 0) into done
    from bet_order where bucket = p_bucket and owner = p_owner and currency = p_currency and state = 'SETTLED' and placed_at >= coalesce(since, '-infinity')
      and is_turnover(game_type);
end
$$;
