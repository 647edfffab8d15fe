-- What a session list calls a device; empty where the browser did not say.
alter table session add column browser text not null default '', add column system text not null default '';
