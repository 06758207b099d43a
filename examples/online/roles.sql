-- Two roles instead of the owner, so that a server that was broken into can neither change nor forget what was done at a table. Run by the owner of the
-- database when the tables are there, and again after an update: `psql $OWNER -f examples/online/roles.sql`. The roles need passwords of their own.
do $$
begin
  if to_regrole('ludoteca_serving') is null then create role ludoteca_serving login; end if;
  if to_regrole('ludoteca_forgetting') is null then create role ludoteca_forgetting login; end if;
end $$;

-- What servers do: they add lines, keep snapshots and days,
grant select, insert on entry to ludoteca_serving;
grant select, insert, update on snapshot, listing to ludoteca_serving;

-- and have their jobs to themselves, those included that the owner has begun.
grant ludoteca_serving to current_user;
create schema if not exists pgboss;
grant create on schema pgboss to ludoteca_serving;
do $$
declare
  statement text;
begin
  for statement in
    select format('alter table %s owner to ludoteca_serving', oid::regclass)
    from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
    union all
    select format('alter function %s owner to ludoteca_serving', oid::regprocedure) from pg_proc where pronamespace = 'pgboss'::regnamespace
    union all
    select format('alter type %s owner to ludoteca_serving', oid::regtype)
    from pg_type where typnamespace = 'pgboss'::regnamespace and typtype = 'e'
  loop
    execute statement;
  end loop;
end $$;
alter schema pgboss owner to ludoteca_serving;

-- What is done once a day, with `node .cache/online/main.mjs forget`: it sees which tables there are, and nothing of what was done there.
grant delete on entry, snapshot, listing to ludoteca_forgetting;
grant select (table_id) on entry, snapshot to ludoteca_forgetting;
grant select (table_id, seen) on listing to ludoteca_forgetting;
