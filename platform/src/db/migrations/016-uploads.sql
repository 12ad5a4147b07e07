-- Uploads of members with their owner, for the export of their data. The bytes are found by their address.
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

-- Reads a person's exposures for the export of their data.
create index exposes_by_who on exposes (site_id, who, kind, object_id);
