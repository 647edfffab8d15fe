-- What demo data was written, so that a restart neither writes it again nor brings back what somebody removed.
create table demo_seed (
  part text primary key,
  version text not null,
  seeded_at timestamptz not null default now()
);
