// Changes of statements that no test can notice, each with its reason (docs/mutants.md). `change` is what the report prints.

const inWhere =
  'the where names a column of the joined row, so that a row without one is left out all the same';

const ofOpenMembers = 'the author must be an open member besides, and 0 is none';
const ofNobody = 'the viewer is 0 here, so that the author’s own posts are never asked for';
const byForeignKey = 'a foreign key lets no row be without the joined one';
const toPages = 'left join on g.site_id = a.site_id AND g.id = a.page_id';
const toEditions = 'left join on e.site_id = g.site_id AND e.paper_id = g.paper_id AND e.day = g.day';
const order = 'the order in which rows are locked: callers never wait for each other in a circle';
const locked = 'further rows are locked, and changed no more than before';
const elsewhere = 'an account’s number is above 0 wherever the object names one';
const lockedAlone = ['without site_id = $1', 'without id IN (SELECT id FROM seen)'];
const seenRows = 'locked rows are those that were named';
const each = (statement, reason, ...changes) => changes.map((change) => ({ statement, change, reason }));

export const equivalent = [
  each('redemptions-for-staff', byForeignKey, 'left join on m.site_id = r.site_id AND m.id = r.member_id'),
  each(
    'reactions-*-*',
    order,
    'order by g.id desc',
    'order by g.who desc',
    'order by article_id desc',
    'order by id desc',
  ),
  each(
    'reactions-*-*',
    locked,
    'left join on a.id = l.id',
    'without site_id = $1',
    'without article_id IN (SELECT id FROM added)',
    'without id IN (SELECT id FROM added)',
  ),
  each(
    'reactions-*-*',
    elsewhere,
    'without a.id > 0',
    '>= in a.id > 0',
    'without x0.id > 0',
    '>= in x0.id > 0',
  ),
  each('reactions-*-*', 'its own like of nobody is none', 'without x.member_id > 0 AND x.member_id = 0'),
  each('reactions-move-likes', order, 'order by kind desc', 'order by object_id desc'),
  each('papers-articles-of-edition', byForeignKey, toPages, toEditions),
  each('papers-articles-of-page', byForeignKey, toPages, toEditions),
  each('papers-articles-found', byForeignKey, toPages, toEditions),
  each(
    'papers-article',
    'a row without the joined one is neither before nor after',
    'left join on o.site_id = $1 AND o.page_id = h.id',
    'left join on h.site_id = $1 AND h.paper_id = p.paper_id AND h.day = p.day',
  ),
  each('papers-article', byForeignKey, toPages, toEditions, `${toPages} (2)`),
  each(
    'papers-article',
    'an edition has one article at a place, and the article itself is left out',
    '<= in (h."position", o."position") < (p.page, p."position")',
  ),
  each('papers-edition', byForeignKey, 'left join on p.site_id = e.site_id AND p.id = e.paper_id'),
  each('posts-of-member', ofOpenMembers, 'without p.member_id > 0', '>= in p.member_id > 0'),
  each(
    'posts-count-of-member',
    ofNobody,
    'without p.member_id > 0 AND p.member_id = $2 AND p.state <> 3',
    'without p.state <> 3',
  ),
  each('votes-named-options', byForeignKey, 'left join on t.site_id = o.site_id AND t.id = o.theme_id'),
  each('votes-of-voter', inWhere, 'left join on v.site_id = b.site_id AND v.id = b.vote_id'),
  ...['votes-own-after', 'votes-pending'].map((statement) =>
    each(statement, byForeignKey, 'left join on v.site_id = b.site_id AND v.id = b.vote_id'),
  ),
  each(
    'votes-of-activity',
    'the vote of an activity is no article’s',
    "without v.kind <> 'article' OR EXISTS (SELECT 1 FROM articles AS a WHERE (a.site_id = v.site_id AND a.id = v.object_id AND a.status = 1))",
    'without EXISTS (SELECT 1 FROM articles AS a WHERE a.site_id = v.site_id AND a.id = v.object_id AND a.status = 1)',
    'without a.site_id = v.site_id',
    'without a.id = v.object_id',
    'without a.status = 1',
  ),
  ...['votes-view-options', 'votes-visit'].map((statement) => [
    ...each(statement, order, 'order by id desc'),
    ...each(statement, locked, ...lockedAlone),
    ...each(statement, seenRows, 'left join on s.id = l.id'),
  ]),
  each(
    'adverts-of-article',
    inWhere,
    "left join on v.site_id = a.site_id AND v.place = 'article' AND v.article_id IN (0, a.id) AND (v.column_id = 0 OR EXISTS (SELECT 1 FROM column_rows AS r WHERE (r.site_id = a.site_id AND r.column_id = v.column_id AND r.article_id = a.id)))",
  ),
].flat(2);
