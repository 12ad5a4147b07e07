-- A code belongs to the device that asked for it: what others ask for or guess leaves it as it is.
-- Codes live ten minutes; those of before are not carried over.
delete from phone_codes;
alter table phone_codes
  drop constraint phone_codes_pkey,
  drop used_on,
  add device text not null,
  -- prefix of the address it was asked from
  add network text not null,
  -- wrong guesses of the device from other networks; `tries` counts those of its own
  add tries_elsewhere smallint not null default 0,
  add primary key (site_id, phone, scene, device);
create index phone_codes_by_age on phone_codes (sent_at);
