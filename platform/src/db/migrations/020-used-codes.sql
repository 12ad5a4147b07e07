-- A code that was used stands for a minute more: its answer may have got lost on the way, and the same device asks again.
alter table phone_codes
  add used_at timestamptz,
  -- by which device, and which login it brought; logins has (site_id, id)
  add used_on text,
  add login_id bigint;
create index phone_codes_by_use on phone_codes (used_at) where used_at is not null;
