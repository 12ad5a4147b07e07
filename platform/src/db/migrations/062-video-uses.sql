-- Articles and reports of lives that show a stored video: they get its stream once it is cut.
create table video_uses (
  site_id integer not null,
  -- `/media/…`
  source text not null,
  -- article, report
  kind text not null,
  object_id integer not null,
  primary key (site_id, source, kind, object_id)
);
