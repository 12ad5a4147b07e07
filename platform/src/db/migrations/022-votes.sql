-- Votes, inside articles and of activities alike, what was given in them, and the ledger that says so. Every key starts with the site.

create sequence vote_ids start 101;
create table votes (
  site_id integer not null references sites,
  id integer not null default nextval('vote_ids'),
  -- where it stands: article, activity; one each
  kind text not null,
  object_id integer not null,
  -- its article has it no longer
  shown boolean not null default true,
  title text not null,
  content text not null default '',
  rule text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  need_login boolean not null default false,
  app_only boolean not null default false,
  need_code boolean not null default false,
  -- VoteCycle and its number: once, so many times in all, so many times a day of the site
  cycle smallint not null,
  cycle_num integer not null default 1,
  -- ballots of members from one device within the same time; 0: no limit
  device_most integer not null default 0,
  client_style smallint not null default 0,
  head_images jsonb not null default '[]',
  -- wire S13: what it asks of who votes
  user_fields jsonb not null default '[]',
  -- ballots that count
  ballots integer not null default 0,
  visits integer not null default 0,
  -- number and hash of the newest entry of its ledger
  last_no bigint not null default 0,
  last_hash text not null default '',
  primary key (site_id, id)
);
create unique index votes_by_place on votes (site_id, kind, object_id);

create sequence vote_theme_ids;
create table vote_themes (
  site_id integer not null,
  id integer not null default nextval('vote_theme_ids'),
  vote_id integer not null,
  position smallint not null,
  name text not null,
  min_choose smallint not null,
  -- 0: any number
  max_choose smallint not null,
  shown boolean not null default true,
  primary key (site_id, id),
  foreign key (site_id, vote_id) references votes on delete cascade
);
create unique index vote_themes_by_vote on vote_themes (site_id, vote_id, position);

create sequence vote_option_ids;
create table vote_options (
  site_id integer not null,
  id integer not null default nextval('vote_option_ids'),
  vote_id integer not null,
  theme_id integer not null,
  number smallint not null,
  name text not null,
  description text not null default '',
  images jsonb not null default '[]',
  video_url text not null default '',
  votes integer not null default 0,
  views integer not null default 0,
  shown boolean not null default true,
  primary key (site_id, id),
  foreign key (site_id, theme_id) references vote_themes on delete cascade,
  foreign key (site_id, vote_id) references votes on delete cascade
);
create unique index vote_options_by_theme on vote_options (site_id, theme_id, number);
create index vote_options_by_vote on vote_options (site_id, vote_id);

-- Only ever added to. hash = SHA-256 of the hash before it, a line feed, and the entry's text as it stands.
create table vote_ledger (
  site_id integer not null,
  vote_id integer not null,
  no bigint not null,
  entry text not null,
  hash text not null,
  primary key (site_id, vote_id, no),
  foreign key (site_id, vote_id) references votes on delete cascade
);

-- Who has given what: one row a voter, time and turn, so that none is there twice.
create table vote_ballots (
  site_id integer not null,
  vote_id integer not null,
  -- keyed hash of the member or the device
  who bytea not null,
  -- the site's day where turns begin anew each day, else ''
  period text not null,
  turn smallint not null,
  -- 0 held, 1 counted, 2 refused, 3 taken back, 4 a member's, noted on the device it came from
  state smallint not null,
  -- its entry in the ledger
  no bigint not null,
  options integer[] not null,
  -- why it is held
  reason text not null default '',
  created_at timestamptz not null,
  primary key (site_id, vote_id, who, period, turn),
  foreign key (site_id, vote_id) references votes on delete cascade
);
create index vote_ballots_by_who on vote_ballots (site_id, who);
create index vote_ballots_by_no on vote_ballots (site_id, vote_id, no);
create index vote_ballots_held on vote_ballots (site_id, created_at, vote_id, no) where state = 0;

-- One use, two minutes; a used one stays until it is over, so that a ballot sent twice is told so.
create table vote_tickets (
  site_id integer not null references sites,
  hash bytea not null,
  vote_id integer not null,
  who bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, hash)
);
create index vote_tickets_by_age on vote_tickets (expires_at);

-- Devices the messenger showed a page in its snapshot mode: whoever is there is nobody in particular, and votes for nobody.
create table vote_snapshots (
  site_id integer not null references sites,
  who bytea not null,
  seen_at timestamptz not null,
  primary key (site_id, who)
);
create index vote_snapshots_by_age on vote_snapshots (seen_at);
