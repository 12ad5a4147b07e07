-- Counts per option may stay secret until the vote is over; one voter may be limited per option; answers to what a vote asks of its
-- voters stand with the ballot and go with it.

alter table votes add column results_hidden boolean not null default false;
-- ballots of one voter for one option within the same time; 0: no limit
alter table votes add column option_max integer not null default 0;
alter table vote_ballots add column info jsonb not null default '{}';
