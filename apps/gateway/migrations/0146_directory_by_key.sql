-- As in 0127, but each transfer is found by its key. Two lists of five hundred buckets and ids were looked up as all their combinations,
-- and a join without statistics of the table read it whole: entering transfers cost the server more than the bets themselves. `offset 0`
-- keeps the planner from making a join of a lookup.
create or replace function provider_directory_enter(p_buckets int[], p_transfers uuid[]) returns void language plpgsql set enable_seqscan = off as $$
declare
  v_twice record;
begin
  insert into provider_tx_directory as d (provider, kind, tx_id, bucket, owner)
    select t.provider, t.kind, t.provider_tx_id, t.bucket, t.owner
    from unnest(p_buckets, p_transfers) as line (bucket, id)
    cross join lateral (select * from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t
    where t.kind in ('bet', 'win', 'rollback', 'adjustment') and exists (select from provider p where p.code = t.provider)
    on conflict (provider, kind, tx_id) do nothing;
  for v_twice in
    select t.bucket, t.owner, t.id, t.provider, t.kind, t.provider_tx_id, d.owner as other
    from unnest(p_buckets, p_transfers) as line (bucket, id)
    cross join lateral (select * from ledger_transfer where bucket = line.bucket and id = line.id offset 0) t
    cross join lateral (select * from provider_tx_directory where provider = t.provider and kind = t.kind and tx_id = t.provider_tx_id offset 0) d
    where d.owner <> t.owner
  loop
    update provider_tx_directory set is_shared = true
      where provider = v_twice.provider and kind = v_twice.kind and tx_id = v_twice.provider_tx_id;
    perform ledger_alarm(v_twice.bucket, 'tx_id_shared', v_twice.owner, v_twice.id, jsonb_build_object(
      'provider', v_twice.provider, 'kind', v_twice.kind, 'txId', v_twice.provider_tx_id, 'other', v_twice.other));
  end loop;
end
$$;
