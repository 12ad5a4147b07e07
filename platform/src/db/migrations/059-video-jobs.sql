-- Stored videos that ffmpeg cuts into a stream: two qualities, a poster.
create table video_jobs (
  id integer generated always as identity primary key,
  site_id integer not null references sites,
  -- /media/… of the stored video
  source text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- percent
  progress smallint not null default 0,
  -- times that a process began it
  attempts smallint not null default 0,
  error text not null default '',
  -- the process at work renews it; a job whose claim is over is begun again
  claimed_until timestamptz,
  created_at timestamptz not null,
  -- playlist, poster, width, height, duration, files
  result jsonb,
  unique (site_id, source)
);
create index video_jobs_open on video_jobs (id) where state in ('waiting', 'running');
