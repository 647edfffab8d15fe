-- What watches over the ledger: what vendors pay out in a day, and accounts whose row says something else than their last transfer.

-- What each vendor took and paid in a day, over all players; written by a reader of the outbox.
create table provider_day (
  provider text not null,
  currency text not null,
  day date not null,
  staked bigint not null,
  paid bigint not null,
  primary key (provider, currency, day)
);

-- Freezes the accounts of some buckets whose balance, version, chain or holds are not what their last transfer and open holds say. Raises
-- an alarm for each, and answers their owners. It reads one transfer an account; `pnpm ledger:verify` reads all of them.
create function ledger_freeze_broken(p_first int, p_last int) returns setof text language plpgsql set enable_seqscan = off as $$
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
    where a.bucket between p_first and p_last and a.kind = 'cash' and not a.is_frozen
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
