-- Who a member is, as an operator found by pictures of documents. What was typed and the pictures rest sealed.
create table identity_check (
  id uuid primary key,
  account_id uuid not null references account (id),
  merchant_code text not null references merchant (code),
  state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'REFUSED')),
  details_sealed text not null check (details_sealed ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$'),
  reason text,
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  constraint identity_check_decided check ((decided_at is null) = (state = 'PENDING') and (decided_by is null) = (state = 'PENDING')),
  constraint identity_check_reason check ((reason is not null) = (state = 'REFUSED'))
);
-- One check at a time, and none after an approved one.
create unique index identity_check_open on identity_check (account_id) where state <> 'REFUSED';
create index identity_check_account on identity_check (account_id, sent_at desc);
create index identity_check_waiting on identity_check (merchant_code, state, sent_at);

create table identity_picture (
  id uuid primary key,
  account_id uuid not null references account (id),
  check_id uuid references identity_check (id),
  kind text not null check (kind in ('front', 'back', 'selfie')),
  sealed text not null check (sealed ~ '^v1\.'),
  added_at timestamptz not null
);
create unique index identity_picture_draft on identity_picture (account_id, kind) where check_id is null;
create unique index identity_picture_sent on identity_picture (check_id, kind) where check_id is not null;

-- A decision stands.
create function identity_check_change() returns trigger language plpgsql as $$
begin
  if old.state <> 'PENDING' and (old.state, old.reason, old.decided_at, old.decided_by) is distinct from (new.state, new.reason, new.decided_at, new.decided_by) then
    raise exception 'The decision on an identity check stands' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger identity_check_stands before update on identity_check for each row execute function identity_check_change();
