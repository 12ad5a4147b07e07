-- Numbers of lives that the newsroom makes by calls.
create sequence live_ids as integer start 100001;
