-- The subscription account an article belongs to (wire S1, S2), 0 = none.
alter table articles add account_id integer not null default 0;
create index articles_of_account on articles (site_id, account_id, published_at desc, id desc)
  where account_id > 0 and status = 1;
-- A page's account is read with it from here on; what stood in the kept text said that there is none.
update articles set content = replace(content,
  '"xyAccountID":0,"xyAccount":"","xyAccountIcon":"","xyStatus":0,"xyForbidden":0,', '');

-- Adverts (wire S30). One of an article or a column alone names it; 0 = of all.
-- numbers below are the demonstration's own
create sequence advert_ids as integer start 100;
create table adverts (
  site_id integer not null references sites,
  id integer not null,
  place text not null check (place in ('article', 'column', 'start')),
  column_id integer not null default 0,
  article_id integer not null default 0,
  position integer not null default 0,
  type smallint not null default 0,
  style smallint not null default 0,
  title text not null,
  -- a path of this platform, or an address
  picture text not null,
  width integer not null,
  height integer not null,
  link text not null,
  marked boolean not null default true,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (site_id, id)
);
create index adverts_by_place on adverts (site_id, place, ends_at);
-- Beside them: whoever reads an advert does not meet those who count it.
create table advert_counts (
  site_id integer not null references sites,
  advert_id integer not null,
  shown bigint not null default 0,
  clicked bigint not null default 0,
  primary key (site_id, advert_id)
);
-- Who has been counted that day, as a digest that says nothing of him (adverts/adverts.service.ts).
create table advert_events (
  site_id integer not null references sites,
  mark text not null,
  day date not null,
  primary key (site_id, mark)
);
create index advert_events_by_day on advert_events (day);
alter table articles add adv_closed boolean not null default false;
-- What stood in the kept text said that there is no advert; they are read with the page from here on.
update articles set content = replace(content, ',"adv":[]', '');
