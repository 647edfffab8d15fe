-- A disabled account may not bet. The ledger judges that together with the balance, so it has to know the status.
create function account_status_to_ledger() returns trigger language plpgsql as $$
begin
  perform ledger_block(ledger_bucket(new.merchant_code, new.id::text), new.id::text, new.status <> 'active');
  return null;
end
$$;

create trigger account_status_to_ledger after update of status on account for each row
  when (old.status is distinct from new.status) execute function account_status_to_ledger();

update ledger_account set is_blocked = true from account
  where owner = account.id::text and bucket = ledger_bucket(account.merchant_code, account.id::text) and kind = 'cash' and account.status <> 'active';
