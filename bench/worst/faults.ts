import { KindNumber } from '@contract/codes';
import type { Database } from '@platform/db/connection';
import { auditVote } from '@platform/votes/ledger/audit.service';
import { ballotsOf } from '../benchVote';
import type { Figure } from '../figure';
import type { Streamed } from './stream';
import { commentText, likeDevice, type Traffic } from './traffic';

const COMMENTS = {
  name: 'worst-comments',
  text: 'select content, count(*)::int as times from comments where content = any($1::text[]) group by content',
};
const LIKES = {
  name: 'worst-likes',
  text: `select who, count(*)::int as times from praises where kind = ${KindNumber.event.article} group by who`,
};
const COUNTS = {
  name: 'worst-counts',
  text: `select coalesce(sum(abs(c.discuss - (select count(*) from comments k
      where k.site_id = c.site_id and k.object_id = c.article_id and k.state = 0))), 0)::int as comments,
    coalesce(sum(abs(c.praise - (select count(*) from praises p
      where p.site_id = c.site_id and p.object_id = c.article_id and p.kind = ${KindNumber.event.article}))), 0)::int as likes
    from article_counts c`,
};
const IMPORTED = {
  name: 'worst-imported',
  text: `select count(*)::int as count from articles where title like '来稿第%'`,
};

const numbersOf = (streamed: readonly Streamed[], name: string) => {
  const found = streamed.find((one) => one.name === name);
  return { accepted: found?.accepted ?? [], unanswered: found?.unanswered ?? [] };
};

/** Acknowledged ones that are not there, and those that are there more than once. */
function compare(expected: readonly string[], there: ReadonlyMap<string, number>) {
  return {
    lost: expected.filter((one) => !there.has(one)).length,
    doubled: [...there.values()].filter((times) => times > 1).length,
  };
}

async function commentFaults(db: Database, streamed: readonly Streamed[]) {
  const { accepted, unanswered } = numbersOf(streamed, 'comments');
  const all = [...accepted, ...unanswered].map(commentText);
  const rows = await db.query<{ content: string; times: number }>(COMMENTS, [all]);
  return compare(accepted.map(commentText), new Map(rows.map(({ content, times }) => [content, times])));
}

async function likeFaults(db: Database, streamed: readonly Streamed[]) {
  const rows = await db.query<{ who: string; times: number }>(LIKES);
  const devices = new Map(rows.map(({ who, times }) => [who.replace(/^[^w]*/, ''), times]));
  return compare(numbersOf(streamed, 'likes').accepted.map(likeDevice), devices);
}

/** Ballots fewer than acknowledged, or more than sent; and faults of the ledger. */
async function ballotFaults(db: Database, { vote }: Traffic, streamed: readonly Streamed[]) {
  const { accepted, unanswered } = numbersOf(streamed, 'ballots');
  const counted = await ballotsOf(db, vote.id);
  const audit = await auditVote(db, 1, vote.id);
  return {
    lost: Math.max(0, accepted.length - counted),
    doubled: Math.max(0, counted - accepted.length - unanswered.length),
    ledger: audit?.fault === '' ? 0 : 1,
  };
}

/** Compares acknowledged comments, likes and ballots with the stored ones, and counts with what they count. */
export async function faultsAfter(
  db: Database,
  traffic: Traffic,
  streamed: readonly Streamed[],
): Promise<Figure[]> {
  const comments = await commentFaults(db, streamed);
  const likes = await likeFaults(db, streamed);
  const ballots = await ballotFaults(db, traffic, streamed);
  const counts = await db.one<{ comments: number; likes: number }>(COUNTS);
  const imported = await db.one<{ count: number }>(IMPORTED);
  const refused = streamed.flatMap((one) => one.refused.map((problem) => `${one.name}: ${problem}`));
  for (const problem of new Set(refused)) console.error(`  refused: ${problem}`);
  return [
    {
      name: 'worst: acknowledged and lost',
      value: comments.lost + likes.lost + ballots.lost,
      unit: '',
      max: 0,
    },
    { name: 'worst: doubled', value: comments.doubled + likes.doubled + ballots.doubled, unit: '', max: 0 },
    { name: 'worst: ledger with a fault', value: ballots.ledger, unit: '', max: 0 },
    {
      name: 'worst: counts off by',
      value: (counts?.comments ?? -1) + (counts?.likes ?? -1),
      unit: '',
      max: 0,
    },
    { name: 'worst: articles imported', value: imported?.count ?? 0, unit: '', min: 500, max: 500 },
    { name: 'worst: refused', value: refused.length, unit: '', max: 0 },
  ];
}
