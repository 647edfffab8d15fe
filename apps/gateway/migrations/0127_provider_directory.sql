-- Where a vendor's transactions are. A key of the ledger begins with the bucket, so one transaction id could be used for two players who
-- live in different buckets, and a vendor that does not name the player cannot be answered by the ledger alone. A reader of the outbox
-- feeds this table: it is late by a moment, and complete.
create table provider_tx_directory (
  provider text not null,
  kind ledger_transfer_kind not null,
  tx_id text not null,
  bucket ledger_bucket_number not null,
  owner text not null,
  -- More than one player has it: it names nobody any more.
  is_shared boolean not null default false,
  seen_at timestamptz not null default now(),
  primary key (provider, kind, tx_id)
);
create index provider_tx_directory_age on provider_tx_directory (provider, seen_at);

-- Enters transfers of game vendors, and raises an alarm for each whose id another player has already.
create function provider_directory_enter(p_buckets int[], p_transfers uuid[]) returns void language plpgsql set enable_seqscan = off as $$
declare
  v_twice record;
begin
  insert into provider_tx_directory as d (provider, kind, tx_id, bucket, owner)
    select t.provider, t.kind, t.provider_tx_id, t.bucket, t.owner
    from ledger_transfer t join provider p on p.code = t.provider
    where t.bucket = any (p_buckets) and t.id = any (p_transfers) and t.kind in ('bet', 'win', 'rollback', 'adjustment')
    on conflict (provider, kind, tx_id) do nothing;
  for v_twice in
    select t.bucket, t.owner, t.id, t.provider, t.kind, t.provider_tx_id, d.owner as other
    from ledger_transfer t join provider_tx_directory d on d.provider = t.provider and d.kind = t.kind and d.tx_id = t.provider_tx_id
    where t.bucket = any (p_buckets) and t.id = any (p_transfers) and d.owner <> t.owner
  loop
    update provider_tx_directory set is_shared = true
      where provider = v_twice.provider and kind = v_twice.kind and tx_id = v_twice.provider_tx_id;
    perform ledger_alarm(v_twice.bucket, 'tx_id_shared', v_twice.owner, v_twice.id, jsonb_build_object(
      'provider', v_twice.provider, 'kind', v_twice.kind, 'txId', v_twice.provider_tx_id, 'other', v_twice.other));
  end loop;
end
$$;

-- Forgets, some rows at a time, ids that their vendor has forgotten too.
create function provider_directory_forget(p_at_once int) returns bigint language sql set enable_seqscan = off as $$
  with old as (
    select d.provider, d.kind, d.tx_id from provider p
    cross join lateral (
      select provider, kind, tx_id from provider_tx_directory
      where provider = p.code and seen_at < now() - make_interval(days => p.id_retention_days) order by seen_at limit p_at_once) d
    where p.id_retention_days is not null),
  gone as (
    delete from provider_tx_directory d using old o where d.provider = o.provider and d.kind = o.kind and d.tx_id = o.tx_id returning 1)
  select count(*) from gone
$$;
