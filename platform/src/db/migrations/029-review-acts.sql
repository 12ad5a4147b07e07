-- Reviewing has one vocabulary: pending, then approved or rejected. Comments recorded `approve` already.

update staff_acts set act = 'reject' where act = 'refuse';
update staff_acts set act = 'approveBallot' where act = 'releaseBallot';
update staff_acts set act = 'rejectBallot' where act = 'refuseBallot';
