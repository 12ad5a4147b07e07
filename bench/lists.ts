import { type Figure, median } from './figure';
import type { BenchNewsroom } from './newsroom';
import { startBare } from './programs';
import { type Loaded, load } from './requests';

/** Microseconds of CPU, server and database, in a quiet hour. */
const MAX_CACHED = 100;
const MAX_READ = 400;
/**
 * A bare answer in a quiet hour of the machines this is measured on, microseconds. From one hour to the next the same code takes up
 * to half as long again, a bare answer beside it too: which of both limits is broken tells a slow machine from a slow list.
 */
const QUIET = 22;

const WARM = 8000;
/** Many short turns, each beside a bare answer of the same second. */
const TURNS = 12;
const REQUESTS = 2000;
const TIMES = 100;

/** A page of a column that has more than one: `afterOrder` above every row, another one each time, so that no kept answer serves it. */
const LIST = '/app_if/getArticlesNew?columnId=7&appID=1&siteID=1&curVersions=3';
/** The same rows at one address; without `afterOrder` banners and modules come along, which is another, larger answer. */
const CACHED = `${LIST}&afterOrder=9000000000000000`;
const fresh = (n: number) => `${LIST}&afterOrder=${9_000_000_000_000_000 + n}`;

/** Copies every article until there are a hundred times as many; each column's list grows alike. */
async function grow({ db }: BenchNewsroom): Promise<void> {
  await db.script(`
    insert into articles (site_id, id, key, draft_hash, column_id, article_type, status, title, abstract, plain, author, language,
      link_id, published_at, changed_at, item, content)
    select site_id, id + 1000000 * n, key || '-' || n, draft_hash, column_id, article_type, status, title, abstract, plain, author,
      language, link_id, published_at - n * interval '1 day', changed_at, item, content
    from articles, generate_series(1, ${TIMES - 1}) as n where id < 1000000;
    insert into column_rows (site_id, column_id, article_id, iorder, is_top, mark)
    select site_id, column_id, article_id + 1000000 * n, iorder - n * 86400000000::bigint, false, mark
    from column_rows, generate_series(1, ${TIMES - 1}) as n where article_id < 1000000;
    insert into article_counts (site_id, article_id) select site_id, id from articles where id >= 1000000;`);
  // PostgreSQL does this by itself within minutes; here it must not happen in the middle of a figure.
  for (const table of ['articles', 'column_rows', 'article_counts'])
    await db.script(`vacuum analyze ${table}`);
  await db.script('checkpoint');
}

/** A shorter page would cost less than the figures say. */
async function hasTwenty({ server }: BenchNewsroom): Promise<void> {
  const text = await (await fetch(`${server.origin}${CACHED}`)).text();
  const rows = text.match(/"fileId":/g)?.length;
  if (rows !== 20) throw new Error(`the list has ${rows} rows`);
}

async function shrink({ db }: BenchNewsroom): Promise<void> {
  await db.script('delete from articles where id >= 1000000');
}

type Ask = (warm: number) => Promise<Loaded>;
type Names = 'kept' | 'browser' | 'read';
type Round = Record<'bare' | Names, Loaded>;
const cost = (one: Loaded) => one.server + one.database;

async function inTurns(asks: Readonly<Record<'bare' | Names, Ask>>): Promise<Round[]> {
  for (const ask of Object.values(asks)) await ask(WARM);
  const turns: Round[] = [];
  for (let round = 0; round < TURNS; round += 1)
    turns.push({
      bare: await asks.bare(0),
      kept: await asks.kept(0),
      browser: await asks.browser(0),
      read: await asks.read(0),
    });
  return turns;
}

const cheapest = (turns: readonly Round[], of: (round: Round) => number): number =>
  Math.min(...turns.map(of));

/** Cost in bare answers of the same round and in quiet-hour milliseconds, then the cheapest measured round. */
function costFigures(name: string, turns: readonly Round[], which: Names, max: number): Figure[] {
  const times = median(turns.map((round) => cost(round[which]) / round.bare.server));
  return [
    { name: `${name}, at a quiet hour's pace`, value: times * QUIET, unit: 'µs', max },
    { name: '  times a bare answer', value: times, unit: '×' },
    {
      name: '  as it was, the cheapest turn',
      value: cheapest(turns, (round) => cost(round[which])),
      unit: 'µs',
      max,
    },
  ];
}

/** Cost of a list of 20 rows against a bare server, with today's articles and with a hundred times as many. */
export async function benchLists(newsroom: BenchNewsroom): Promise<Figure[]> {
  const { server, postmaster } = newsroom;
  const bare = await startBare();
  const ask =
    (path: (n: number) => string, headers: Readonly<Record<string, string>> = {}): Ask =>
    (warm) =>
      load({ ...server, postmaster, path, headers, connections: 4, amount: REQUESTS, warm });
  const asks = {
    bare: (warm: number) => load({ ...bare, path: () => '/', connections: 4, amount: REQUESTS, warm }),
    kept: ask(() => CACHED),
    // 40 KB otherwise
    browser: ask(() => CACHED, { 'accept-encoding': 'gzip, deflate, br' }),
    read: ask(fresh),
  };

  await hasTwenty(newsroom);
  const small = await inTurns(asks);
  await grow(newsroom);
  const [row] = await newsroom.db.query<{ count: number }>({
    name: 'grown',
    text: 'select count(*) from articles',
  });
  const large = await inTurns(asks);
  await shrink(newsroom);
  await bare.stop();

  const inDatabase = (turns: readonly Round[]): Figure => ({
    name: '  of that PostgreSQL',
    value: cheapest(turns, ({ read }) => read.database),
    unit: 'µs',
  });
  const grown = `with ${row?.count ?? 0} articles`;
  const failed = [...small, ...large].flatMap((round) => Object.values(round)).map((one) => one.failed);
  return [
    {
      name: 'bare Fastify answer, the cheapest turn',
      value: cheapest([...small, ...large], ({ bare: { server } }) => server),
      unit: 'µs',
    },
    ...costFigures('list of 20, kept', small, 'kept', MAX_CACHED),
    ...costFigures('  compressed, as browsers ask for it', small, 'browser', MAX_CACHED),
    ...costFigures('list of 20, from the database', small, 'read', MAX_READ),
    inDatabase(small),
    ...costFigures(`${grown}, kept`, large, 'kept', MAX_CACHED),
    ...costFigures(`${grown}, from the database`, large, 'read', MAX_READ),
    inDatabase(large),
    { name: 'failed list requests', value: failed.reduce((sum, one) => sum + one, 0), unit: '', max: 0 },
  ];
}
