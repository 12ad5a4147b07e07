-- Members who wait for a place of a full activity: entries whose status is 3, in the order of their numbers.
alter table activities add waiting_list boolean not null default false;
alter table entries
  -- when a waiting member got a place
  add promoted_at timestamptz;
create index entries_waiting on entries (site_id, activity_id, id) where status = 3;
