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

const noZero = 'no comment and no thread has the number 0';
const noThread = 'a reply’s number is no thread’s';
const ofReplies = 'these are replies, which are no threads';
const ofMember = 'left join on m.site_id = c.site_id AND m.id = c.member_id';
const ofReader = [
  'without o.site_id = c.site_id',
  'without o.thread_id = c.id',
  'without o.state = 1',
  'without o.member_id = $2',
];
const ofEach = (statements, reason, ...changes) => statements.flatMap((one) => each(one, reason, ...changes));

const toCounts = 'left join on c.site_id = a.site_id AND c.article_id = a.id';
const hasCounts = 'every article has its counts';
const inBoth = 'the object’s own account is above 0, which the other condition tells too';

export const equivalent = [
  ofEach(
    [
      ...[
        'by-tag',
        'by-person',
        'by-account',
        'by-ids',
        'by-people',
        'hot',
        'content',
        'counts-all',
        'related',
      ],
      ...['lives-beside', 'recommended', 'recommended-of-column'],
    ].map((one) => `articles-${one}`),
    hasCounts,
    toCounts,
  ),
  each('pieces-of-member', hasCounts, toCounts),
  ofEach(
    ['articles-column-first', 'articles-column-after'],
    hasCounts,
    'left join on c.site_id = r.site_id AND c.article_id = r.article_id',
  ),
  each('activities-mine', byForeignKey, 'left join on a.site_id = e.site_id AND a.id = e.activity_id'),
  each('entries-own', byForeignKey, 'left join on a.site_id = e.site_id AND a.id = e.activity_id'),
  ofEach(
    ['entries-review', 'entries-by-code'],
    byForeignKey,
    'left join on m.site_id = e.site_id AND m.id = e.member_id',
  ),
  each('entries-use', 'changed rows are counted, not read', 'without returning'),
  each('lives-click', 'only opened lives are looked for', 'left join on o.id = b.id'),
  ofEach(
    ['dynamics-by-id', 'dynamics-by-reporter', 'dynamics-by-account'],
    elsewhere,
    'without x.id > 0',
    '>= in x.id > 0',
  ),
  each(
    'dynamics-by-reporter',
    'a reporter’s dynamic is of no account',
    'without x.site_id = d.site_id',
    'without x.status NOT IN (1, 4)',
    'without NOT (x.forbidden)',
    'without x.id IS NOT NULL',
  ),
  each(
    'dynamics-by-account',
    'an account’s dynamic is of no person',
    'without p.site_id = d.site_id',
    "without p.kind = 'reporter'",
    'without p.id IS NOT NULL',
  ),
  each('events-note', order, 'order by e.id desc'),
  each(
    'records-add',
    order,
    'order by s.day desc',
    'order by s.article desc',
    'order by s.data_type desc',
    'order by s.platform desc',
    'order by s.channel desc',
  ),
  each('advert-events-count', order, 'order by g.advert desc', 'order by g.mark desc'),
  each('favourites-forget', order, 'order by article_id desc'),
  each('favourites-forget', locked, 'without site_id = $1 (2)'),
  each('papers-edition-titles', inWhere, 'left join on g.site_id = a.site_id AND g.id = a.page_id'),
  each('lives-click', locked, 'without l.id IN (SELECT id FROM opened)'),
  each('lives-click', order, 'order by l.id desc'),
  each('articles-column-slice', 'an article has its counts once', 'limit 1 + 1'),
  each('articles-by-tag', inWhere, 'left join on t.site_id = a.site_id AND t.article_id = a.id'),
  ofEach(
    ['articles-by-person', 'articles-by-people'],
    inWhere,
    'left join on p.site_id = a.site_id AND p.article_id = a.id',
  ),
  each('articles-counts-all', inWhere, 'left join on a.site_id = k.site AND a.id = k.id'),
  each('articles-related', inWhere, 'left join on a.site_id = l.site_id AND a.key = l.related_key'),
  each('pieces-of-member', inWhere, 'left join on w.site_id = a.site_id AND w.article_id = a.id'),
  each('pieces-own', byForeignKey, 'left join on a.site_id = w.site_id AND a.id = w.article_id'),
  each('articles-of-older-documents', byForeignKey, 'left join on s.id = a.site_id'),
  each('articles-title-start', byForeignKey, 'left join on a.site_id = $1 AND a.id = s.article_id'),
  each(
    'articles-by-account',
    inBoth,
    'without x.id > 0',
    '>= in x.id > 0',
    'without a.account_id > 0',
    '>= in a.account_id > 0',
  ),
  each(
    'articles-by-ids',
    'rows that were not asked for are left out',
    'without a.id = ANY (CAST($2 AS int[]))',
  ),
  each('articles-lives-beside', inWhere, 'left join on a.id = o.article_id'),
  each('articles-lives-beside', 'the whole is cut once more', 'limit $3 + 1 (2)', 'limit $3 + 1 (3)'),
  each('articles-title-start', 'no title has the last character there is', '<= in "left"(title, 60) < $3'),
  ofEach(
    ['threads', 'flat', 'replies', 'first-replies', 'to-member', 'one', 'shown', 'of-member'].map(
      (one) => `comments-${one}`,
    ),
    noZero,
    'without o.thread_id <> 0',
    'without c.parent_id <> 0',
  ),
  ofEach(
    ['threads', 'flat', 'replies', 'first-replies', 'to-member', 'one', 'shown', 'of-member'].map(
      (one) => `comments-${one}`,
    ),
    noThread,
    'without c.thread_id = 0',
  ),
  ofEach(
    ['comments-threads', 'comments-to-member', 'comments-shown', 'comments-of-member'],
    byForeignKey,
    ofMember,
  ),
  each(
    'comments-threads',
    'the first comment of a thread has no parent',
    'without p.site_id = c.site_id',
    'without p.id = c.parent_id',
    'without p.state = 0',
    'without pm.site_id = p.site_id',
    'without pm.id = p.member_id',
  ),
  ofEach(['comments-flat', 'comments-one'], 'a shown reply is in a shown thread', 'without c.state = 0 (2)'),
  each('comments-own-waiting', 'they are pending', 'without c.state = 0'),
  ofEach(
    ['comments-replies', 'comments-first-replies', 'comments-to-member'],
    ofReplies,
    'without $2 <> 0',
    ...ofReader,
  ),
  each('comments-shown', 'nobody reads them: $2 is 0', ...ofReader),
  each('comments-of-member', 'nobody has no comments with an author', 'without $2 <> 0'),
  ofEach(['comments-to-review', 'comments-exposed', 'comments-of-state'], noZero, 'without c.parent_id <> 0'),
  ofEach(['comments-exposed', 'comments-of-state'], byForeignKey, ofMember),
  each('comments-lock-members', order, 'order by id desc'),
  each('comments-add-threads', order, 'order by id desc'),
  each('comments-parents', order, 'order by t.id desc'),
  each(
    'comments-parents',
    inWhere,
    'left join on t.site_id = p.site_id AND t.id = (CASE WHEN p.thread_id = 0 THEN p.id ELSE p.thread_id END)',
  ),
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
