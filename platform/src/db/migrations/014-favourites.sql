-- What members keep to read again. Every key starts with the site.

create sequence favourite_ids;
create table favourites (
  site_id integer not null,
  member_id integer not null,
  -- what is kept: KindNumber.fav and its number
  type smallint not null,
  object_id integer not null,
  -- in the order they were kept
  id bigint not null default nextval('favourite_ids'),
  channel smallint not null default 0,
  img_url text not null default '',
  created_at timestamptz not null,
  primary key (site_id, member_id, type, object_id),
  foreign key (site_id, member_id) references members on delete cascade
);
create index favourites_newest on favourites (site_id, member_id, id desc);
