/** SQL condition: the account is neither pending (1) nor closed (4), and not forbidden (S§4). @param prefix alias with its dot, or '' */
export const shownAccountSql = (prefix: string): string =>
  `${prefix}status not in (1, 4) and not ${prefix}forbidden and ${prefix}id > 0`;
