-- Who may do what in this database. Three roles:
--
--   the owner       runs migrations and owns the tables; the gateway works as it for no longer than that
--   parlor_ledger   owns the money functions, and is the one that writes to the ledger, through them alone
--   parlor_app      what the gateway works as: it calls the money functions that are named below, writes tables that are not the ledger's, reads all
--
-- This file is applied after every migration and may be edited in place. A new money function (its name begins with ledger_, deposit_ or withdrawal_)
-- belongs to parlor_ledger, and nobody may call it until it stands in `v_commands`; bucketOfFunctions.test.ts asks for a case then.

do $$
declare
  v_role text;
  v_is_superuser boolean := (select rolsuper from pg_roles where rolname = current_user);
begin
  foreach v_role in array array['parlor_ledger', 'parlor_app'] loop
    if not exists (select from pg_roles where rolname = v_role) then
      begin
        execute format('create role %I nologin', v_role);
      exception
        -- Roles belong to the server: the migration of another database may make them at this moment.
        when duplicate_object or unique_violation then null;
      end;
    end if;
    if not v_is_superuser and not pg_has_role(current_user, v_role, 'usage') then
      execute format('grant %I to %I', v_role, current_user);
    end if;
  end loop;
  if not pg_has_role('parlor_ledger', 'parlor_app', 'usage') then
    begin
      grant parlor_app to parlor_ledger;
    exception when unique_violation or internal_error then null;
    end;
  end if;
  if not has_schema_privilege('parlor_ledger', 'public', 'create') then
    grant create on schema public to parlor_ledger;
  end if;
  if not has_schema_privilege('parlor_ledger', 'public', 'create') then
    raise insufficient_privilege;
  end if;
exception when insufficient_privilege then
  raise exception 'this login may not make the roles of the ledger; have an administrator of the database run: create role parlor_app nologin; create role parlor_ledger nologin; grant parlor_app to parlor_ledger; grant parlor_app, parlor_ledger to %; grant create, usage on schema public to parlor_ledger (docs/operations.md, Roles of the database)',
    quote_ident(current_user) using errcode = 'insufficient_privilege';
end
$$;

grant usage on schema public to parlor_app;

do $$
declare
  -- Money functions that callers name.
  v_commands constant text[] := array[
    'ledger_open_cash', 'ledger_bet', 'ledger_bet_at_once', 'ledger_win', 'ledger_bet_win', 'ledger_bet_win_at_once', 'ledger_rollback', 'ledger_end_round', 'ledger_promo_win',
    'ledger_vendor_adjust', 'ledger_batch',
    'ledger_jackpot_open', 'ledger_jackpot_grow', 'ledger_jackpot_mark', 'ledger_jackpot_fall', 'ledger_jackpot_pay',
    'ledger_bonus_grant', 'ledger_bonus_end', 'ledger_bonus_count',
    'ledger_deposit', 'ledger_promo', 'ledger_adjust', 'ledger_agent_pay', 'ledger_send', 'ledger_receive',
    'ledger_hold', 'ledger_post_hold', 'ledger_void_hold', 'ledger_expire_holds',
    'ledger_deposit_room', 'ledger_set_limit', 'ledger_block', 'ledger_exclude', 'ledger_lift_exclusion', 'ledger_freeze', 'ledger_freeze_broken', 'ledger_alarm', 'ledger_tell',
    'deposit_open', 'deposit_hold', 'deposit_has_offer', 'deposit_settle', 'deposit_add_slip', 'deposit_decide',
    'withdrawal_request', 'withdrawal_judge', 'withdrawal_decide', 'withdrawal_cancel', 'withdrawal_pay', 'withdrawal_settle', 'withdrawal_wagering',
    'withdrawal_day_used'];
  -- Money functions that compute from what they are given and touch no table.
  v_computing constant text[] := array['ledger_bucket', 'ledger_link', 'deposit_fee', 'deposit_bonus'];
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.proname as name, p.proname ~ '^(ledger|deposit|withdrawal)_' as is_money, p.prorettype = 'trigger'::regtype as is_trigger,
      pg_get_userbyid(p.proowner) as owner
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('revoke all on routine %s from public', f.signature);
    if f.is_money and not f.is_trigger and f.owner <> 'parlor_ledger' then
      execute format('alter routine %s owner to parlor_ledger', f.signature);
    end if;
    if f.is_trigger or (f.is_money and f.name <> all (v_commands || v_computing)) then
      execute format('revoke all on routine %s from parlor_app', f.signature);
    else
      execute format('grant execute on routine %s to parlor_app', f.signature);
    end if;
    if f.name = any (v_commands) then
      -- With a path of its own, so that no temporary table of the caller takes the place of a table of the ledger.
      execute format('alter routine %s security definer set search_path = pg_catalog, public, pg_temp', f.signature);
    end if;
  end loop;
end
$$;

do $$
declare
  -- What parlor_app may do with tables that are not simply its own, and what parlor_ledger may do beyond that.
  v_app constant jsonb := '{
    "schema_migration": "select",
    "ledger_account": "select",
    "ledger_transfer": "select",
    "ledger_day": "select",
    "ledger_hold": "select",
    "ledger_limit": "select",
    "ledger_outbox": "select",
    "bet_order": "select",
    "jackpot_pool": "select (bucket, merchant_code, currency, code, amount, remainder, generation, ceiling, commitment, begun_at)",
    "jackpot_fall": "select",
    "jackpot_mark": "select",
    "bonus_purse": "select",
    "bonus_stake": "select",
    "bonus_round": "select",
    "deposit_order": "select, update (state, settled_at, provider_ref, pay_url, qr_text, attempts, next_attempt_at)",
    "deposit_slip": "select, update (sealed)",
    "withdrawal": "select, update (attempts, next_attempt_at)",
    "withdrawal_step": "select",
    "operator_act": "select, insert",
    "offer_version": "select, insert",
    "ledger_root": "select, insert",
    "ledger_root_key": "select, insert, update (sealed)",
    "ledger_root_leaf": "select, insert, update"
  }';
  v_ledger constant jsonb := '{
    "ledger_account": "insert, update",
    "ledger_transfer": "insert",
    "ledger_day": "insert",
    "ledger_hold": "insert, update",
    "ledger_limit": "insert, update",
    "ledger_outbox": "insert",
    "bet_order": "insert, update",
    "jackpot_pool": "select, insert, update",
    "jackpot_fall": "insert",
    "jackpot_mark": "insert",
    "bonus_purse": "insert, update",
    "bonus_stake": "insert, update",
    "bonus_round": "insert, update",
    "deposit_order": "insert, update",
    "deposit_slip": "insert",
    "withdrawal": "insert, update",
    "withdrawal_step": "insert"
  }';
  t record;
begin
  for t in
    select c.oid::regclass as name, c.relname, c.relkind from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
  loop
    execute format('revoke all on %s %s from public, parlor_app, parlor_ledger', case when t.relkind = 'S' then 'sequence' else 'table' end, t.name);
    if t.relkind = 'S' then
      execute format('grant usage on sequence %s to parlor_app', t.name);
    elsif t.relkind = 'v' then
      execute format('grant select on %s to parlor_app', t.name);
    else
      execute format('grant %s on %s to parlor_app', coalesce(v_app ->> t.relname, 'select, insert, update, delete'), t.name);
      if v_ledger ? t.relname then
        execute format('grant %s on %s to parlor_ledger', v_ledger ->> t.relname, t.name);
      end if;
    end if;
  end loop;
end
$$;

-- It was needed to hand the functions over.
revoke create on schema public from parlor_ledger;
