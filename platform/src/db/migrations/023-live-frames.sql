-- What readers are told about a live while it runs, numbered from one to the next (wire D9).
alter table lives
  add column seq integer not null default 0,
  -- readers who opened it, beside what its document starts with
  add column click integer not null default 0,
  -- when they were last told how many
  add column click_told_at timestamptz;

create table live_frames (
  site_id integer not null,
  live_id integer not null,
  seq integer not null,
  -- SocketType
  type text not null,
  -- without the live's number and the frame's; addresses of this platform start with the mark \u0001
  data jsonb not null,
  at timestamptz not null,
  primary key (site_id, live_id, seq),
  foreign key (site_id, live_id) references lives on delete cascade
);
create index live_frames_by_age on live_frames (at);

create sequence live_report_ids as integer;
create table live_reports (
  site_id integer not null,
  id integer not null default nextval('live_report_ids'),
  live_id integer not null,
  published_at timestamptz not null,
  top boolean not null default false,
  -- the rest of wire S6
  doc jsonb not null,
  primary key (site_id, id),
  foreign key (site_id, live_id) references lives on delete cascade
);
create index live_reports_of_live on live_reports (site_id, live_id, id);
