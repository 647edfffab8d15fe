-- Who has birthday, by the last five characters of a date such as 1990-04-13.
create index account_birthday on account (merchant_code, right(profile ->> 'birthday', 5)) where profile ? 'birthday';

-- Gifts of levels on birthdays: one for an account and year.
create table birthday_gift (
  account_id uuid not null references account (id) on delete cascade,
  year integer not null,
  day date not null,
  level text not null,
  -- Minor units.
  amount bigint not null check (amount > 0),
  primary key (account_id, year)
);
