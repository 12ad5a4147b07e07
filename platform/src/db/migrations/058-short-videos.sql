-- Short videos (wire S29). Every key starts with the site.
create sequence short_video_ids as integer start 100001;

create table short_videos (
  site_id integer not null references sites,
  id integer not null,
  -- of categories with the code MVOD
  category_id integer not null default 0,
  -- the author: a reporter of people, an account, or the newsroom itself
  person_id integer not null default 0,
  account_id integer not null default 0,
  published_at timestamptz not null,
  -- the sort key: second, then number, as in dynamics
  iorder bigint not null,
  withdrawn boolean not null default false,
  discuss_closed boolean not null default false,
  play integer not null default 0,
  praise integer not null default 0,
  discuss integer not null default 0,
  share integer not null default 0,
  -- title, description, cover, videoUrl, width, height, duration, publishtime, shareUrl
  doc jsonb not null,
  -- wire g86: further qualities, playlists, captions
  files jsonb not null default '[]',
  primary key (site_id, id),
  check (person_id = 0 or account_id = 0)
);
create index short_videos_by_order on short_videos (site_id, iorder desc);

-- Settings of wire g88, where they differ from the defaults.
create table short_video_settings (
  site_id integer primary key references sites,
  doc jsonb not null
);
