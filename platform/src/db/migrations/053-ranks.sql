-- Votes of members for accounts: one a member, account and day (wire g29).
create table account_hits (
  site_id integer not null,
  account_id integer not null,
  -- of the site's time
  day date not null,
  member_id integer not null,
  created_at timestamptz not null,
  primary key (site_id, account_id, day, member_id),
  foreign key (site_id, account_id) references accounts on delete cascade,
  foreign key (site_id, member_id) references members on delete cascade
);
create index account_hits_by_member on account_hits (site_id, member_id, day);

-- How many a day; they stay when a member leaves.
create table account_hit_days (
  site_id integer not null,
  day date not null,
  account_id integer not null,
  hits integer not null,
  primary key (site_id, day, account_id)
) with (fillfactor = 80);

-- Members who subscribed in a week or month count too; type 4 is an account.
create index subscriptions_of_accounts on subscriptions (site_id, created_at) where type = 4 and who like 'm:%';
