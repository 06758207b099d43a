-- Tables of the server. Migrations are run in order at every start, so each leaves what stands as it is.

create table if not exists entry (
  table_id text collate "C" not null,
  n integer not null,
  command text collate "C" not null,
  at timestamptz not null default clock_timestamp(),
  -- json, not jsonb: jsonb refuses some texts that JSON allows, and with them every row of the statement
  deed json not null,
  primary key (table_id, n),
  unique (table_id, command)
);

-- The latest state of each table, for speed: it may be deleted at any time.
create table if not exists snapshot (
  table_id text collate "C" primary key,
  n integer not null,
  body json not null
);

-- The day something was last done at a table: a day, not a time.
create table if not exists listing (
  table_id text collate "C" primary key,
  seen date not null default current_date
);
create index if not exists listing_seen on listing (seen);
