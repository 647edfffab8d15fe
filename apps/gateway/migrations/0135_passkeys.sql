-- Passkeys are a second factor for money, beside the payment password. The gateway keeps public keys alone.
create table passkey (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  -- The credential as the authenticator names it, in base64url. One authenticator answers for one account.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- Signatures that the authenticator counted; 0 forever with those that do not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- The host that the passkey is bound to.
  rp_id text not null,
  name text not null check (length(name) between 1 and 40),
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- A challenge is used up by the first answer to it, right or wrong. `subject_hash` binds it to the details of its action.
create table passkey_challenge (
  challenge_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  action text not null,
  subject_hash bytea not null,
  rp_id text not null,
  expires_at timestamptz not null
);
create index passkey_challenge_account on passkey_challenge (account_id);
create index passkey_challenge_expired on passkey_challenge (expires_at);

-- Withdrawals rest after lost passkeys were reset by a code: who stole phone and passwords gains a day at most, in which the owner can object.
create table withdrawal_pause (
  account_id uuid primary key references account (id) on delete cascade,
  until timestamptz not null
);

alter table verification_code
  drop constraint verification_code_purpose_check,
  add constraint verification_code_purpose_check check (purpose in ('login', 'register', 'reset', 'payment', 'bind', 'passkey'));
