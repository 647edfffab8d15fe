-- A reader of the outbox waits for no transaction of somebody else: it keeps which transactions it has read, not only up to where all are.

-- Everything up to `tx` was read. Beyond it: what this snapshot saw. Null where nothing beyond was.
alter table ledger_outbox_reader add column read_beyond pg_snapshot;

create function ledger_outbox_reader_move() returns trigger language plpgsql as $$
begin
  if old.read_beyond is null or new.read_beyond::text is distinct from old.read_beyond::text or new.tx = old.tx then
    return new;
  end if;
  -- A place that is set back, to read everything again, forgets what was read beyond it.
  if new.tx < old.tx then
    new.read_beyond := null;
    return new;
  end if;
  -- A gateway of the release before knows `tx` alone, and has read lines a second time. Its work is undone.
  raise exception 'The place of the reader % is kept by a newer release', new.name using errcode = 'serialization_failure';
end
$$;
create trigger ledger_outbox_reader_moves before update on ledger_outbox_reader for each row execute function ledger_outbox_reader_move();
