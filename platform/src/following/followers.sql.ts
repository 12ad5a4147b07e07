/** SQL expression: number of followers of an object. @param id SQL expression of the outer query; `$1` is the site */
export const followersSql = (type: number, id: string): string =>
  `coalesce((select f.count from subscription_counts f where f.site_id = $1 and f.type = ${type} and f.object_id = ${id}), 0)`;
