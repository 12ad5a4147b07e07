/** Name of the tests that run once more on Debian's PostgreSQL 15: both kinds pass the same. */
export const POSTGRES_15 = 'postgres 15';
