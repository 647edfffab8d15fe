-- The commands of vendors with bonus money. Each is the function of before, with what its comment says.

-- As in 0140; also writes for the accounts of bonuses.
create or replace function ledger_write(p_bucket int, t ledger_transfer, p_player ledger_account, p_counter bigint) returns boolean
language plpgsql as $$
begin
  t.bucket := p_bucket;
  t.tx := pg_current_xact_id();
  t.recorded_at := clock_timestamp();
  -- A clock that was set back opens no day a second time.
  t.day := greatest((t.recorded_at at time zone p_player.time_zone)::date, p_player.day);
  if t.moved is not null then
    t.account_id := p_player.id;
    t.counter_id := p_counter;
    t.version := p_player.version + 1;
    t.balance_after := p_player.balance + t.moved;
    t.hash := ledger_link(p_player.head_hash, t);
  end if;
  insert into ledger_transfer values (t.*) on conflict (bucket, provider, kind, provider_tx_id) do nothing;
  if not found then
    return false;
  end if;
  if t.moved is not null then
    if p_player.day > '-infinity' and p_player.day < t.day then
      insert into ledger_day values (p_bucket, p_player.id, p_player.day, p_player.day_deposited, p_player.day_withdrawn, p_player.day_staked,
        p_player.day_won, p_player.day_refunded, p_player.day_other);
    end if;
    if p_player.day <> t.day then
      p_player.day_deposited := 0;
      p_player.day_withdrawn := 0;
      p_player.day_staked := 0;
      p_player.day_won := 0;
      p_player.day_refunded := 0;
      p_player.day_other := 0;
    end if;
    update ledger_account set
      balance = t.balance_after,
      version = t.version,
      head_hash = t.hash,
      day = t.day,
      day_deposited = p_player.day_deposited + case when t.kind = 'deposit' then t.moved else 0 end,
      day_withdrawn = p_player.day_withdrawn - case when t.kind = 'withdrawal' then t.moved else 0 end,
      day_staked = p_player.day_staked - case when t.kind = 'bet' then t.moved else 0 end,
      day_won = p_player.day_won + case when t.kind in ('win', 'jackpot_win') then t.moved else 0 end,
      day_refunded = p_player.day_refunded + case when t.kind = 'rollback' then t.moved else 0 end,
      day_other = p_player.day_other + case when t.kind in ('deposit', 'withdrawal', 'bet', 'win', 'jackpot_win', 'rollback') then 0 else t.moved end
      where bucket = p_bucket and id = p_player.id and kind in ('cash', 'jackpot', 'bonus') and version = p_player.version;
    if not found then
      raise exception 'Account % has no live balance, or it was not locked', p_player.id using errcode = 'check_violation';
    end if;
  end if;
  return true;
end
$$;

-- As in 0140; nothing leaves a bonus account either.
create or replace function ledger_freeze(p_bucket int, p_owner text, p_is_frozen boolean) returns void language sql as $$
  update ledger_account set is_frozen = p_is_frozen where bucket = p_bucket and owner = p_owner and kind in ('cash', 'jackpot', 'bonus')
$$;

create or replace function ledger_freeze_broken(p_first int, p_last int) returns setof text language plpgsql set enable_seqscan = off as $$
declare
  v_broken record;
begin
  for v_broken in
    select a.bucket, a.id, a.owner, a.balance, t.balance_after
    from ledger_account a
    left join lateral (
      select version, balance_after, hash from ledger_transfer
      where bucket = a.bucket and account_id = a.id and version is not null order by version desc limit 1) t on true
    left join lateral (select sum(amount) as held from ledger_hold where bucket = a.bucket and account_id = a.id and state = 'OPEN') h on true
    where a.bucket between p_first and p_last and a.kind in ('cash', 'jackpot', 'bonus') and not a.is_frozen
      and (a.balance <> coalesce(t.balance_after, 0) or a.version <> coalesce(t.version, 0) or a.head_hash <> coalesce(t.hash, sha256(''))
        or a.held <> coalesce(h.held, 0))
  loop
    update ledger_account set is_frozen = true where bucket = v_broken.bucket and id = v_broken.id;
    perform ledger_alarm(v_broken.bucket, 'account_broken', v_broken.owner, null, jsonb_build_object(
      'balance', v_broken.balance::text, 'entries', coalesce(v_broken.balance_after, 0)::text));
    return next v_broken.owner;
  end loop;
end
$$;

-- As in 0011; what a vendor hears has the bonus in it, here and in all that follow.
create or replace function ledger_replay(p_bucket int, t ledger_transfer, p_owner text, p_fingerprint bytea) returns ledger_answer language plpgsql as $$
declare
  v_free bigint;
begin
  if t.fingerprint = p_fingerprint then
    return (t.status, t.id, t.free_after, true)::ledger_answer;
  end if;
  select balance - held + bonus into v_free from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' order by id limit 1;
  if t.fingerprint is null then
    return ('TX_CANCELLED', t.id, v_free, false)::ledger_answer;
  end if;
  perform ledger_alarm(p_bucket, 'tx_conflict', p_owner, t.id, jsonb_build_object('provider', t.provider, 'kind', t.kind, 'txId', t.provider_tx_id));
  return ('TX_CONFLICT', null, v_free, false)::ledger_answer;
end
$$;

-- As in 0012; what free cash does not cover is drawn from the purses before the bet.
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

-- As in 0012; players with an active purse go in full.
create or replace function ledger_bet(
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
        and active_purses = 0
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

-- As in 0145, likewise.
create or replace function ledger_bet_win(
  p_bucket int, p_bet uuid, p_win uuid, p_provider text, p_tx_id text, p_owner text, p_currency text, p_amount bigint, p_win_amount bigint, p_round_id text,
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
  v_won bigint;
  v_excluded_until timestamptz;
  v_at timestamptz;
  v_hash bytea;
  b ledger_transfer;
  w ledger_transfer;
begin
  if p_refusal is null and p_amount > 0 and p_win_amount >= 0 then
    -- Balance, free amount and version are those after the bet.
    select id, house_id, balance - p_amount, balance - held - p_amount, version + 1, head_hash, time_zone, day, day_staked + p_amount, day_won + p_win_amount, excluded_until
      into v_account, v_house, v_balance, v_free, v_version, v_head, v_time_zone, v_day, v_staked, v_won, v_excluded_until
      from ledger_account
      where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency and not is_blocked and not is_frozen and not has_limits
        and active_purses = 0
      for no key update;
    v_at := clock_timestamp();
    if v_free >= 0 and v_house is not null and v_excluded_until < v_at and v_day = (v_at at time zone v_time_zone)::date then
      insert into bet_order (bucket, id, merchant_code, owner, provider, round_id, node_id, game_code, game_name, game_type, vassalage, currency, stake, payout, is_closed, state, placed_at, settled_at)
        select p_bucket, p_bet, p_merchant, p_owner, p_provider, p_round_id, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage, p_currency, p_amount, p_win_amount,
          true, 'SETTLED', v_at, v_at
        where not exists (select from provider_stop where provider = p_provider and game_code in ('', p_game_code))
          and not exists (select from ledger_transfer where bucket = p_bucket and provider = p_provider and kind in ('bet', 'win') and provider_tx_id = p_tx_id)
          and (p_win_amount = 0 or ledger_payout_refusal(
            row(p_bucket, p_bet, p_merchant, p_owner, p_provider, p_round_id, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage, p_currency, p_amount, 0, 0, 0, false,
              'OPEN'::bet_order_state, v_at, null)::bet_order, p_win_amount, p_category) is null)
        on conflict (bucket, owner, provider, round_id) do nothing;
      if found then
        b := row(p_bucket, p_bet, 'bet'::ledger_transfer_kind, 'OK', p_owner, p_currency, p_amount, v_free, v_account, v_house, -p_amount, v_version, v_balance, null,
          p_provider, p_tx_id, sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount, p_round_id, false, p_category), 'UTF8')),
          null, p_bet, p_category, null, v_day, p_event_at, v_at, pg_current_xact_id())::ledger_transfer;
        b.hash := ledger_link(v_head, b);
        v_hash := b.hash;
        w := row(p_bucket, p_win, 'win'::ledger_transfer_kind, 'OK', p_owner, p_currency, p_win_amount, v_free + p_win_amount, null, null, null, null, null, null,
          p_provider, p_tx_id, sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_win_amount, p_tx_id, p_round_id, true, p_category), 'UTF8')),
          p_bet, p_bet, p_category, null, v_day, p_event_at, clock_timestamp(), b.tx)::ledger_transfer;
        -- A win of nothing is kept as the answer to the call and moves nothing.
        if p_win_amount > 0 then
          v_version := v_version + 1;
          v_balance := v_balance + p_win_amount;
          w.account_id := v_account;
          w.counter_id := v_house;
          w.moved := p_win_amount;
          w.version := v_version;
          w.balance_after := v_balance;
          w.hash := ledger_link(v_hash, w);
          v_hash := w.hash;
        end if;
        insert into ledger_transfer values (b.*), (w.*);
        update ledger_account set balance = v_balance, version = v_version, head_hash = v_hash, day_staked = v_staked, day_won = v_won
          where bucket = p_bucket and id = v_account;
        return ('OK', p_win, v_free + p_win_amount, false)::ledger_answer;
      end if;
    end if;
  end if;
  return ledger_bet_win_in_full(p_bucket, p_bet, p_win, p_provider, p_tx_id, p_owner, p_currency, p_amount, p_win_amount, p_round_id, p_category, p_event_at, p_refusal,
    p_merchant, p_node_id, p_game_code, p_game_name, p_game_type, p_vassalage);
end
$$;

-- As in 0018.
create or replace function ledger_bet_win_in_full(
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
    return (sqlerrm, null, (select balance - held + bonus from ledger_account
      where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency), false)::ledger_answer;
end
$$;

-- As in 0012; the part of a win that purses staked goes back to them.
create or replace function ledger_win(
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
  v_share record;
  v_leaves bigint := 0;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount, p_ref_tx_id, p_round_id, p_round_closed, p_category), 'UTF8'));
begin
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  v_free := ledger_playable(v_player);
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
  if t.moved is not null and v_player.had_bonus then
    select coalesce(sum(leaves), 0) into v_leaves from ledger_bonus_shares(p_bucket, v_order, p_amount);
  end if;
  t.id := p_transfer;
  t.kind := 'win';
  t.owner := p_owner;
  t.currency := p_currency;
  t.amount := p_amount;
  t.free_after := v_free + coalesce(t.moved, 0) - v_leaves;
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
  if t.moved is not null and v_player.had_bonus then
    for v_share in select * from ledger_bonus_shares(p_bucket, v_order, p_amount) loop
      perform ledger_bonus_give_back(p_bucket, v_share.purse_id, v_share.part, v_share.goes_to, p_transfer, v_order.id, 'win', p_event_at);
    end loop;
  end if;
  return (t.status, t.id, t.free_after, false)::ledger_answer;
end
$$;

-- As in 0140; what the bet drew from purses goes back to them.
create or replace function ledger_rollback(
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
  v_share record;
  v_leaves bigint := 0;
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
  v_free := coalesce(ledger_playable(v_player), 0);
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
  elsif exists (select from jackpot_mark where bucket = p_bucket and order_id = v_order.id and bet_id = v_bet.id) then
    t.status := 'CANNOT_CANCEL';
  else
    t.amount := v_bet.amount;
  end if;
  t.moved := nullif(t.amount, 0);
  if t.moved is not null and v_player.had_bonus then
    select coalesce(sum(s.amount), 0) into v_leaves from bonus_stake s join bonus_purse p on p.bucket = p_bucket and p.id = s.purse_id
      where s.bucket = p_bucket and s.bet_id = v_bet.id and p.state not in ('ACTIVE', 'MET');
  end if;
  t.id := p_transfer;
  t.kind := 'rollback';
  t.owner := p_owner;
  t.currency := v_bet.currency;
  t.free_after := v_free + t.amount - v_leaves;
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
  if t.moved is not null and v_player.had_bonus then
    -- Exactly what the bet drew.
    for v_share in
      select s.purse_id, s.amount, case when p.state in ('ACTIVE', 'ENDING') then 'purse' when p.state = 'MET' then 'cash' else 'promo' end as goes_to
      from bonus_stake s join bonus_purse p on p.bucket = p_bucket and p.id = s.purse_id where s.bucket = p_bucket and s.bet_id = v_bet.id
    loop
      perform ledger_bonus_give_back(p_bucket, v_share.purse_id, v_share.amount, v_share.goes_to, p_transfer, v_order.id, 'rollback', p_event_at);
    end loop;
    update bonus_stake set is_returned = true where bucket = p_bucket and bet_id = v_bet.id;
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

-- As in 0126; what is given goes to purses in proportion, and what is taken beyond free cash comes from them.
create or replace function ledger_vendor_adjust(
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
  v_share record;
  v_leaves bigint := 0;
  v_has_drawn boolean := false;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_amount, p_ref_kind, p_ref_tx_id, p_round_id), 'UTF8'));
begin
  if p_amount = 0 or p_ref_kind not in ('bet', 'win') then
    raise exception 'A correction is of a bet or a win, and not of nothing' using errcode = 'check_violation';
  end if;
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  v_free := ledger_playable(v_player);
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
  if t.moved > 0 and v_player.had_bonus then
    select coalesce(sum(leaves), 0) into v_leaves from ledger_bonus_shares(p_bucket, v_order, p_amount);
  elsif -t.moved > v_player.balance - v_player.held then
    v_has_drawn := true;
    v_player := ledger_bonus_draw(p_bucket, v_player, -p_amount, p_transfer, v_order.id, p_ref_kind = 'bet', p_event_at);
  end if;
  t.id := p_transfer;
  t.kind := 'adjustment';
  t.owner := p_owner;
  t.currency := p_currency;
  t.amount := abs(p_amount);
  t.free_after := v_free + coalesce(t.moved, 0) - v_leaves;
  t.provider := p_provider;
  t.provider_tx_id := p_tx_id;
  t.fingerprint := v_fingerprint;
  t.ref := v_named.id;
  t.order_id := v_order.id;
  -- Which side of the round it corrects.
  t.category := case p_ref_kind when 'win' then 'payout' else 'stake' end;
  t.event_at := p_event_at;
  if not ledger_write(p_bucket, t, v_player, v_player.house_id) then
    if v_has_drawn then
      raise exception 'The correction % is being written', p_tx_id using errcode = 'lock_not_available';
    end if;
    return ledger_replay(p_bucket, ledger_find(p_bucket, p_provider, 'adjustment', p_tx_id), p_owner, v_fingerprint);
  end if;
  if t.moved > 0 and v_player.had_bonus then
    for v_share in select * from ledger_bonus_shares(p_bucket, v_order, p_amount) loop
      perform ledger_bonus_give_back(p_bucket, v_share.purse_id, v_share.part, v_share.goes_to, p_transfer, v_order.id, 'win', p_event_at);
    end loop;
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

-- As in 0126.
create or replace function ledger_batch(p_bucket int, p_provider text, p_owner text, p_merchant text, p_commands jsonb) returns setof ledger_answer
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
        select balance - held + bonus into v_free from ledger_account
          where bucket = p_bucket and owner = p_owner and kind = 'cash' and (v_currency is null or currency = v_currency) order by id limit 1;
        v_answers[i] := (case when i = v_refused then v_answer.status else 'NOT_APPLIED' end, null, v_free, false)::ledger_answer;
      end loop;
  end;
  return query select a.* from unnest(v_answers) a;
end
$$;

-- As in 0013; a vendor hears of the bonus too, and the fingerprint covers who receives the money.
drop function ledger_move(int, ledger_transfer_kind, ledger_account_kind, uuid, text, text, text, text, text, bigint, text, timestamptz, uuid);
create function ledger_move(
  p_bucket int, p_kind ledger_transfer_kind, p_counter_kind ledger_account_kind, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_merchant text, p_currency text,
  p_amount bigint, p_note text, p_event_at timestamptz, p_ref uuid default null, p_to text default null
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  t ledger_transfer;
  v_free bigint;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_merchant, p_currency, p_amount, p_counter_kind, p_to), 'UTF8'));
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
  t.free_after := v_free + coalesce(t.moved, 0) + case when p_kind = 'win' then v_player.bonus else 0 end;
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

-- As in 0013; who receives the money is part of the fingerprint, so that the same command for somebody else is another command.
create or replace function ledger_send(
  p_bucket int, p_transfer uuid, p_provider text, p_tx_id text, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_to text, p_note text,
  p_event_at timestamptz
) returns ledger_answer language plpgsql as $$
declare
  v_answer ledger_answer;
begin
  if p_amount <= 0 or p_to = p_owner then
    raise exception 'Money is sent above zero and to somebody else' using errcode = 'check_violation';
  end if;
  v_answer := ledger_move(p_bucket, 'send', 'transit', p_transfer, p_provider, p_tx_id, p_owner, p_merchant, p_currency, -p_amount, p_note, p_event_at, null, p_to);
  if v_answer.status = 'OK' and not v_answer.replayed then
    insert into ledger_outbox (bucket, topic, owner, transfer_id, payload) values (p_bucket, 'ledger.transit', p_owner, p_transfer, jsonb_build_object(
      'to', p_to, 'merchant', p_merchant, 'currency', p_currency, 'amount', p_amount::text, 'note', p_note));
  end if;
  return v_answer;
end
$$;

-- As in 0018; tells whoever counts rounds for a bonus.
create or replace function ledger_end_round(p_bucket int, p_provider text, p_owner text, p_round_id text) returns ledger_answer
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
    -- No transfer says that the round is over.
    insert into ledger_outbox (bucket, topic, owner, payload)
      select p_bucket, 'ledger.round_end', p_owner, jsonb_build_object('orderId', v_order.id) from ledger_account
      where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = v_order.currency and had_bonus;
  end if;
  return ('OK', v_order.id, (select balance - held + bonus from ledger_account
    where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = v_order.currency), v_order.is_closed)::ledger_answer;
end
$$;

-- As in 0140.
create or replace function ledger_jackpot_mark(
  p_bucket int, p_provider text, p_tx_id text, p_owner text, p_currency text, p_bet_provider text, p_bet_tx_id text, p_round_id text, p_game_code text,
  p_code text, p_is_drawn boolean
) returns jackpot_mark_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  v_bet ledger_transfer;
  v_order bet_order;
  v_paid ledger_transfer;
  v_mark jackpot_mark;
  v_free bigint;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_currency, p_bet_provider, p_bet_tx_id, p_round_id, p_game_code, p_code), 'UTF8'));
begin
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  v_free := ledger_playable(v_player);
  select * into v_mark from jackpot_mark where bucket = p_bucket and provider = p_provider and tx_id = p_tx_id;
  if v_mark.order_id is not null then
    if v_mark.fingerprint <> v_fingerprint then
      perform ledger_alarm(p_bucket, 'tx_conflict', p_owner, null, jsonb_build_object('provider', p_provider, 'kind', 'jackpot_win', 'txId', p_tx_id));
      return ('TX_CONFLICT', null, null, null, v_free, false)::jackpot_mark_answer;
    end if;
    v_paid := ledger_find(p_bucket, p_provider, 'jackpot_win', p_tx_id);
    return ('OK', v_mark.order_id, v_paid.id, v_paid.amount, v_paid.free_after, v_paid.id is not null)::jackpot_mark_answer;
  end if;

  v_bet := ledger_find(p_bucket, p_bet_provider, 'bet', p_bet_tx_id);
  select * into v_order from bet_order where bucket = p_bucket and id = v_bet.order_id;
  -- Not kept as an answer: the bet may still be on its way.
  if v_bet.id is null or v_bet.owner <> p_owner or (v_bet.status <> 'OK' and v_bet.fingerprint is not null) then
    return ('TX_NOT_FOUND', null, null, null, v_free, false)::jackpot_mark_answer;
  end if;
  if v_bet.fingerprint is null then
    return ('TX_CANCELLED', null, null, null, v_free, false)::jackpot_mark_answer;
  end if;
  if v_order.round_id <> p_round_id or v_order.game_code <> p_game_code then
    return ('TX_NOT_FOUND', null, null, null, v_free, false)::jackpot_mark_answer;
  end if;
  if v_bet.currency <> p_currency then
    return ('CURRENCY_MISMATCH', null, null, null, v_free, false)::jackpot_mark_answer;
  end if;
  if exists (
    select from ledger_transfer where bucket = p_bucket and order_id = v_order.id and kind = 'rollback' and ref = v_bet.id and status = 'OK') then
    return ('TX_CANCELLED', null, null, null, v_free, false)::jackpot_mark_answer;
  end if;
  -- A bet of nothing gave nothing.
  if v_bet.moved is null then
    return ('TX_NOT_FOUND', null, null, null, v_free, false)::jackpot_mark_answer;
  end if;
  if p_is_drawn and exists (select from provider_stop where provider = p_provider and game_code in ('', p_game_code) and stops_wins) then
    perform ledger_alarm(p_bucket, 'payout_refused', p_owner, null, jsonb_build_object(
      'provider', p_provider, 'txId', p_tx_id, 'roundId', p_round_id, 'pool', p_code, 'reason', 'the vendor is stopped'));
    return ('LIMIT_REACHED', null, null, null, v_free, false)::jackpot_mark_answer;
  end if;
  insert into jackpot_mark (bucket, order_id, code, bet_id, provider, tx_id, fingerprint)
    values (p_bucket, v_order.id, p_code, v_bet.id, p_provider, p_tx_id, v_fingerprint) on conflict (bucket, order_id, code) do nothing;
  if not found then
    -- The round has won this pool, under another name.
    perform ledger_alarm(p_bucket, 'jackpot_twice', p_owner, null, jsonb_build_object(
      'provider', p_provider, 'txId', p_tx_id, 'roundId', p_round_id, 'pool', p_code));
    return ('TX_CONFLICT', null, null, null, v_free, false)::jackpot_mark_answer;
  end if;
  return ('OK', v_order.id, null, null, v_free, false)::jackpot_mark_answer;
end
$$;

create or replace function ledger_jackpot_pay(
  p_bucket int, p_transfer uuid, p_fall uuid, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_order uuid, p_code text, p_event_at timestamptz
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  v_mark jackpot_mark;
  t ledger_transfer;
begin
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  select * into strict v_mark from jackpot_mark where bucket = p_bucket and order_id = p_order and code = p_code;
  t := ledger_find(p_bucket, v_mark.provider, 'jackpot_win', v_mark.tx_id);
  if t.id is not null then
    return (t.status, t.id, t.free_after, true)::ledger_answer;
  end if;
  t.status := 'OK';
  t.moved := p_amount;
  t.id := p_transfer;
  t.kind := 'jackpot_win';
  t.owner := p_owner;
  t.currency := p_currency;
  t.amount := p_amount;
  t.free_after := ledger_playable(v_player) + p_amount;
  t.provider := v_mark.provider;
  t.provider_tx_id := v_mark.tx_id;
  t.fingerprint := v_mark.fingerprint;
  t.ref := p_fall;
  t.order_id := p_order;
  t.category := 'jackpot';
  t.note := p_code;
  t.event_at := p_event_at;
  if not ledger_write(p_bucket, t, v_player, ledger_open(p_bucket, 'merchant:' || p_merchant, 'transit', p_currency)) then
    raise exception 'The jackpot of round % was paid by somebody else', p_order;
  end if;
  update bet_order set payout = payout + p_amount where bucket = p_bucket and id = p_order;
  return ('OK', t.id, t.free_after, false)::ledger_answer;
end
$$;

-- Rounds that were over before this release count for no bonus: the reader begins here.
insert into ledger_outbox_reader (name, tx) values ('wagering', pg_current_xact_id()) on conflict (name) do nothing;
