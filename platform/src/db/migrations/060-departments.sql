-- Offices that a member of staff with the role `department` answers for; group_id is the office's category.
create table staff_departments (
  staff_id integer not null references staff on delete cascade,
  site_id integer not null references sites on delete cascade,
  group_id integer not null,
  primary key (staff_id, site_id, group_id)
);
