-- What the roles of repeat_roles.sql need of the ledger.

-- Opens a player's cash account. Callers may name this and not ledger_open, which opens accounts of the merchant too.
create function ledger_open_cash(p_bucket int, p_owner text, p_currency text, p_time_zone text) returns bigint language sql as $$
  select ledger_open(p_bucket, p_owner, 'cash', p_currency, p_time_zone)
$$;

-- A view reads with the rights of whoever reads it.
alter view ledger_entry set (security_invoker = true);
alter view ledger_daily set (security_invoker = true);
