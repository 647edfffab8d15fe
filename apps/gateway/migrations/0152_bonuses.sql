-- Bonus money. A player has an account of kind bonus for each currency, with a balance, versions and a chain, as a cash account has. It is
-- divided into purses, one for each grant.
--
-- Bonus money goes to a bet in two steps, before the bet: bonus → promo, promo → cash. So the bet itself stays one transfer of the whole stake.
-- Everything here happens under the lock of the player's cash account; the bonus account is locked after it.

alter table ledger_account
  -- On cash accounts: what the active purses hold. A vendor hears it as part of the balance.
  add column bonus bigint not null default 0,
  -- How many purses are active. Bets of such a player do not take the short way.
  add column active_purses smallint not null default 0,
  -- Whether there ever was a purse, so that rounds may have drawn from one.
  add column had_bonus boolean not null default false;

create type bonus_state as enum ('ACTIVE', 'ENDING', 'MET', 'SPENT', 'GIVEN_UP', 'EXPIRED', 'REVOKED');

-- The bonus money of one grant; the id is the grant's. Amounts are minor units.
create table bonus_purse (
  bucket ledger_bucket_number not null,
  id uuid not null,
  merchant_code text not null,
  owner text not null,
  currency currency_code not null,
  -- Of kind bonus.
  account_id bigint not null,
  promotion_id text,
  title jsonb,
  granted bigint not null check (granted > 0),
  balance bigint not null check (balance >= 0),
  state bonus_state not null default 'ACTIVE',
  -- How a purse ends that waits for open rounds.
  ends_as bonus_state,
  -- Of a purse that an operator took back.
  reason text,
  required bigint not null check (required >= 0),
  wagered bigint not null default 0 check (wagered >= 0),
  -- Parts per million of a stake that count, by game code or game type.
  contributions jsonb not null,
  max_stake bigint check (max_stake > 0),
  conversion_cap bigint check (conversion_cap >= 0),
  opened_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- What became cash at the end, and what went back to promo.
  converted bigint not null default 0,
  returned bigint not null default 0,
  primary key (bucket, id),
  constraint bonus_purse_ended check ((state in ('ACTIVE', 'ENDING')) = (ended_at is null) and (state in ('ACTIVE', 'ENDING') or balance = 0)),
  constraint bonus_purse_ending check ((state = 'ENDING') <= (ends_as is not null))
) with (fillfactor = 80);
create index bonus_purse_owner on bonus_purse (bucket, owner, currency, opened_at);
create index bonus_purse_open on bonus_purse (expires_at) where state in ('ACTIVE', 'ENDING');

-- What a bet drew from a purse.
create table bonus_stake (
  bucket ledger_bucket_number not null,
  -- The transfer of the bet.
  bet_id uuid not null,
  purse_id uuid not null,
  order_id uuid not null,
  amount bigint not null check (amount > 0),
  -- Whether the bet was rolled back.
  is_returned boolean not null default false,
  primary key (bucket, bet_id, purse_id)
);
create index bonus_stake_order on bonus_stake (bucket, order_id);
create index bonus_stake_purse on bonus_stake (bucket, purse_id);

-- A round that was judged for the wagering of a purse: the oldest that was active. It counts for one purse alone.
create table bonus_round (
  bucket ledger_bucket_number not null,
  order_id uuid not null,
  purse_id uuid not null,
  game_type text not null,
  game_name text not null,
  stake bigint not null,
  counted bigint not null check (counted >= 0),
  -- Why less than the stake counted; null if all of it did.
  reason text check (reason in ('game_type', 'void', 'free_round', 'requirement_met')),
  at timestamptz not null,
  primary key (bucket, order_id)
);
create index bonus_round_purse on bonus_round (bucket, purse_id, at desc);

create trigger bonus_purse_stays before delete or truncate on bonus_purse for each statement execute function ledger_refuse_change();
create trigger bonus_stake_stays before delete or truncate on bonus_stake for each statement execute function ledger_refuse_change();
create trigger bonus_round_stays before delete or truncate on bonus_round for each statement execute function ledger_refuse_change();

-- As in 0140; the accounts of bonuses have a live balance too.
create or replace function ledger_is_covered(a ledger_account) returns boolean language plpgsql immutable as $$
begin
  return a.held >= 0 and a.bonus >= 0 and case when a.kind in ('cash', 'jackpot', 'bonus') then a.balance >= a.held else a.balance = 0 end;
end
$$;

create or replace view ledger_daily with (security_invoker = true) as
  select bucket, account_id, day, deposited, withdrawn, staked, won, refunded, other from ledger_day
  union all
  select bucket, id, day, day_deposited, day_withdrawn, day_staked, day_won, day_refunded, day_other from ledger_account
    where kind in ('cash', 'jackpot', 'bonus') and day > '-infinity';

-- What a vendor hears as the balance of a cash account.
create function ledger_playable(a ledger_account) returns bigint language sql immutable as $$
  select a.balance - a.held + a.bonus
$$;

-- Moves money of a purse: into it above zero, out of it below. The other side is promo. The caller has locked the player's cash account.
create function ledger_bonus_move(
  p_bucket int, p_transfer uuid, p_purse uuid, p_amount bigint, p_tx_id text, p_fingerprint bytea, p_order uuid, p_category text, p_event_at timestamptz
) returns void language plpgsql as $$
declare
  v_purse bonus_purse;
  v_account ledger_account;
  t ledger_transfer;
begin
  if p_amount = 0 then
    return;
  end if;
  select * into strict v_purse from bonus_purse where bucket = p_bucket and id = p_purse;
  select * into v_account from ledger_account where bucket = p_bucket and id = v_purse.account_id for no key update;
  t.status := 'OK';
  t.moved := p_amount;
  t.id := p_transfer;
  t.kind := 'bonus';
  t.owner := v_purse.owner;
  t.currency := v_purse.currency;
  t.amount := abs(p_amount);
  t.free_after := v_account.balance + p_amount;
  t.provider := 'bonus';
  t.provider_tx_id := p_tx_id;
  t.fingerprint := p_fingerprint;
  t.ref := p_purse;
  t.order_id := p_order;
  t.category := p_category;
  t.event_at := p_event_at;
  if not ledger_write(p_bucket, t, v_account, ledger_open(p_bucket, 'merchant:' || v_purse.merchant_code, 'promo', v_purse.currency)) then
    raise exception 'The bonus transfer % is there already', p_tx_id using errcode = 'unique_violation';
  end if;
  if p_category <> 'grant' then
    update bonus_purse set balance = balance + p_amount where bucket = p_bucket and id = p_purse;
    if v_purse.state = 'ACTIVE' then
      update ledger_account set bonus = bonus + p_amount
        where bucket = p_bucket and owner = v_purse.owner and kind = 'cash' and currency = v_purse.currency;
    end if;
  end if;
end
$$;

-- Moves money between the player's cash account, which the caller has locked, and promo: the half of a bonus move on the cash side.
create function ledger_bonus_cash(p_bucket int, p_purse uuid, p_amount bigint, p_tx_id text, p_order uuid, p_category text, p_event_at timestamptz)
returns void language plpgsql as $$
declare
  v_purse bonus_purse;
  v_player ledger_account;
  t ledger_transfer;
begin
  if p_amount = 0 then
    return;
  end if;
  select * into strict v_purse from bonus_purse where bucket = p_bucket and id = p_purse;
  select * into v_player from ledger_account
    where bucket = p_bucket and owner = v_purse.owner and kind = 'cash' and currency = v_purse.currency for no key update;
  t.status := 'OK';
  t.moved := p_amount;
  t.id := gen_random_uuid();
  t.kind := case when p_amount > 0 then 'bonus_in' else 'bonus_out' end;
  t.owner := v_purse.owner;
  t.currency := v_purse.currency;
  t.amount := abs(p_amount);
  t.free_after := ledger_playable(v_player) + p_amount;
  t.provider := 'bonus';
  t.provider_tx_id := p_tx_id;
  t.fingerprint := sha256(convert_to(concat_ws(e'\x1f', v_purse.owner, v_purse.currency, p_amount, p_purse), 'UTF8'));
  t.ref := p_purse;
  t.order_id := p_order;
  t.category := p_category;
  t.event_at := p_event_at;
  if not ledger_write(p_bucket, t, v_player, ledger_open(p_bucket, 'merchant:' || v_purse.merchant_code, 'promo', v_purse.currency)) then
    raise exception 'The bonus transfer % is there already', p_tx_id using errcode = 'unique_violation';
  end if;
end
$$;

-- Draws what a command lacks in free cash from the active purses, the oldest first: bonus → promo → cash. The caller has locked the cash account
-- and judged that there is enough. `p_is_stake`: kept as part of the stake of the round, so that its wins go back in proportion.
create function ledger_bonus_draw(
  p_bucket int, p_player ledger_account, p_amount bigint, p_command uuid, p_order uuid, p_is_stake boolean, p_event_at timestamptz
) returns ledger_account language plpgsql as $$
declare
  v_purse record;
  v_missing bigint := p_amount - (p_player.balance - p_player.held);
  v_part bigint;
  v_name text;
begin
  for v_purse in
    select id, balance from bonus_purse
    where bucket = p_bucket and owner = p_player.owner and currency = p_player.currency and state = 'ACTIVE' and balance > 0 order by opened_at, id
  loop
    exit when v_missing <= 0;
    v_part := least(v_purse.balance, v_missing);
    v_name := concat_ws(':', 'draw', p_command, v_purse.id);
    perform ledger_bonus_move(p_bucket, gen_random_uuid(), v_purse.id, -v_part, v_name, sha256(convert_to(v_name, 'UTF8')), p_order, 'stake', p_event_at);
    perform ledger_bonus_cash(p_bucket, v_purse.id, v_part, v_name, p_order, 'stake', p_event_at);
    if p_is_stake then
      insert into bonus_stake (bucket, bet_id, purse_id, order_id, amount) values (p_bucket, p_command, v_purse.id, p_order, v_part);
    end if;
    v_missing := v_missing - v_part;
  end loop;
  select * into p_player from ledger_account where bucket = p_bucket and id = p_player.id;
  return p_player;
end
$$;

-- What of a win or correction of a round belongs to the purses that the round drew from: the part of each, floored. `goes_to` says what becomes of
-- it: 'purse', 'promo' when the purse ended without being met, 'cash' when it was met. `leaves` is what the player has no more to play with.
create function ledger_bonus_shares(p_bucket int, p_order bet_order, p_amount bigint)
returns table (purse_id uuid, part bigint, goes_to text, leaves bigint) language sql stable as $$
  select s.purse_id, s.part, w.goes_to, case when p.state in ('ACTIVE', 'MET') then 0 else s.part end
  from (
    select purse_id, floor(p_amount::numeric * sum(amount) / greatest(p_order.stake - p_order.refunded, 1))::bigint as part
    from bonus_stake where bucket = p_bucket and order_id = p_order.id and not is_returned group by purse_id) s
  join bonus_purse p on p.bucket = p_bucket and p.id = s.purse_id
  cross join lateral (select case when p.state in ('ACTIVE', 'ENDING') then 'purse' when p.state = 'MET' then 'cash' else 'promo' end as goes_to) w
  where s.part > 0
$$;

-- Takes one part from the cash account, where it has arrived, to where it belongs: cash → promo, and → bonus while the purse is open.
create function ledger_bonus_give_back(p_bucket int, p_purse uuid, p_part bigint, p_goes_to text, p_command uuid, p_order uuid, p_category text, p_event_at timestamptz)
returns void language plpgsql as $$
declare
  v_name text := concat_ws(':', 'back', p_command, p_purse);
begin
  if p_goes_to = 'cash' then
    return;
  end if;
  perform ledger_bonus_cash(p_bucket, p_purse, -p_part, v_name, p_order, p_category, p_event_at);
  if p_goes_to = 'purse' then
    perform ledger_bonus_move(p_bucket, gen_random_uuid(), p_purse, p_part, v_name, sha256(convert_to(v_name, 'UTF8')), p_order, p_category, p_event_at);
  end if;
end
$$;

-- Tells the readers of the outbox that a purse was opened or has ended.
create function ledger_bonus_tell(p_bucket int, p_purse uuid) returns void language sql as $$
  insert into ledger_outbox (bucket, topic, owner, payload)
    select bucket, 'reward.bonus', owner, jsonb_build_object('merchantCode', merchant_code, 'bonusId', id, 'state', state, 'currency', currency,
      'promotionId', promotion_id, 'title', title, 'granted', granted::text, 'converted', converted::text)
    from bonus_purse where bucket = p_bucket and id = p_purse
$$;

-- Whether a round is open that drew from a purse.
create function ledger_bonus_is_in_play(p_bucket int, p_purse uuid) returns boolean language sql stable as $$
  select exists (
    select from bonus_stake s
    cross join lateral (select state from bet_order where bucket = p_bucket and id = s.order_id offset 0) o
    where s.bucket = p_bucket and s.purse_id = p_purse and not s.is_returned and o.state = 'OPEN')
$$;

-- Ends a purse as MET, SPENT, GIVEN_UP, EXPIRED or REVOKED. MET: bonus → promo → cash up to the conversion cap, the rest → promo; otherwise all
-- → promo. A purse with open rounds waits for them as ENDING: nothing new is drawn from it, and this is called again. Answers OK, ENDING,
-- NOT_ACTIVE when it has ended otherwise before, TX_NOT_FOUND. An end that is asked for twice happens once.
create function ledger_bonus_end(p_bucket int, p_owner text, p_purse uuid, p_end text, p_reason text, p_at timestamptz) returns text
language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_purse bonus_purse;
  v_end bonus_state := p_end::bonus_state;
  v_converted bigint := 0;
  v_returned bigint;
begin
  if p_end in ('ACTIVE', 'ENDING') then
    raise exception 'A bonus does not end as %', p_end using errcode = 'check_violation';
  end if;
  select * into v_purse from bonus_purse where bucket = p_bucket and id = p_purse and owner = p_owner;
  if v_purse.id is null then
    return 'TX_NOT_FOUND';
  end if;
  perform from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = v_purse.currency for no key update;
  -- Read again under the lock, which everybody takes who changes a purse.
  select * into v_purse from bonus_purse where bucket = p_bucket and id = p_purse;
  if v_purse.state not in ('ACTIVE', 'ENDING') then
    return case when v_purse.state = v_end then 'OK' else 'NOT_ACTIVE' end;
  end if;
  if v_purse.state = 'ENDING' and v_purse.ends_as <> v_end then
    return 'NOT_ACTIVE';
  end if;
  if v_purse.state = 'ACTIVE' then
    update ledger_account set bonus = bonus - v_purse.balance, active_purses = active_purses - 1
      where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = v_purse.currency;
    update bonus_purse set state = 'ENDING', ends_as = v_end, reason = p_reason where bucket = p_bucket and id = p_purse;
  end if;
  if ledger_bonus_is_in_play(p_bucket, p_purse) then
    if v_purse.state = 'ACTIVE' then
      perform ledger_bonus_tell(p_bucket, p_purse);
    end if;
    return 'ENDING';
  end if;
  if v_end = 'MET' then
    v_converted := least(v_purse.balance, coalesce(v_purse.conversion_cap, v_purse.balance));
  end if;
  v_returned := v_purse.balance - v_converted;
  perform ledger_bonus_move(p_bucket, gen_random_uuid(), p_purse, -v_converted, 'convert:' || p_purse, sha256(''), null, 'converted', p_at);
  perform ledger_bonus_cash(p_bucket, p_purse, v_converted, 'convert:' || p_purse, null, 'converted', p_at);
  perform ledger_bonus_move(p_bucket, gen_random_uuid(), p_purse, -v_returned, 'return:' || p_purse, sha256(''), null, 'returned', p_at);
  update bonus_purse set state = v_end, ended_at = p_at, converted = v_converted, returned = v_returned where bucket = p_bucket and id = p_purse;
  perform ledger_bonus_tell(p_bucket, p_purse);
  return 'OK';
end
$$;

-- Opens a purse: promo → bonus, once for each grant. `balance` of the answer is what a vendor hears then.
create function ledger_bonus_grant(
  p_bucket int, p_transfer uuid, p_grant uuid, p_owner text, p_merchant text, p_currency text, p_amount bigint, p_required bigint, p_contributions jsonb,
  p_max_stake bigint, p_conversion_cap bigint, p_expires_at timestamptz, p_promotion text, p_title jsonb, p_event_at timestamptz
) returns ledger_answer language plpgsql set lock_timeout = '800ms' set enable_seqscan = off as $$
declare
  v_player ledger_account;
  v_account bigint;
  v_known ledger_transfer;
  v_fingerprint bytea := sha256(convert_to(concat_ws(e'\x1f', p_owner, p_merchant, p_currency, p_amount, p_required), 'UTF8'));
begin
  if p_amount <= 0 or p_required < 0 then
    raise exception 'A bonus is above zero' using errcode = 'check_violation';
  end if;
  perform ledger_open(p_bucket, p_owner, 'cash', p_currency);
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency for no key update;
  v_known := ledger_find(p_bucket, 'bonus', 'bonus', 'grant:' || p_grant);
  if v_known.id is not null then
    return ledger_replay(p_bucket, v_known, p_owner, v_fingerprint);
  end if;
  v_account := ledger_open(p_bucket, p_owner, 'bonus', p_currency, v_player.time_zone);
  insert into bonus_purse (bucket, id, merchant_code, owner, currency, account_id, promotion_id, title, granted, balance, required, contributions, max_stake,
      conversion_cap, expires_at)
    values (p_bucket, p_grant, p_merchant, p_owner, p_currency, v_account, p_promotion, p_title, p_amount, p_amount, p_required, p_contributions, p_max_stake,
      p_conversion_cap, p_expires_at);
  perform ledger_bonus_move(p_bucket, p_transfer, p_grant, p_amount, 'grant:' || p_grant, v_fingerprint, null, 'grant', p_event_at);
  update ledger_account set bonus = bonus + p_amount, active_purses = active_purses + 1, had_bonus = true where bucket = p_bucket and id = v_player.id;
  perform ledger_bonus_tell(p_bucket, p_grant);
  if p_required = 0 then
    perform ledger_bonus_end(p_bucket, p_owner, p_grant, 'MET', null, p_event_at);
  end if;
  return ('OK', p_transfer, ledger_playable(v_player) + p_amount, false)::ledger_answer;
end
$$;

-- Counts a settled round for the wagering of the oldest purse that was active when it was placed, once; a stake that was given back since
-- is taken off again. A purse whose requirement is met ends, and so does one that has less than `p_smallest` and no open round. Answers
-- whether anything changed.
create function ledger_bonus_count(p_bucket int, p_order uuid, p_smallest bigint, p_at timestamptz) returns boolean
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
    v_ppm := coalesce((v_purse.contributions ->> o.game_code)::bigint, (v_purse.contributions ->> o.game_type)::bigint, 0);
    v_base := floor(v_stake::numeric * v_ppm / 1000000)::bigint;
    v_counted := least(v_base, v_purse.required - v_purse.wagered + coalesce(v_round.counted, 0));
    insert into bonus_round (bucket, order_id, purse_id, game_type, game_name, stake, counted, reason, at)
      values (p_bucket, p_order, v_purse.id, o.game_type, o.game_name, v_stake, v_counted,
        case when o.state = 'CANCELLED' or (v_stake = 0 and o.refunded > 0) then 'void' when v_stake = 0 then 'free_round'
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
