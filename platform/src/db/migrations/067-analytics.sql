-- Records of the analytics client (wire a1) as sums: nothing in them says who read.
create table analytics_counts (
  site_id integer not null references sites,
  -- of the site
  day date not null,
  article_id integer not null,
  -- DataType
  data_type integer not null,
  -- Platform
  platform smallint not null,
  -- ShareChannel, 0 = none
  channel smallint not null,
  count bigint not null default 0,
  primary key (site_id, day, article_id, data_type, platform, channel)
);
