import { Client } from 'pg';

/** The size of a generated ledger. */
export interface GeneratedLedger {
  players: number;
  /** Rounds per player. A round is a bet and a win: two transfers. */
  rounds: number;
  /** The number of players per transaction. */
  playersAtOnce?: number;
}

/**
 * Fills a migrated database with a consistent ledger. The product's own commands play one round per player. The other
 * rounds are copies with continued balances and versions; the product's own function continues the hash chain.
 */
export async function generateLedger(
  ownerUrl: string,
  { players, rounds, playersAtOnce = 50 }: GeneratedLedger,
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, options: '-c synchronous_commit=off' });
  await client.connect();
  try {
    await client.query(TOOLS);
    for (let first = 0; first < players; first += playersAtOnce) {
      await client.query(`call bench_fill(${first}, ${Math.min(first + playersAtOnce, players) - 1}, ${rounds})`);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const TOOLS = `
create aggregate bench_chain (ledger_transfer) (sfunc = ledger_link, stype = bytea, initcond = '\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');

create function bench_copy(t ledger_transfer, n int) returns ledger_transfer language plpgsql as $$
begin
  t.version := t.version + 2 * n;
  t.balance_after := t.balance_after - 5 * n;
  t.free_after := t.free_after - 5 * n;
  t.id := md5(t.id::text || n)::uuid;
  t.ref := md5(t.ref::text || n)::uuid;
  t.order_id := md5(t.order_id::text || n)::uuid;
  t.provider_tx_id := t.provider_tx_id || '.' || n;
  return t;
end
$$;

create function bench_linked(t ledger_transfer, p_hash bytea) returns ledger_transfer language plpgsql as $$
begin
  t.hash := p_hash;
  return t;
end
$$;

create procedure bench_fill(p_first int, p_last int, p_rounds int) language plpgsql set enable_seqscan = off as $$
declare
  v_owner text;
  v_bucket int;
  v_account bigint;
  v_last ledger_transfer;
begin
  for player in p_first..p_last loop
    v_owner := md5('bench player ' || player)::uuid;
    v_bucket := ledger_bucket('SAMPLE', v_owner);
    perform ledger_promo(v_bucket, gen_random_uuid(), 'bench', v_owner, v_owner, 'SAMPLE', 'THB', 100000000, 'benchmark', now());
    perform ledger_bet(v_bucket, gen_random_uuid(), 'PARLOR', v_owner, v_owner, 'THB', 100, v_owner, false, 'base', now(), null, 'SAMPLE', '1', 'lotus-lanterns', 'Lotus Lanterns', 'RNG', 'PARLOR');
    perform ledger_win(v_bucket, gen_random_uuid(), 'PARLOR', v_owner, v_owner, 'THB', 95, v_owner, v_owner, true, 'base', now());
    select id into v_account from ledger_account where bucket = v_bucket and owner = v_owner and kind = 'cash';
    insert into ledger_transfer select (linked).* from (
      select bench_linked(u, bench_chain(u) over (order by u.version)) as linked, u.version from (
        select t.* from ledger_transfer t where t.bucket = v_bucket and t.account_id = v_account and t.version is not null
        union all
        select c.* from ledger_transfer t, generate_series(1, p_rounds - 1) n, bench_copy(t, n) c
          where t.bucket = v_bucket and t.account_id = v_account and t.version in (2, 3)) u) l
      where l.version > 3;
    insert into bet_order
      select c.* from bet_order o, generate_series(1, p_rounds - 1) n,
        jsonb_populate_record(o, jsonb_build_object('id', md5(o.id::text || n)::uuid, 'round_id', o.round_id || '.' || n)) c
        where o.bucket = v_bucket and o.owner = v_owner and o.round_id = v_owner;
    select * into v_last from ledger_transfer where bucket = v_bucket and account_id = v_account and version is not null order by version desc limit 1;
    update ledger_account set version = v_last.version, balance = v_last.balance_after, head_hash = v_last.hash,
      day_staked = day_staked * p_rounds, day_won = day_won * p_rounds where bucket = v_bucket and id = v_account;
  end loop;
end
$$;
`;
