-- Comments that are shown below a dynamic (wire S27 countDiscuss).
alter table dynamics add discuss integer not null default 0;
