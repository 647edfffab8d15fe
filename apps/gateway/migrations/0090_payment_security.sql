-- Wrong tries of a payment password, counted before anybody looks at what was typed: a burst of guesses is counted too, and a
-- restart forgets none. The password's hash stands with the account.
create table payment_password_try (
  account_id uuid primary key references account (id) on delete cascade,
  tries integer not null check (tries > 0),
  locked_until timestamptz
);

-- The name that all cards of an account are in. `used_at` is set by the first paid withdrawal; from then on the operator alone
-- changes the name.
create table payee (
  account_id uuid primary key references account (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  used_at timestamptz
);

-- Keys of hashes by which sealed values are compared, themselves sealed with the master key. They stay when the master key changes.
create table comparison_key (
  name text primary key,
  sealed text not null check (sealed ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$')
);

-- The number rests sealed. A card that was removed stays, because a withdrawal that is on its way is still paid to it.
create table bank_card (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  account_id uuid not null references account (id),
  bank_code text not null,
  payee_name text not null check (length(payee_name) between 1 and 120),
  number_sealed text not null check (number_sealed ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$'),
  number_hash bytea not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  is_default boolean not null default false,
  added_at timestamptz not null,
  used_at timestamptz,
  removed_at timestamptz,
  check (removed_at is null or not is_default)
);
create unique index bank_card_number on bank_card (merchant_code, number_hash) where removed_at is null;
create unique index bank_card_default on bank_card (account_id) where is_default;
create index bank_card_account on bank_card (account_id);

-- The address that an account proved to own. One that was typed without proof stands in its profile alone.
alter table account
  add column email text check (email = lower(email) and length(email) between 5 and 100),
  add column head_icon text not null default '' check (head_icon ~ '^[a-z]{0,20}$');
create unique index account_email on account (merchant_code, email) where email is not null;

-- `number` is the address where the code went by mail.
alter table verification_code
  drop constraint verification_code_purpose_check,
  add constraint verification_code_purpose_check check (purpose in ('login', 'register', 'reset', 'payment', 'bind'));
