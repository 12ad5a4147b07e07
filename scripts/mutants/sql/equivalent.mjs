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
const accountZero = 'a question to account 0 is one to no account';
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
  each('attempts-count-all', order, 'order by site_id desc', 'order by subject desc'),
  each(
    'codes-brought',
    inWhere,
    'left join on m.site_id = l.site_id AND m.id = l.member_id',
    'left join on l.site_id = c.site_id AND l.id = c.login_id',
  ),
  each(
    'tokens-access-all',
    byForeignKey,
    'left join on m.site_id = l.site_id AND m.id = l.member_id',
    'left join on l.site_id = t.site_id AND l.id = t.login_id',
  ),
  each('tokens-use', byForeignKey, 'left join on m.site_id = l.site_id AND m.id = l.member_id'),
  ...[
    'questions-by-id',
    'questions-newest',
    'questions-hot',
    'answers-of-question',
    'answers-count',
    'subjects-by-id',
  ].map((statement) => each(statement, accountZero, 'without x0.id > 0', '>= in x0.id > 0')),
  ...['answers-of-question', 'answers-count', 'subjects-by-id', 'questions-of-leaders'].map((statement) =>
    each(statement, 'nobody asked what is asked by 0', 'without q.member_id > 0 AND q.member_id = 0'),
  ),
  ...['answers-of-question', 'answers-count'].map((statement) =>
    each(statement, byForeignKey, 'left join on q.site_id = n.site_id AND q.id = n.question_id'),
  ),
  each(
    'questions-of-leaders',
    'questions to an account are left out besides',
    'without q.account_id = 0 OR EXISTS (SELECT 1 FROM accounts AS x0 WHERE (x0.site_id = q.site_id AND x0.id = q.account_id AND x0.status NOT IN (1, 4) AND NOT (x0.forbidden) AND x0.id > 0))',
    'without EXISTS (SELECT 1 FROM accounts AS x0 WHERE x0.site_id = q.site_id AND x0.id = q.account_id AND x0.status NOT IN (1, 4) AND NOT (x0.forbidden) AND x0.id > 0)',
    'without x0.site_id = q.site_id',
    'without x0.id = q.account_id',
    'without x0.status NOT IN (1, 4)',
    'without NOT (x0.forbidden)',
    'without x0.id > 0',
    '>= in x0.id > 0',
  ),
  each('ranks-most-read', inWhere, 'left join on x.site_id = a.site_id AND x.id = a.account_id'),
  each(
    'ranks-most-read',
    'the article’s account and the joined one are the same number',
    'without a.account_id > 0',
    '>= in a.account_id > 0',
    'without x.id > 0',
    '>= in x.id > 0',
  ),
  each(
    'ranks-most-read',
    'every article has its counts',
    'left join on c.site_id = a.site_id AND c.article_id = a.id',
  ),
  ...['accounts-of-category', 'accounts-recommended'].map((statement) =>
    each(statement, 'account 0 is not shown', 'without a.account_id > 0', '>= in a.account_id > 0'),
  ),
  each('staff-by-token', inWhere, 'left join on t.staff_id = s.id'),
  ...['subscriptions-move', 'subscriptions-forget'].map((statement) => [
    ...each(statement, order, 'order by type desc', 'order by object_id desc'),
    ...each(statement, locked, 'without site_id = $1 (2)'),
  ]),
  each(
    'subscriptions-newest-articles',
    'the outermost limit cuts further rows',
    ...['', ' (2)', ' (3)', ' (4)'].map((place) => `limit CAST($5 AS int) + CAST($6 AS int) + 1${place}`),
  ),
  each(
    'subscriptions-newest-articles',
    'rows of both parts come together, each once',
    'without r.is_top',
    'without NOT (r.is_top)',
  ),
  each(
    'subscriptions-newest-articles',
    'the article’s account and the joined one are the same number',
    'without a.account_id > 0',
    '>= in a.account_id > 0',
    'without x.id > 0',
    '>= in x.id > 0',
  ),
  each('inviter-by-code', inWhere, 'left join on m.site_id = c.site_id AND m.id = c.member_id'),
  each('invitation-known', byForeignKey, 'left join on m.site_id = i.site_id AND m.id = i.inviter_id'),
  each(
    'short-videos-files',
    'nothing of the reporter is read',
    'without p.site_id = v.site_id',
    'without p.id = v.person_id',
    "without p.kind = 'reporter'",
  ),
  each(
    'short-videos-files',
    'a video of account 0 is one of no account',
    'without x.id > 0',
    '>= in x.id > 0',
  ),
  each('people-reporter', inWhere, 'left join on a.site_id = r.site_id AND a.id = r.article_id'),
  each('media-checks-queue', order, 'order by 1 desc'),
  each('members-known-device', inWhere, 'left join on l.site_id = m.site_id AND l.member_id = m.id'),
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
