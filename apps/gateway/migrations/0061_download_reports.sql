-- Downloads that phones reported, for the merchant's count of installations and for what is processed further.
create table download_report (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  resource_type text not null check (resource_type in ('IOS', 'Android', 'MOBILECONFIG')),
  device text not null,
  reported_at timestamptz not null default now()
);

create index download_report_merchant on download_report (merchant_code, reported_at desc);
