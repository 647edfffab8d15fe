-- Who changed which setting of a merchant, and when: settings decide what players see, so none changes without a trace.
create table setting_change (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  path text not null,
  before jsonb,
  after jsonb,
  operator text not null,
  changed_at timestamptz not null default now()
);

create index setting_change_merchant on setting_change (merchant_code, id desc);
