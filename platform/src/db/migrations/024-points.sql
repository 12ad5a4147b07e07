-- Points of members: every change is a row of its own, the sum stands with the member.
alter table members add score integer not null default 0 check (score >= 0);

create sequence points_ids;
create table points (
  site_id integer not null,
  id bigint not null default nextval('points_ids'),
  member_id integer not null,
  e_type text not null,
  -- what it was given for; the same once more changes nothing
  event_key text not null,
  score integer not null,
  -- as it stands in the member's list, and the shop's own note
  title text not null,
  memo text not null default '',
  -- of the site's time
  day date not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, member_id, e_type, event_key),
  foreign key (site_id, member_id) references members on delete cascade
);
create index points_by_day on points (site_id, member_id, day, id);
