-- Products of the points shop, and what members redeemed.
create sequence product_ids as integer start 1001;
create table products (
  site_id integer not null references sites,
  id integer not null default nextval('product_ids'),
  order_id integer not null default 0,
  score integer not null check (score > 0),
  stock integer not null check (stock >= 0),
  -- redemptions of one member at most; 0 = any number
  per_member integer not null default 1 check (per_member >= 0),
  hidden boolean not null default false,
  -- title, pics, content
  doc jsonb not null,
  primary key (site_id, id)
);

create sequence redemption_ids as integer;
create table redemptions (
  site_id integer not null,
  id integer not null default nextval('redemption_ids'),
  product_id integer not null,
  member_id integer not null,
  score integer not null,
  code text not null,
  -- as the product was called then
  title text not null,
  pic text not null,
  -- RedemptionStatus
  status smallint not null default 0,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (site_id, id),
  unique (site_id, code),
  foreign key (site_id, product_id) references products,
  foreign key (site_id, member_id) references members on delete cascade
);
create index redemptions_by_member on redemptions (site_id, member_id, id desc);
create index redemptions_by_status on redemptions (site_id, status, id desc);

-- The last day a member logged in, and how many days in a row (wire S21).
alter table members
  add login_day date,
  add login_days integer not null default 0;
