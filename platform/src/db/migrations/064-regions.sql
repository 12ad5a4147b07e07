-- Regions that a form of the site offers, from the largest to the smallest: province/city/county.
create table site_regions (
  site_id integer not null references sites on delete cascade,
  position integer not null,
  path text not null,
  primary key (site_id, position)
);
