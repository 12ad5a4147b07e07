-- What a site's services ask for and no reader may see: never part of the configuration.
create table site_secrets (
  site_id integer not null references sites,
  name text not null,
  value text not null,
  primary key (site_id, name)
);

-- Tokens of the whole account, fetched by one process for all (wire D4).
create table messenger_tickets (
  site_id integer not null references sites,
  appid text not null,
  ticket text not null default '',
  expires_at timestamptz not null,
  -- who fetches a new one has until then
  fetching_until timestamptz not null,
  primary key (site_id, appid)
);
