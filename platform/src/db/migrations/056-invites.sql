-- Invitation codes of members (wire g72), and invitations: one per invited member and one per device (wire g74).
create table invite_codes (
  site_id integer not null,
  member_id integer not null,
  code text not null,
  created_at timestamptz not null,
  primary key (site_id, member_id),
  unique (site_id, code),
  foreign key (site_id, member_id) references members on delete cascade
);

create table invitations (
  site_id integer not null,
  -- the invited member
  member_id integer not null,
  -- SHA-256 of the device id
  device text not null,
  inviter_id integer not null,
  created_at timestamptz not null,
  primary key (site_id, member_id),
  unique (site_id, device),
  foreign key (site_id, member_id) references members on delete cascade,
  foreign key (site_id, inviter_id) references members on delete cascade
);
create index invitations_by_inviter on invitations (site_id, inviter_id, member_id);
