-- Circles, posts in them and moments, which are posts of no circle (wire S28). Every key starts with the site.
create sequence circle_ids as integer start 100001;
create table circles (
  site_id integer not null references sites,
  id integer not null,
  -- small numbers come first
  order_id integer not null default 0,
  withdrawn boolean not null default false,
  -- name, icon, banner, description
  doc jsonb not null,
  primary key (site_id, id)
);
create index circles_in_order on circles (site_id, order_id, id) where not withdrawn;

create sequence post_ids as integer start 100001;
create table posts (
  site_id integer not null references sites,
  id integer not null,
  -- 0 = a moment
  circle_id integer not null default 0,
  -- 0 = the author's membership has ended
  member_id integer not null,
  published_at timestamptz not null,
  -- circles/postState.types.ts
  state smallint not null,
  is_top boolean not null default false,
  praise integer not null default 0,
  discuss integer not null default 0,
  share integer not null default 0,
  -- listType, title, content, pics, videos, location
  doc jsonb not null,
  primary key (site_id, id)
) with (fillfactor = 85);
create index posts_by_circle on posts (site_id, circle_id, published_at desc, id desc) where state = 0;
create index posts_by_member on posts (site_id, member_id, published_at desc, id desc) where member_id > 0;
create index posts_to_review on posts (site_id, id) where state = 1;

-- A notice may belong to a circle.
create sequence notice_ids as integer start 100001;
alter table notices add circle_id integer not null default 0;
create index notices_by_circle on notices (site_id, circle_id, published_at desc, id desc) where circle_id > 0;
