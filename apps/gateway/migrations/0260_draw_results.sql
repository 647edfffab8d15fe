-- As in 0198, with what vendors tell of the results of draws.
create or replace function ledger_tell(p_bucket int, p_topic text, p_owner text, p_payload jsonb) returns void language plpgsql as $$
begin
  -- Lines of other topics ask for money to be moved on, or raise alarms.
  if p_topic !~ '^(account|reward|message|chat|deposit|agent|draw)\.[a-z_]+$' then
    raise exception 'The topic % is not of an account event', p_topic using errcode = 'check_violation';
  end if;
  insert into ledger_outbox (bucket, topic, owner, payload) values (p_bucket, p_topic, p_owner, p_payload);
end
$$;
