-- The model of a session's device, such as Pixel 8; empty where the browser did not say.
alter table session add column model text not null default '';
