-- Which announcements an account has read. It goes with either of them.
create table announcement_read (
  account_id uuid not null references account (id) on delete cascade,
  merchant_code text not null,
  announcement_id text not null,
  read_at timestamptz not null,
  primary key (account_id, announcement_id),
  foreign key (merchant_code, announcement_id) references announcement (merchant_code, id) on delete cascade
);
create index announcement_read_announcement on announcement_read (merchant_code, announcement_id);
