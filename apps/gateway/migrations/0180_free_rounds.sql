-- Free rounds: rounds of a game that a reward pays for. They stake nothing in the ledger; what a round wins is a bonus of its own.

alter table reward_grant
  drop constraint reward_grant_reward_check,
  add constraint reward_grant_reward_check check (reward in ('cash', 'bonus', 'freeRounds')),
  -- Of free rounds: {"game", "count", "stake", "days", "wageringMultiple"}, the stake in minor units as text. `amount` is count × stake.
  add column free_rounds jsonb,
  add constraint reward_grant_free_rounds check ((free_rounds is not null) = (reward = 'freeRounds'));

-- As in 0155; the terms of free rounds stay too.
create or replace function reward_grant_change() returns trigger language plpgsql as $$
begin
  if (old.bucket, old.id, old.merchant_code, old.account_id, old.source, old.source_id, old.version, old.event_key, old.reward, old.amount, old.currency,
      old.bonus_terms, old.free_rounds)
    is distinct from (new.bucket, new.id, new.merchant_code, new.account_id, new.source, new.source_id, new.version, new.event_key, new.reward, new.amount,
      new.currency, new.bonus_terms, new.free_rounds) then
    raise exception 'A reward stays as it was granted' using errcode = 'restrict_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('CLAIMABLE', 'CLAIMED'), ('CLAIMABLE', 'EXPIRED'), ('CLAIMABLE', 'REVOKED'), ('DUE', 'CLAIMED'), ('DUE', 'REVOKED')) then
    raise exception 'A reward does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- The rounds of one reward; the id is the reward's. Amounts are minor units.
create table free_rounds (
  bucket ledger_bucket_number not null,
  id uuid not null,
  merchant_code text not null references merchant (code),
  account_id uuid not null,
  -- The game as its provider names it.
  provider text not null,
  game_code text not null,
  currency currency_code not null,
  stake bigint not null check (stake > 0),
  rounds int not null check (rounds > 0),
  used int not null default 0,
  won bigint not null default 0 check (won >= 0),
  -- Times a win that has to be staked before it becomes cash, and the days in which that can be done.
  wagering_multiple numeric(7, 3) not null check (wagering_multiple >= 0),
  days int not null check (days > 0),
  source_id text not null,
  titles jsonb not null,
  opened_at timestamptz not null,
  -- A round that began before is settled whenever its call comes.
  expires_at timestamptz not null,
  primary key (bucket, id),
  constraint free_rounds_used check (used between 0 and rounds)
);
create index free_rounds_left on free_rounds (bucket, account_id, expires_at) where used < rounds;

-- A round that was played, once for the name that its provider gave it.
create table free_round (
  bucket ledger_bucket_number not null,
  provider text not null,
  tx_id text not null,
  free_rounds_id uuid not null,
  round_id text not null,
  win bigint not null check (win >= 0),
  began_at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  primary key (bucket, provider, tx_id)
);
create index free_round_of on free_round (bucket, free_rounds_id);
