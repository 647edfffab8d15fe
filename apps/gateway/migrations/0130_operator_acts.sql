-- What operators did, and what they tried and were refused, in all areas: money, settings, security. Every area writes here and nowhere else.
create table operator_act (
  id bigint generated always as identity primary key,
  area text not null check (area <> ''),
  -- What it was done to: an id, the name of an account, the path of a setting.
  subject text not null,
  -- Null where the act belongs to no merchant.
  merchant_code text references merchant (code),
  operator text not null check (operator <> ''),
  act text not null check (act <> ''),
  details jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index operator_act_subject on operator_act (area, subject, id);
create index operator_act_operator on operator_act (operator, id);

create trigger operator_act_append_only before update or delete or truncate on operator_act for each statement execute function record_refuse_change();

insert into operator_act (area, subject, merchant_code, operator, act, details, at)
  select 'settings', path, merchant_code, operator, 'change',
    case when before is null then '{}' else jsonb_build_object('before', before) end || case when after is null then '{}' else jsonb_build_object('after', after) end, changed_at
  from setting_change order by id;
drop table setting_change;
