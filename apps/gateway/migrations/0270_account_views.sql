-- Looks that operators take at accounts, as the account's owner sees it. Each has a reason, and a link that opens one session.
create table account_view (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  operator text not null check (operator <> ''),
  reason text not null check (reason <> ''),
  -- SHA-256 of the secret in the link.
  token_hash bytea not null unique,
  opened_at timestamptz not null,
  link_expires_at timestamptz not null check (link_expires_at > opened_at),
  redeemed_at timestamptz,
  -- When the session ends at the latest; set when the link is used.
  expires_at timestamptz check (expires_at > redeemed_at),
  -- Ended earlier, by the operator.
  ended_at timestamptz,
  constraint account_view_redeemed check ((redeemed_at is null) = (expires_at is null))
);
create index account_view_account on account_view (account_id, redeemed_at desc);

-- What was read in a look: the first time of each call. Rows stay as they are.
create table account_view_read (
  view_id uuid not null references account_view (id) on delete cascade,
  -- The name of the call in the contract.
  route text not null,
  first_at timestamptz not null,
  primary key (view_id, route)
);
create function account_view_read_stays() returns trigger language plpgsql as $$
begin
  -- An account that is deleted takes its rows along.
  if tg_op = 'DELETE' and not exists (select from account_view where id = old.view_id) then
    return old;
  end if;
  raise exception 'account_view_read is append-only: % is refused', lower(tg_op) using errcode = 'restrict_violation';
end
$$;
create trigger account_view_read_append_only before update or delete on account_view_read for each row execute function account_view_read_stays();

-- The session of a look. It is no login of the account.
alter table session add column view_id uuid references account_view (id) on delete cascade;
