-- Accounts elsewhere that lead to an account here. The subject is the provider's own, lasting name of the person; nothing else
-- of them links, least of all an email address.
create table identity (
  merchant_code text not null references merchant (code),
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null check (length(subject) between 1 and 128),
  account_id uuid not null references account (id) on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (merchant_code, provider, subject)
);
create index identity_account on identity (account_id);
