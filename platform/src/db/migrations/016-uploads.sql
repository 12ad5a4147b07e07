-- What members sent to be kept: whose it is, so that he can have it back. The bytes are found by their address.
create table member_uploads (
  site_id integer not null,
  member_id integer not null,
  -- `/media/…`, without host
  url text not null,
  size integer not null,
  kind text not null,
  file_name text not null default '',
  uploaded_at timestamptz not null,
  primary key (site_id, member_id, url),
  foreign key (site_id, member_id) references members on delete cascade
);

-- What a person reported is found for himself.
create index exposes_by_who on exposes (site_id, who, kind, object_id);
