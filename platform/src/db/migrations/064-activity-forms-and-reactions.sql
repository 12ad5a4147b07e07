-- Regions that a form of the site offers, from the largest to the smallest: province/city/county.
create table site_regions (
  site_id integer not null references sites on delete cascade,
  position integer not null,
  path text not null,
  primary key (site_id, position)
);

-- Likes and shown comments of readers here, beside those of the document, which came another way.
alter table activities
  add praise integer not null default 0,
  add discuss integer not null default 0;

-- Ballots inside articles: a captcha from the second ballot of an address on.
alter table votes add column code_from_second boolean not null default false;
