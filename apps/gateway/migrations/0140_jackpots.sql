-- Progressive jackpots. Their money is in the ledger: an account of kind jackpot for each merchant and currency, in the bucket
-- ledger_bucket(merchant, 'jackpot'), the pools' home. It has a balance, versions and a chain, as a cash account has, and only what grows,
-- starts and empties pools touches it: no bet waits for it.
--
-- A pool that falls goes to its winner in two steps, since the winner lives in another bucket: jackpot → transit at home, transit → cash
-- in the player's bucket. Before them a mark is left in the player's bucket: from there on the bet cannot be rolled back.

-- A pool. The amounts of a merchant's pools in one currency add up to the balance of its jackpot account.
create table jackpot_pool (
  bucket ledger_bucket_number not null,
  merchant_code text not null,
  currency currency_code not null,
  code text not null,
  amount bigint not null check (amount >= 0),
  -- Millionths of a minor unit beyond the amount. Below zero: what bets that were rolled back take from the next ones, after the pool
  -- to which they had given was won.
  remainder bigint not null default 0 check (remainder < 1000000),
  -- Counts how often it began.
  generation integer not null default 1,
  -- Where it must fall at the latest; null for a pool that is drawn.
  ceiling bigint,
  -- Where it will fall, uniform from its seed to its ceiling, drawn when it began. The gateway's role cannot read these two; the
  -- commitment, the SHA-256 of `<drop point>:<salt in hex>` in hex, is public.
  drop_point bigint,
  drop_salt text,
  commitment text,
  begun_at timestamptz not null default clock_timestamp(),
  primary key (bucket, merchant_code, currency, code),
  constraint jackpot_pool_fall check (num_nulls(ceiling, drop_point, drop_salt, commitment) in (0, 4) and drop_point <= ceiling)
);

-- A pool that fell, in its home bucket. The id is that of the transfer by which its money left.
create table jackpot_fall (
  bucket ledger_bucket_number not null,
  id uuid not null,
  merchant_code text not null,
  currency currency_code not null,
  code text not null,
  generation integer not null,
  amount bigint not null,
  drop_point bigint,
  drop_salt text,
  commitment text,
  -- Whose it is: the player, where the player lives, and the round.
  owner text not null,
  owner_bucket ledger_bucket_number not null,
  order_id uuid not null,
  fell_at timestamptz not null default clock_timestamp(),
  primary key (bucket, id),
  unique (bucket, merchant_code, currency, code, generation),
  -- A round wins a pool once.
  unique (bucket, order_id, code)
);

-- A bet that won a pool, in the player's bucket.
create table jackpot_mark (
  bucket ledger_bucket_number not null,
  order_id uuid not null,
  code text not null,
  bet_id uuid not null,
  -- The name that the win will have, and what was said with it.
  provider text not null,
  tx_id text not null,
  fingerprint bytea not null,
  marked_at timestamptz not null default clock_timestamp(),
  primary key (bucket, order_id, code),
  unique (bucket, provider, tx_id)
);

create trigger jackpot_fall_append_only before update or delete or truncate on jackpot_fall
  for each statement execute function ledger_refuse_change();
create trigger jackpot_mark_append_only before update or delete or truncate on jackpot_mark
  for each statement execute function ledger_refuse_change();
create trigger jackpot_pool_stays before delete or truncate on jackpot_pool
  for each statement execute function ledger_refuse_change();

-- The accounts of jackpots have a live balance too.
create or replace function ledger_is_covered(a ledger_account) returns boolean language plpgsql immutable as $$
begin
  return a.held >= 0 and case when a.kind in ('cash', 'jackpot') then a.balance >= a.held else a.balance = 0 end;
end
$$;

-- As in 0010; these accounts have days as well.
create or replace view ledger_daily with (security_invoker = true) as
  select bucket, account_id, day, deposited, withdrawn, staked, won, refunded, other from ledger_day
  union all
  select bucket, id, day, day_deposited, day_withdrawn, day_staked, day_won, day_refunded, day_other from ledger_account
    where kind in ('cash', 'jackpot') and day > '-infinity';

-- As in 0011; also writes for the accounts of jackpots, and a jackpot counts as won in the player's day.
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
      where bucket = p_bucket and id = p_player.id and kind in ('cash', 'jackpot') and version = p_player.version;
    if not found then
      raise exception 'Account % has no live balance, or it was not locked', p_player.id using errcode = 'check_violation';
    end if;
  end if;
  return true;
end
$$;

-- As in 0012; a bet that won a jackpot cannot be cancelled.
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
  elsif exists (select from jackpot_mark where bucket = p_bucket and order_id = v_order.id and bet_id = v_bet.id) then
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

-- As in 0011; no pool of a frozen account falls.
create or replace function ledger_freeze(p_bucket int, p_owner text, p_is_frozen boolean) returns void language sql as $$
  update ledger_account set is_frozen = p_is_frozen where bucket = p_bucket and owner = p_owner and kind in ('cash', 'jackpot')
$$;

-- As in 0017; also watches over the accounts of jackpots.
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
    where a.bucket between p_first and p_last and a.kind in ('cash', 'jackpot') and not a.is_frozen
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

-- Draws where a pool will fall: every minor unit from the seed to the ceiling with the same chance. gen_random_uuid() is PostgreSQL's
-- strong source of random bits; two of them are hashed, since six bits of each are fixed.
create function ledger_jackpot_draw(p_seed bigint, p_ceiling bigint, out drop_point bigint, out drop_salt text, out commitment text)
language plpgsql volatile as $$
declare
  v_count bigint := p_ceiling - p_seed + 1;
  -- The greatest multiple of the count in 62 bits: what lies above is drawn again.
  v_limit bigint := (4611686018427387904 / v_count) * v_count;
  v_drawn bigint;
begin
  if p_ceiling is null then
    return;
  end if;
  loop
    v_drawn := ('x' || substr(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'), 1, 16))::bit(64)::bigint & 4611686018427387903;
    exit when v_drawn < v_limit;
  end loop;
  drop_point := p_seed + v_drawn % v_count;
  drop_salt := encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex');
  commitment := encode(sha256(convert_to(drop_point || ':' || drop_salt, 'UTF8')), 'hex');
end
$$;

-- Locks the jackpot account of a merchant, and with it all pools of it.
create function ledger_jackpot_account(p_bucket int, p_merchant text, p_currency text) returns ledger_account
language plpgsql set lock_timeout = '800ms' as $$
declare
  v_account ledger_account;
begin
  perform ledger_open(p_bucket, 'merchant:' || p_merchant, 'jackpot', p_currency);
  select * into v_account from ledger_account
    where bucket = p_bucket and owner = 'merchant:' || p_merchant and kind = 'jackpot' and currency = p_currency for no key update;
  return v_account;
end
$$;

-- Moves money between the jackpot account, which the caller has locked, and another account of the merchant: in above zero, out below.
create function ledger_jackpot_move(
  p_bucket int, p_transfer uuid, p_account ledger_account, p_counter ledger_account_kind, p_amount bigint, p_tx_id text, p_category text, p_code text
) returns void language plpgsql as $$
declare
  v_account ledger_account;
  t ledger_transfer;
begin
  if p_amount = 0 then
    return;
  end if;
  -- Read again: one command may move more than once.
  select * into v_account from ledger_account where bucket = p_bucket and id = p_account.id;
  t.status := 'OK';
  t.moved := p_amount;
  t.id := p_transfer;
  t.kind := 'jackpot';
  t.owner := v_account.owner;
  t.currency := v_account.currency;
  t.amount := abs(p_amount);
  t.free_after := v_account.balance + p_amount;
  t.provider := 'jackpot';
  t.provider_tx_id := p_tx_id;
  t.fingerprint := sha256(convert_to(concat_ws(e'\x1f', v_account.owner, v_account.currency, p_amount, p_counter), 'UTF8'));
  t.category := p_category;
  t.note := p_code;
  t.event_at := clock_timestamp();
  if not ledger_write(p_bucket, t, v_account, ledger_open(p_bucket, v_account.owner, p_counter, v_account.currency)) then
    raise exception 'The jackpot transfer % is there already', p_tx_id using errcode = 'unique_violation';
  end if;
end
$$;

-- Makes a pool that is not there yet, with its seed: house → jackpot.
create function ledger_jackpot_open(p_bucket int, p_merchant text, p_currency text, p_code text, p_seed bigint, p_ceiling bigint) returns void
language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_account ledger_account;
begin
  if exists (select from jackpot_pool where bucket = p_bucket and merchant_code = p_merchant and currency = p_currency and code = p_code) then
    return;
  end if;
  if p_seed <= 0 or p_ceiling < p_seed then
    raise exception 'A jackpot begins above zero and below its ceiling' using errcode = 'check_violation';
  end if;
  v_account := ledger_jackpot_account(p_bucket, p_merchant, p_currency);
  insert into jackpot_pool (bucket, merchant_code, currency, code, amount, ceiling, drop_point, drop_salt, commitment)
    select p_bucket, p_merchant, p_currency, p_code, p_seed, p_ceiling, d.* from ledger_jackpot_draw(p_seed, p_ceiling) d
    on conflict (bucket, merchant_code, currency, code) do nothing;
  if found then
    perform ledger_jackpot_move(p_bucket, gen_random_uuid(), v_account, 'house', p_seed, concat_ws(':', p_merchant, p_currency, p_code, 1, 'seed'), 'seed', p_code);
  end if;
end
$$;

-- Adds the parts of stakes to a pool, in their order: house → jackpot. A stake below zero is one that was rolled back. Stops after the stake
-- that brings the pool to its drop point; `taken` says how many were added, `is_due` whether the last of them brought it there, and
-- `generation` how often the pool has begun.
-- The caller moves its place in the ledger in the same transaction, so that each bet counts once.
create function ledger_jackpot_grow(p_bucket int, p_merchant text, p_currency text, p_code text, p_seed bigint, p_ceiling bigint, p_rate bigint, p_stakes bigint[],
  out taken int, out is_due boolean, out generation int
) language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_account ledger_account := ledger_jackpot_account(p_bucket, p_merchant, p_currency);
  v_pool jackpot_pool;
  v_amount bigint;
  v_millionths bigint;
  v_stake bigint;
begin
  perform ledger_jackpot_open(p_bucket, p_merchant, p_currency, p_code, p_seed, p_ceiling);
  select * into strict v_pool from jackpot_pool where bucket = p_bucket and merchant_code = p_merchant and currency = p_currency and code = p_code;
  v_amount := v_pool.amount;
  v_millionths := v_pool.remainder;
  generation := v_pool.generation;
  taken := 0;
  is_due := false;
  foreach v_stake in array p_stakes loop
    v_millionths := v_millionths + v_stake * p_rate;
    -- Down, and not towards zero: the remainder stays below a unit. What the pool does not have stays owed in the remainder.
    v_stake := greatest(floor(v_millionths::numeric / 1000000)::bigint, -v_amount);
    v_amount := v_amount + v_stake;
    v_millionths := v_millionths - v_stake * 1000000;
    taken := taken + 1;
    is_due := p_stakes[taken] > 0 and not v_account.is_frozen and v_amount >= v_pool.drop_point is true;
    exit when is_due;
  end loop;
  update jackpot_pool set amount = v_amount, remainder = v_millionths
    where bucket = p_bucket and merchant_code = p_merchant and currency = p_currency and code = p_code;
  perform ledger_jackpot_move(p_bucket, gen_random_uuid(), v_account, 'house', v_amount - v_pool.amount, gen_random_uuid()::text, 'part', p_code);
end
$$;

-- Whether a bet may win a pool, judged in the player's bucket. OK leaves the mark, or found it: the pool may be emptied for `order_id`.
-- When the win was paid before, `replayed` is true and the answer is that of then.
create type jackpot_mark_answer as (status text, order_id uuid, transfer_id uuid, amount bigint, balance bigint, replayed boolean);

-- `p_is_drawn`: a vendor says that its round drew the pool, so stops of that vendor count.
create function ledger_jackpot_mark(
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
  v_free := v_player.balance - v_player.held;
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

-- Empties a pool for a round that was marked: jackpot → transit, and the pool begins again with its seed: house → jackpot. A pool with a
-- ceiling pays its drop point; what it has beyond that stays for the next one. Falls once for a round: the second time it answers what
-- fell then. The outbox carries it on when the caller does not.
create function ledger_jackpot_fall(
  p_bucket int, p_transfer uuid, p_merchant text, p_currency text, p_code text, p_seed bigint, p_ceiling bigint, p_owner text, p_owner_bucket int, p_order uuid
) returns jackpot_fall language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_account ledger_account := ledger_jackpot_account(p_bucket, p_merchant, p_currency);
  v_pool jackpot_pool;
  v_fall jackpot_fall;
  v_name text;
begin
  select * into v_fall from jackpot_fall where bucket = p_bucket and order_id = p_order and code = p_code;
  if v_fall.id is not null then
    return v_fall;
  end if;
  if v_account.is_frozen then
    raise exception 'The jackpots of % are frozen: their books do not agree', p_merchant;
  end if;
  perform ledger_jackpot_open(p_bucket, p_merchant, p_currency, p_code, p_seed, p_ceiling);
  select * into strict v_pool from jackpot_pool where bucket = p_bucket and merchant_code = p_merchant and currency = p_currency and code = p_code;
  if v_pool.amount < v_pool.drop_point then
    raise exception 'The jackpot % of % has not reached its drop point', p_code, p_merchant using errcode = 'check_violation';
  end if;
  insert into jackpot_fall (bucket, id, merchant_code, currency, code, generation, amount, drop_point, drop_salt, commitment, owner, owner_bucket, order_id)
    values (p_bucket, p_transfer, p_merchant, p_currency, p_code, v_pool.generation, coalesce(v_pool.drop_point, v_pool.amount), v_pool.drop_point,
      v_pool.drop_salt, v_pool.commitment, p_owner, p_owner_bucket, p_order)
    returning * into v_fall;
  update jackpot_pool p set amount = p.amount - v_fall.amount + p_seed, generation = p.generation + 1, ceiling = p_ceiling, drop_point = d.drop_point,
    drop_salt = d.drop_salt, commitment = d.commitment, begun_at = v_fall.fell_at
    from ledger_jackpot_draw(p_seed, p_ceiling) d
    where p.bucket = p_bucket and p.merchant_code = p_merchant and p.currency = p_currency and p.code = p_code;
  v_name := concat_ws(':', p_merchant, p_currency, p_code, v_pool.generation);
  perform ledger_jackpot_move(p_bucket, p_transfer, v_account, 'transit', -v_fall.amount, v_name || ':fall', 'fall', p_code);
  perform ledger_jackpot_move(p_bucket, gen_random_uuid(), v_account, 'house', p_seed, concat_ws(':', p_merchant, p_currency, p_code, v_pool.generation + 1, 'seed'), 'seed', p_code);
  insert into ledger_outbox (bucket, topic, owner, transfer_id, payload) values (p_bucket, 'ledger.jackpot_fall', p_owner, p_transfer, jsonb_build_object(
    'merchant', p_merchant, 'currency', p_currency, 'code', p_code, 'amount', v_fall.amount::text, 'orderId', p_order));
  return v_fall;
end
$$;

-- The second step: transit → cash, once for each pool that fell. It is paid whatever the player's state, as a win is, and is part of the
-- round's payout.
create function ledger_jackpot_pay(
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
  t.free_after := v_player.balance - v_player.held + p_amount;
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

-- Bets that were made before this release gave nothing and take nothing back: the sweep begins here.
insert into ledger_outbox_reader (name, tx) values ('jackpots', pg_current_xact_id()) on conflict (name) do nothing;
