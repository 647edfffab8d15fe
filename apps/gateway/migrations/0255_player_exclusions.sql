-- Breaks and exclusions that players asked for, and those that operators lifted. The ledger keeps until when an account may neither bet nor
-- pay in; these rows say why, and are neither changed nor deleted but for being lifted.
create table player_exclusion (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  span text not null check (span in ('24h', '7d', '30d', '6m', '1y', '5y', 'permanent')),
  begins_at timestamptz not null,
  -- Null: it has no end.
  ends_at timestamptz check (ends_at > begins_at),
  -- Null: the player. Otherwise the operator who was asked.
  operator text,
  lifted_at timestamptz,
  constraint player_exclusion_end check ((ends_at is null) = (span = 'permanent')),
  -- What has an end is never lifted.
  constraint player_exclusion_lifted check (lifted_at is null or span = 'permanent')
);
create index player_exclusion_account on player_exclusion (account_id);

-- Ends an exclusion of a player earlier, when it was lifted; `p_until` is what is left of others.
create function ledger_lift_exclusion(p_bucket int, p_owner text, p_until timestamptz) returns void language sql as $$
  update ledger_account set excluded_until = least(excluded_until, p_until) where bucket = p_bucket and owner = p_owner and kind = 'cash'
$$;
