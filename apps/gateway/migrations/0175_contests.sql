-- Tournaments and raffles. Written by publishers, by calls that join, by one reader of the outbox (modules/contest) and by the job that ends
-- contests. Money moves by rewards alone.

create table contest (
  merchant_code text not null references merchant (code) on delete cascade,
  code text not null check (code ~ '^[a-z0-9-]{1,60}$'),
  kind text not null check (kind in ('tournament', 'raffle')),
  titles jsonb not null,
  cover jsonb,
  -- Checked by the schema `contestRule` before it is written.
  rule jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- FROZEN: its places stand, and prizes are being paid.
  state text not null default 'OPEN' check (state in ('OPEN', 'FROZEN', 'PAID')),
  frozen_at timestamptz,
  -- Of a raffle. The seed that draws is sealed until it has drawn; its SHA-256 is there from the beginning.
  seed_sealed text check (seed_sealed ~ '^v1[.]'),
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  list_hash text check (list_hash ~ '^[0-9a-f]{64}$'),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (merchant_code, code),
  check (ends_at > starts_at),
  check ((frozen_at is null) = (state = 'OPEN')),
  check ((commitment is not null) = (kind = 'raffle') and (seed_sealed is not null) = (kind = 'raffle')),
  check (seed is null or state <> 'OPEN')
);
create index contest_open on contest (ends_at) where state <> 'PAID';

-- Who joined, and the sum of their facts. Scores are minor units, hundredths of a stake, or points, by the measure of the rule.
create table contest_entry (
  merchant_code text not null,
  code text not null,
  account_id uuid not null,
  joined_at timestamptz not null,
  score bigint not null default 0 check (score >= 0),
  -- When the score was reached: of two with the same, the earlier is ahead.
  reached_at timestamptz,
  -- Of a raffle: the number in the list that is drawn from, and the tickets.
  entry int,
  tickets int,
  rank int check (rank > 0),
  prize bigint check (prize > 0),
  paid_at timestamptz,
  -- Shown on boards of the demo, and no player.
  demo_name text,
  primary key (merchant_code, code, account_id),
  foreign key (merchant_code, code) references contest (merchant_code, code) on delete cascade,
  check (prize is null or rank is not null),
  check (demo_name is null or (rank is null and prize is null))
);
create index contest_entry_account on contest_entry (account_id);
create index contest_entry_board on contest_entry (merchant_code, code, score desc, reached_at, account_id) where score > 0;
create index contest_entry_due on contest_entry (merchant_code, code, rank) where prize is not null and paid_at is null;

-- What counted for an entry: a round or a deposit, with what it is worth now. A round that is told of again is written again the same.
create table contest_fact (
  merchant_code text not null,
  code text not null,
  account_id uuid not null,
  event_id uuid not null,
  amount bigint not null check (amount >= 0),
  at timestamptz not null,
  primary key (merchant_code, code, account_id, event_id),
  foreign key (merchant_code, code, account_id) references contest_entry (merchant_code, code, account_id) on delete cascade
);
create index contest_fact_best on contest_fact (merchant_code, code, account_id, amount desc, at);

-- Whoever joined plays by the rule that they saw, and what is over stays over.
create function contest_change() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and (old.state, new.state) not in (('OPEN', 'FROZEN'), ('FROZEN', 'PAID')) then
    raise exception 'A contest does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  if (old.kind, old.rule, old.starts_at, old.ends_at, old.commitment)
    is distinct from (new.kind, new.rule, new.starts_at, new.ends_at, new.commitment)
    and exists (select from contest_entry where merchant_code = old.merchant_code and code = old.code and demo_name is null) then
    raise exception 'Somebody joined the contest %: its rule stays', old.code using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger contest_stays before update on contest for each row execute function contest_change();

-- Raffles grant rewards, too.
alter table reward_grant drop constraint reward_grant_source_check;
alter table reward_grant add constraint reward_grant_source_check
  check (source in ('offer', 'rebate', 'level', 'referral', 'tournament', 'raffle', 'cashback'));

-- Rounds count from this release on.
insert into ledger_outbox_reader (name, tx) values ('contests', pg_current_xact_id()) on conflict (name) do nothing;
