-- What readers follow. Every key starts with the site.

create table subscriptions (
  site_id integer not null references sites,
  -- what is followed: KindNumber.topicSub and its number
  type smallint not null,
  object_id integer not null,
  -- d:<device> or m:<member>
  who text not null,
  created_at timestamptz not null,
  primary key (site_id, type, object_id, who)
);
create index subscriptions_by_who on subscriptions (site_id, who, type, created_at desc, object_id desc);

-- How many follow it; of accounts on top of the number they were handed in with.
create table subscription_counts (
  site_id integer not null references sites,
  type smallint not null,
  object_id integer not null,
  count integer not null,
  primary key (site_id, type, object_id)
) with (fillfactor = 80);
