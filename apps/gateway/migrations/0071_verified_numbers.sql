-- The number that an account proved to own, in E.164. An account that typed a number without proof has it in its profile alone.
alter table account add column mobile text check (mobile ~ '^\+[1-9][0-9]{5,14}$');
create unique index account_mobile on account (merchant_code, mobile) where mobile is not null;
