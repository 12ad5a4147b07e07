-- Ballots by their number. The site stands last: where the planner knows nothing of a vote in a rush yet, it took this index for
-- the ballots of one voter, and read all ballots of the vote for each new one.
drop index vote_ballots_by_no;
create index vote_ballots_by_no on vote_ballots (vote_id, no, site_id);
