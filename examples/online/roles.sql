-- Two roles instead of the owner, so that a server that was broken into can neither change nor forget what was done at a table. Run by whoever rules the
-- database, or by its owner if that one may make roles; when the tables are there, and again after an update. Where they are not there yet, before a backup
-- is put back, it makes the roles and no more: the backup says what they may do. The roles need passwords of their own. All of it is done, or nothing.
begin;
set local client_min_messages = warning;
do $$
declare
  member name;
  statement text;
begin
  if to_regrole('ludoteca_serving') is null then create role ludoteca_serving login; end if;
  if to_regrole('ludoteca_forgetting') is null then create role ludoteca_forgetting login; end if;
  -- Who hands the jobs over and who backs them up must be one of those who serve.
  for member in select current_user union select pg_get_userbyid(datdba) from pg_database where datname = current_database() loop
    if not pg_has_role(member, 'ludoteca_serving', 'usage') then execute format('grant ludoteca_serving to %I', member); end if;
  end loop;
  if to_regclass('entry') is null or to_regnamespace('pgboss') is null then
    raise info 'The roles are there, the tables are not: put a backup back, or make them with “migrate” and run this again.';
    return;
  end if;

  -- What servers do: they add lines at the time of the database, keep snapshots,
  revoke all on entry from ludoteca_serving;
  grant select, insert (table_id, n, command, deed) on entry to ludoteca_serving;
  grant select, insert, update on snapshot, listing to ludoteca_serving;

  -- and list a table under no day but today: one that was listed under a day long past would be forgotten.
  alter table listing enable row level security;
  drop policy if exists serving_sees on listing;
  drop policy if exists serving_lists on listing;
  drop policy if exists serving_lists_again on listing;
  drop policy if exists forgetting_forgets on listing;
  create policy serving_sees on listing for select to ludoteca_serving using (true);
  create policy serving_lists on listing for insert to ludoteca_serving with check (seen = current_date);
  create policy serving_lists_again on listing for update to ludoteca_serving using (true) with check (seen = current_date);
  create policy forgetting_forgets on listing to ludoteca_forgetting using (true);

  -- and have their jobs to themselves, those included that the owner has begun.
  grant create on schema pgboss to ludoteca_serving;
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
  alter schema pgboss owner to ludoteca_serving;

  -- What is done once a day, with `node .cache/online/main.mjs forget`: it sees which tables there are, and nothing of what was done there.
  grant delete on entry, snapshot, listing to ludoteca_forgetting;
  grant select (table_id) on entry, snapshot to ludoteca_forgetting;
  grant select (table_id, seen) on listing to ludoteca_forgetting;
end $$;
commit;
