-- Tracking records are let go by age: written in the order of time, so a block range index is enough.
create index counted_events_by_age on counted_events using brin (created_at) with (autosummarize = on);
