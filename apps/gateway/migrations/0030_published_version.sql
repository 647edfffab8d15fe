-- Every gateway process answers lists from memory. It compares the version of what it holds with this table, so a change made by
-- any process, or by hand, reaches all of them. A row is used, not a sequence: a version may not be seen before its data.
create table published_version (
  topic text primary key,
  version bigint not null default 1
);
insert into published_version (topic) values ('catalogue'), ('content');

create function bump_published_version() returns trigger language plpgsql as $$
begin
  update published_version set version = version + 1 where topic = tg_argv[0];
  return null;
end $$;
