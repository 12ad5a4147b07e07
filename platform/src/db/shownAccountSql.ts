import { XyStatus } from '@contract/codes';

/** Condition under which an account is shown: neither pending nor closed, not forbidden, with a number (F26). @param x alias of `accounts` */
export const shownAccountSql = (x: string): string =>
  `${x}.status not in (${XyStatus.pending}, ${XyStatus.closed}) and not ${x}.forbidden and ${x}.id > 0`;
