-- The commands of game vendors: bet, win, rollback.

-- What a vendor or one of its games may not do now. An empty game code means all of them.
create table provider_stop (
  provider text not null,
  game_code text not null default '',
  -- Bets are refused always; wins only where a vendor paid more than it may.
  stops_wins boolean not null default false,
  reason text not null,
  stopped_by text not null,
  stopped_at timestamptz not null default now(),
  primary key (provider, game_code)
);

-- What a vendor may pay out in a currency, in minor units. A vendor without a row has the defaults of the functions below.
create table provider_cap (
  provider text not null,
  currency text not null,
  -- One round may pay its stake times this.
  round_multiple integer not null default 25000 check (round_multiple > 0),
  -- And no more than this, free rounds and jackpots included.
  round_max bigint not null default 1000000000000 check (round_max > 0),
  -- Wins of category base that may follow after a round was closed.
  late_wins smallint not null default 1 check (late_wins >= 0),
  -- All rounds of one day together, and how much of the day's stakes they may be in millionths, once `share_floor` was staked.
  day_max bigint not null default 100000000000000 check (day_max > 0),
  day_share_ppm bigint not null default 3000000 check (day_share_ppm > 0),
  share_floor bigint not null default 100000000 check (share_floor >= 0),
  primary key (provider, currency)
);

-- Judges and writes any bet; ledger_bet is what callers name.
create function ledger_bet_in_full(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_round_id text, p_round_closed boolean,
  p_category text, p_event_at timestamptz, p_refusal text,
  p_merchant text, p_node_id text, p_game_code text, p_game_name text, p_game_type text, p_vassalage text
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  v_order bet_order;
  t ledger_transfer;
  v_free bigint;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount, p_round_id, p_round_closed, p_category), 'UTF8'));
begin
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  v_free := v_player.balance - v_player.held;
  if p_refusal is not null or v_player.id is null then
    t := ledger_find(p_bucket, p_provider, 'bet', p_tx_id);
    if t.id is not null then
      return ledger_replay(p_bucket, t, p_owner, v_fingerprint);
    end if;
    return (coalesce(p_refusal, 'CURRENCY_MISMATCH'), null, v_free, false)::ledger_answer;
  end if;

  select * into v_order from bet_order where bucket = p_bucket and owner = p_owner and provider = p_provider and round_id = p_round_id;
  t.status := case
    when v_player.is_blocked or v_player.is_frozen or v_player.excluded_until > clock_timestamp() then 'PLAYER_BLOCKED'
    when v_order.is_closed then 'TX_CANCELLED'
    when v_order.currency <> p_currency then 'CURRENCY_MISMATCH'
    when exists (select from provider_stop where provider = p_provider and game_code in ('', p_game_code)) then 'GAME_DISABLED'
    when v_free < p_amount then 'INSUFFICIENT_FUNDS'
    when v_player.has_limits and p_amount > least(ledger_room(p_bucket, v_player, 'wager'), ledger_room(p_bucket, v_player, 'loss')) then 'LIMIT_REACHED'
    else 'OK' end;
  if t.status = 'OK' then
    t.moved := nullif(-p_amount, 0);
    t.order_id := coalesce(v_order.id, p_transfer);
    if v_player.house_id is null then
      v_player.house_id := ledger_open(p_bucket, 'merchant:' || p_merchant, 'house', p_currency);
      update ledger_account set house_id = v_player.house_id where bucket = p_bucket and id = v_player.id;
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

-- A bet: cash → house. `p_refusal` is what the caller would refuse a new bet with (a session that ended); a repeated bet gets its
-- stored answer all the same.
--
-- This is the short way, for a bet that begins a round and that nothing speaks against: that is most of them. Every other bet is left to
-- ledger_bet_in_full, which would do the same for these.
create function ledger_bet(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_round_id text, p_round_closed boolean,
  p_category text, p_event_at timestamptz, p_refusal text,
  p_merchant text, p_node_id text, p_game_code text, p_game_name text, p_game_type text, p_vassalage text
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_account bigint;
  v_house bigint;
  v_balance bigint;
  v_free bigint;
  v_version bigint;
  v_head bytea;
  v_time_zone text;
  v_day date;
  v_staked bigint;
  v_excluded_until timestamptz;
  v_at timestamptz;
  t ledger_transfer;
begin
  if p_refusal is null and p_amount > 0 then
    select id, house_id, balance - p_amount, balance - held - p_amount, version + 1, head_hash, time_zone, day, day_staked + p_amount, excluded_until
      into v_account, v_house, v_balance, v_free, v_version, v_head, v_time_zone, v_day, v_staked, v_excluded_until
      from ledger_account
      where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency and not is_blocked and not is_frozen and not has_limits
      for no key update;
    v_at := clock_timestamp();
    if v_free >= 0 and v_house is not null and v_excluded_until < v_at and v_day = (v_at at time zone v_time_zone)::date then
      -- Under the lock nobody else writes for this player, so what is not there yet is not there. Whether the round is new is left to its
      -- key: a query for it could be planned over another index.
      insert into bet_order (bucket, id, merchant_code, owner, provider, round_id, node_id, game_code, game_name, game_type, vassalage, currency, stake, is_closed, state, placed_at, settled_at)
        select p_bucket, p_transfer, p_merchant, p_owner, p_provider, p_round_id, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage, p_currency, p_amount,
          p_round_closed, case when p_round_closed then 'SETTLED'::bet_order_state else 'OPEN' end, v_at, case when p_round_closed then v_at end
        where not exists (select from provider_stop where provider = p_provider and game_code in ('', p_game_code))
          and not exists (select from ledger_transfer where bucket = p_bucket and provider = p_provider and kind = 'bet' and provider_tx_id = p_tx_id)
        on conflict (bucket, owner, provider, round_id) do nothing;
      if found then
        t := row(p_bucket, p_transfer, 'bet'::ledger_transfer_kind, 'OK', p_owner, p_currency, p_amount, v_free, v_account, v_house, -p_amount, v_version, v_balance, null,
          p_provider, p_tx_id, sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount, p_round_id, p_round_closed, p_category), 'UTF8')),
          null, p_transfer, p_category, null, v_day, p_event_at, v_at, pg_current_xact_id())::ledger_transfer;
        t.hash := ledger_link(v_head, t);
        insert into ledger_transfer values (t.*);
        update ledger_account set balance = v_balance, version = v_version, head_hash = t.hash, day_staked = v_staked where bucket = p_bucket and id = v_account;
        return ('OK', p_transfer, v_free, false)::ledger_answer;
      end if;
    end if;
  end if;
  return ledger_bet_in_full(p_bucket, p_transfer, p_provider, p_tx_id, p_owner, p_currency, p_amount, p_round_id, p_round_closed, p_category, p_event_at, p_refusal,
    p_merchant, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage);
end
$$;

-- Whether a vendor may pay `p_amount` in a round; the reason when it may not. Free rounds, bonuses and jackpots have no stake to be
-- measured by.
create function ledger_payout_refusal(p_order bet_order, p_amount bigint, p_category text) returns text language plpgsql stable as $$
declare
  v_cap provider_cap;
begin
  select * into v_cap from provider_cap where provider = p_order.provider and currency = p_order.currency;
  return case
    when exists (select from provider_stop where provider = p_order.provider and game_code in ('', p_order.game_code) and stops_wins) then 'the vendor is stopped'
    when p_order.payout + p_amount > coalesce(v_cap.round_max, 1000000000000) then 'the round is paid more than any may be'
    when p_category = 'base' and p_order.payout + p_amount > (p_order.stake - p_order.refunded) * coalesce(v_cap.round_multiple, 25000)::numeric
      then 'the round is paid more than its stake allows'
    when p_category = 'base' and p_order.is_closed and p_order.late_wins >= coalesce(v_cap.late_wins, 1) then 'the round is closed and was paid' end;
end
$$;

-- A win: house → cash. It names the bet it answers and is accepted whatever the session, limits or an exclusion say. One that a
-- vendor may not pay is answered LIMIT_REACHED, raises an alarm, and can be sent again when an operator has allowed it.
create function ledger_win(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_ref_tx_id text, p_round_id text,
  p_round_closed boolean, p_category text, p_event_at timestamptz
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  v_bet ledger_transfer;
  v_order bet_order;
  t ledger_transfer;
  v_free bigint;
  v_refusal text;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount, p_ref_tx_id, p_round_id, p_round_closed, p_category), 'UTF8'));
begin
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  v_free := v_player.balance - v_player.held;
  t := ledger_find(p_bucket, p_provider, 'win', p_tx_id);
  if t.id is not null then
    return ledger_replay(p_bucket, t, p_owner, v_fingerprint);
  end if;

  v_bet := ledger_find(p_bucket, p_provider, 'bet', p_ref_tx_id);
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
  select * into v_order from bet_order where bucket = p_bucket and id = v_bet.order_id;
  if v_order.round_id <> p_round_id then
    return ('TX_NOT_FOUND', null, v_free, false)::ledger_answer;
  end if;
  t.status := 'OK';
  if v_bet.fingerprint is null or exists (
    select from ledger_transfer where bucket = p_bucket and order_id = v_order.id and kind = 'rollback' and ref = v_bet.id and status = 'OK') then
    t.status := 'TX_CANCELLED';
  elsif p_amount > 0 then
    v_refusal := ledger_payout_refusal(v_order, p_amount, p_category);
    if v_refusal is not null then
      perform ledger_alarm(p_bucket, 'payout_refused', p_owner, null, jsonb_build_object(
        'provider', p_provider, 'txId', p_tx_id, 'roundId', p_round_id, 'amount', p_amount::text, 'currency', p_currency, 'reason', v_refusal));
      return ('LIMIT_REACHED', null, v_free, false)::ledger_answer;
    end if;
  end if;
  t.moved := case when t.status = 'OK' then nullif(p_amount, 0) end;
  t.id := p_transfer;
  t.kind := 'win';
  t.owner := p_owner;
  t.currency := p_currency;
  t.amount := p_amount;
  t.free_after := v_free + coalesce(t.moved, 0);
  t.provider := p_provider;
  t.provider_tx_id := p_tx_id;
  t.fingerprint := v_fingerprint;
  t.ref := v_bet.id;
  t.order_id := v_order.id;
  t.category := p_category;
  t.event_at := p_event_at;
  if not ledger_write(p_bucket, t, v_player, v_player.house_id) then
    return ledger_replay(p_bucket, ledger_find(p_bucket, p_provider, 'win', p_tx_id), p_owner, v_fingerprint);
  end if;
  if t.status = 'OK' then
    update bet_order set payout = payout + p_amount, is_closed = is_closed or p_round_closed,
      late_wins = late_wins + case when is_closed and p_category = 'base' and p_amount > 0 then 1 else 0 end,
      state = case when is_closed or p_round_closed then 'SETTLED'::bet_order_state else state end,
      settled_at = case when is_closed or p_round_closed then coalesce(settled_at, clock_timestamp()) end
      where bucket = p_bucket and id = v_order.id;
  end if;
  return (t.status, t.id, t.free_after, false)::ledger_answer;
end
$$;

-- A rollback: the whole of one bet back, once. A bet that is not known leaves a tombstone, so that it fails when it comes late;
-- `p_unknown_status` is what the vendor wants to hear then.
create function ledger_rollback(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_ref_tx_id text, p_round_id text, p_event_at timestamptz,
  p_unknown_status text
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  v_bet ledger_transfer;
  v_order bet_order;
  t ledger_transfer;
  v_free bigint;
  v_is_cancelled boolean;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_ref_tx_id, p_round_id), 'UTF8'));
begin
  -- A rollback names no currency: all cash accounts of the player are locked, in id order.
  perform from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' order by id for no key update;
  t := ledger_find(p_bucket, p_provider, 'rollback', p_tx_id);
  if t.id is not null then
    return ledger_replay(p_bucket, t, p_owner, v_fingerprint);
  end if;

  v_bet := ledger_find(p_bucket, p_provider, 'bet', p_ref_tx_id);
  if v_bet.id is null then
    insert into ledger_transfer (bucket, id, kind, status, owner, amount, free_after, provider, provider_tx_id, note, day, event_at, recorded_at)
      values (p_bucket, gen_random_uuid(), 'bet', 'TX_CANCELLED', p_owner, 0, 0, p_provider, p_ref_tx_id, 'tombstone', current_date, p_event_at, clock_timestamp())
      on conflict (bucket, provider, kind, provider_tx_id) do nothing;
    v_bet := ledger_find(p_bucket, p_provider, 'bet', p_ref_tx_id);
  end if;
  select * into v_player from ledger_account
    where bucket = p_bucket and owner = p_owner and kind = 'cash' and (v_bet.currency is null or currency = v_bet.currency) order by id limit 1;
  v_free := coalesce(v_player.balance - v_player.held, 0);
  if v_bet.owner <> p_owner then
    return ('TX_NOT_FOUND', null, v_free, false)::ledger_answer;
  end if;
  select * into v_order from bet_order where bucket = p_bucket and id = v_bet.order_id;

  t.status := 'OK';
  t.amount := 0;
  if v_bet.status <> 'OK' then
    t.status := p_unknown_status;
  elsif v_order.round_id <> p_round_id then
    return ('TX_NOT_FOUND', null, v_free, false)::ledger_answer;
  elsif exists (select from ledger_transfer where bucket = p_bucket and order_id = v_order.id and kind = 'rollback' and ref = v_bet.id and status = 'OK') then
    t.status := 'TX_CANCELLED';
  elsif exists (select from ledger_transfer where bucket = p_bucket and order_id = v_order.id and kind = 'win' and ref = v_bet.id and status = 'OK') then
    t.status := 'CANNOT_CANCEL';
  else
    t.amount := v_bet.amount;
  end if;
  t.moved := nullif(t.amount, 0);
  t.id := p_transfer;
  t.kind := 'rollback';
  t.owner := p_owner;
  t.currency := v_bet.currency;
  t.free_after := v_free + t.amount;
  t.provider := p_provider;
  t.provider_tx_id := p_tx_id;
  t.fingerprint := v_fingerprint;
  t.ref := v_bet.id;
  t.order_id := v_order.id;
  t.event_at := p_event_at;
  v_player.time_zone := coalesce(v_player.time_zone, 'UTC');
  if not ledger_write(p_bucket, t, v_player, v_player.house_id) then
    return ledger_replay(p_bucket, ledger_find(p_bucket, p_provider, 'rollback', p_tx_id), p_owner, v_fingerprint);
  end if;
  if t.status = 'OK' and v_bet.status = 'OK' then
    v_is_cancelled := not exists (
      select from ledger_transfer b where b.bucket = p_bucket and b.order_id = v_order.id and b.kind = 'bet' and b.status = 'OK'
        and not exists (
          select from ledger_transfer r where r.bucket = p_bucket and r.order_id = v_order.id and r.ref = b.id and r.kind = 'rollback' and r.status = 'OK'));
    update bet_order set
      refunded = refunded + t.amount,
      state = case when v_is_cancelled then 'CANCELLED'::bet_order_state else state end,
      settled_at = case when v_is_cancelled then coalesce(settled_at, clock_timestamp()) else settled_at end
      where bucket = p_bucket and id = v_order.id;
  end if;
  return (t.status, t.id, t.free_after, false)::ledger_answer;
end
$$;
