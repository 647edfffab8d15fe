-- What the money commands share: buckets, accounts, the chain, writing a transfer, answering a repetition, limits.
--
-- A command is one statement of the caller and one transaction: repetition check, exclusion, limits, balance, transfer, stored answer and
-- outbox row stand or fall together. Every function takes the bucket first and touches no other bucket.
--
-- Order of locks, everywhere: cash accounts by id, then transfer keys. A caller that keeps it cannot deadlock. No command waits
-- longer than its lock_timeout for another: it fails without effect and is sent again.
--
-- Functions that callers name run with enable_seqscan off, and those that they call with them. Everything here is found by a key, and a
-- plan that was made while a table was empty reads the whole table for as long as its connection lives.

-- The answer of a command. `balance` is what the player has free after it.
create type ledger_answer as (status text, transfer_id uuid, balance bigint, replayed boolean);

-- The bucket of a player: the first two bytes of a hash, modulo 1,024. The gateway computes the same number.
create function ledger_bucket(p_merchant text, p_owner text) returns int language sql immutable as $$
  select ((get_byte(hash, 0) << 8) + get_byte(hash, 1)) % 1024 from sha256(convert_to(p_merchant || e'\x1f' || p_owner, 'UTF8')) as hash
$$;

-- Finds or opens an account; safe to call from many sessions at once. A time zone that is given replaces the account's.
create function ledger_open(p_bucket int, p_owner text, p_kind ledger_account_kind, p_currency text, p_time_zone text default null) returns bigint
language plpgsql set enable_seqscan = off as $$
declare
  v_account ledger_account;
begin
  select * into v_account from ledger_account where bucket = p_bucket and owner = p_owner and kind = p_kind and currency = p_currency;
  if v_account.id is null then
    insert into ledger_account (bucket, owner, kind, currency, time_zone) values (p_bucket, p_owner, p_kind, p_currency, coalesce(p_time_zone, 'UTC'))
      on conflict (bucket, owner, kind, currency) do nothing;
    select * into v_account from ledger_account where bucket = p_bucket and owner = p_owner and kind = p_kind and currency = p_currency;
  end if;
  if v_account.time_zone <> p_time_zone then
    update ledger_account set time_zone = p_time_zone where bucket = p_bucket and id = v_account.id;
  end if;
  return v_account.id;
end
$$;

-- The link of a transfer in the chain of its cash account, after the link `p_previous`. Every field of the transfer is in it, both
-- sides included, in PostgreSQL's binary formats: fields of fixed size first, then the texts as an array, which holds their lengths.
create function ledger_link(p_previous bytea, t ledger_transfer) returns bytea language sql stable as $$
  select sha256(
    p_previous || uuid_send(t.id) || int8send(t.account_id) || int8send(t.counter_id) || int8send(t.moved) || int8send(t.version)
    || int8send(t.balance_after) || int8send(t.amount) || int8send(t.free_after) || timestamptz_send(t.event_at) || timestamptz_send(t.recorded_at)
    || date_send(t.day) || coalesce(t.fingerprint, sha256('')) || uuid_send(coalesce(t.ref, t.id)) || uuid_send(coalesce(t.order_id, t.id))
    || array_send(array[t.kind::text, t.status, t.owner, t.currency, t.provider, t.provider_tx_id, t.category, t.note]))
$$;

-- Writes a transfer of a cash account that the caller has locked. A transfer that moves money (`moved` is set) moves it between that
-- account and `p_counter`. Answers false, without effect, when the command's key stands already.
create function ledger_write(p_bucket int, t ledger_transfer, p_player ledger_account, p_counter bigint) returns boolean
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
      day_won = p_player.day_won + case when t.kind = 'win' then t.moved else 0 end,
      day_refunded = p_player.day_refunded + case when t.kind = 'rollback' then t.moved else 0 end,
      day_other = p_player.day_other + case when t.kind in ('deposit', 'withdrawal', 'bet', 'win', 'rollback') then 0 else t.moved end
      where bucket = p_bucket and id = p_player.id and kind = 'cash' and version = p_player.version;
    if not found then
      raise exception 'Account % is no cash account, or it was not locked', p_player.id using errcode = 'check_violation';
    end if;
  end if;
  return true;
end
$$;

create function ledger_find(p_bucket int, p_provider text, p_kind ledger_transfer_kind, p_tx_id text) returns ledger_transfer
language plpgsql stable as $$
declare
  t ledger_transfer;
begin
  select * into t from ledger_transfer where bucket = p_bucket and provider = p_provider and kind = p_kind and provider_tx_id = p_tx_id;
  return t;
end
$$;

-- Raises an alarm: something that should not happen was asked for, and had no effect.
create function ledger_alarm(p_bucket int, p_name text, p_owner text, p_transfer uuid, p_details jsonb) returns void
language sql as $$
  insert into ledger_outbox (bucket, topic, owner, transfer_id, payload) values (p_bucket, 'ledger.alarm.' || p_name, p_owner, p_transfer, p_details)
$$;

-- Answers a command whose key stands already: the stored answer, or a refusal when it is not the same command.
create function ledger_replay(p_bucket int, t ledger_transfer, p_owner text, p_fingerprint bytea) returns ledger_answer language plpgsql as $$
declare
  v_free bigint;
begin
  if t.fingerprint = p_fingerprint then
    return (t.status, t.id, t.free_after, true)::ledger_answer;
  end if;
  select balance - held into v_free from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' order by id limit 1;
  if t.fingerprint is null then
    return ('TX_CANCELLED', t.id, v_free, false)::ledger_answer;
  end if;
  perform ledger_alarm(p_bucket, 'tx_conflict', p_owner, t.id, jsonb_build_object('provider', t.provider, 'kind', t.kind, 'txId', t.provider_tx_id));
  return ('TX_CONFLICT', null, v_free, false)::ledger_answer;
end
$$;

-- How much an account's limits still leave of `p_kind` (deposit, wager or loss), in minor units: null when none is set. Weeks begin on Monday.
create function ledger_room(p_bucket int, p_player ledger_account, p_kind text) returns bigint language plpgsql stable as $$
declare
  v_today date := greatest((clock_timestamp() at time zone p_player.time_zone)::date, p_player.day);
  v_now timestamptz := clock_timestamp();
  v_room bigint;
begin
  select min(allowed.amount - coalesce(used.amount, 0)) into v_room
  from ledger_limit l
  cross join lateral (select case when l.next_at <= v_now then l.next_amount else l.amount end as amount) allowed
  cross join lateral (
    select sum(case p_kind when 'deposit' then d.deposited when 'wager' then d.staked - d.refunded else d.staked - d.won - d.refunded end)::bigint as amount
    from ledger_daily d
    where d.bucket = p_bucket and d.account_id = p_player.id and d.day >= date_trunc(l.period, v_today::timestamp)::date) used
  where l.bucket = p_bucket and l.account_id = p_player.id and l.kind = p_kind and allowed.amount is not null;
  return v_room;
end
$$;

-- How much a player may still pay in: null when no limit is set, and zero for whom is excluded.
create function ledger_deposit_room(p_bucket int, p_owner text, p_currency text) returns bigint language plpgsql stable set enable_seqscan = off as $$
declare
  v_player ledger_account;
  v_room bigint;
begin
  select * into v_player from ledger_account where bucket = p_bucket and owner = p_owner and kind = 'cash' and currency = p_currency;
  if v_player.is_frozen or v_player.excluded_until > clock_timestamp() then
    return 0;
  end if;
  if v_player.has_limits then
    v_room := ledger_room(p_bucket, v_player, 'deposit');
  end if;
  -- greatest() passes over a null: without the case, who has other limits and none here could pay nothing in.
  return case when v_room is not null then greatest(v_room, 0) end;
end
$$;

-- Sets a player's limit; null takes it away. A tighter limit counts at once, a looser one after `p_delay`.
create function ledger_set_limit(p_bucket int, p_owner text, p_currency text, p_kind text, p_period text, p_amount bigint, p_delay interval)
returns void language plpgsql set enable_seqscan = off as $$
declare
  v_account bigint := ledger_open(p_bucket, p_owner, 'cash', p_currency);
  v_now timestamptz := clock_timestamp();
  v_known ledger_limit;
  v_current bigint;
begin
  perform from ledger_account where bucket = p_bucket and id = v_account for no key update;
  select * into v_known from ledger_limit where bucket = p_bucket and account_id = v_account and kind = p_kind and period = p_period;
  v_current := case when v_known.next_at <= v_now then v_known.next_amount else v_known.amount end;
  if v_current is null or p_amount <= v_current then
    insert into ledger_limit values (p_bucket, v_account, p_kind, p_period, p_amount, null, null)
      on conflict (bucket, account_id, kind, period) do update set amount = excluded.amount, next_amount = null, next_at = null;
  else
    update ledger_limit set amount = v_current, next_amount = p_amount, next_at = v_now + p_delay
      where bucket = p_bucket and account_id = v_account and kind = p_kind and period = p_period;
  end if;
  update ledger_account set has_limits = true where bucket = p_bucket and id = v_account and not has_limits;
end
$$;

-- Excludes a player from betting, or lets the player bet again.
create function ledger_block(p_bucket int, p_owner text, p_is_blocked boolean) returns void language sql as $$
  update ledger_account set is_blocked = p_is_blocked where bucket = p_bucket and owner = p_owner and kind = 'cash'
$$;

-- Excludes a player until a time. It can be made longer, never shorter.
create function ledger_exclude(p_bucket int, p_owner text, p_until timestamptz) returns void language sql as $$
  update ledger_account set excluded_until = greatest(excluded_until, p_until) where bucket = p_bucket and owner = p_owner and kind = 'cash'
$$;

-- Lets nothing leave an account any more, or opens it again.
create function ledger_freeze(p_bucket int, p_owner text, p_is_frozen boolean) returns void language sql as $$
  update ledger_account set is_frozen = p_is_frozen where bucket = p_bucket and owner = p_owner and kind = 'cash'
$$;
