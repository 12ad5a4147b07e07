-- Work that one process at a time does. It claims a row, renews its claim while it works, and a dead process's claim runs out.
create table jobs (
  -- filling, housekeeping, searchIndex, pictures, video; demonstrationLive
  kind text not null,
  -- the number of a video job; '' where the kind is one job
  key text not null default '',
  -- nobody takes it before, by this database's clock: it waits until then, or is claimed until then
  free_at timestamptz not null default now(),
  -- of the claim; null: nobody works on it
  holder uuid,
  -- times it was begun without an end
  attempts smallint not null default 0,
  -- parts that are done, in the kind's own form
  progress text not null default '',
  primary key (kind, key)
);
create index jobs_free on jobs (kind, free_at);

-- Attempts and claims of video jobs are those of their rows in jobs from now on; the columns stay for processes of the version before.
insert into jobs (kind, key) select 'video', id::text from video_jobs where state in ('waiting', 'running');
