import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import { createSiteFinder } from '@platform/sites/sites.service';
import { chance, growPassages, type Passage, phraseOf } from './corpus';
import { cpuMeter } from './cpu';
import { type Figure, median, quantile } from './figure';
import type { BenchNewsroom } from './newsroom';

const ARTICLES = 20_000;
const PHRASES_EACH = 40;
/** Phrases that stand in more articles than this are too plain to page through. */
const MOST_HITS = 100;
const COLUMN = 900;

async function fill({ db }: BenchNewsroom, passages: readonly Passage[]): Promise<void> {
  const now = Date.now();
  const [site] = await createSiteFinder(db, () => now, '').all();
  if (!site) throw new Error('the demonstration has no site');
  await saveColumn(db, {
    site: site.id,
    id: COLUMN,
    parent: 0,
    name: 'bench',
    style: '205',
    order: COLUMN,
    topCount: 0,
    topic: false,
    doc: {},
  });
  const writer = createArticleWriter(db, site, () => now);
  const queue = passages.entries();
  const work = async () => {
    for (const [index, passage] of queue) {
      await writer.saveDraft({
        key: `bench-${index}`,
        columnID: COLUMN,
        articleType: 0,
        aStatus: 1,
        title: passage.title,
        content: passage.paragraphs.map((text) => `<p>${text.replace(/[<&]/g, ' ')}</p>`).join(''),
        publishtime: new Date(now - index * 60_000),
        ...(passage.language ? { language: passage.language } : {}),
      });
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  // PostgreSQL does this by itself within minutes.
  for (const table of ['articles', 'article_search', 'article_counts'])
    await db.script(`vacuum analyze ${table}`);
}

interface Hits {
  readonly ids: readonly number[];
  readonly hasMore: boolean;
  readonly milliseconds: number;
}

async function ask(origin: string, key: string, page: number): Promise<Hits> {
  const fields = new URLSearchParams({ key, page: String(page), appID: '1', siteID: '1', curVersions: '3' });
  const begun = performance.now();
  const body: unknown = await (await fetch(`${origin}/app_if/searchAllInTime?${fields}`)).json();
  const milliseconds = performance.now() - begun;
  const data: { list: { fileId: number }[]; hasMore: boolean } = Object(Reflect.get(Object(body), 'data'));
  return {
    ids: (data.list ?? []).map(({ fileId }) => Number(fileId)),
    hasMore: Boolean(data.hasMore),
    milliseconds,
  };
}

/** Keys that match very many articles, and keys that must be cheap to reject. */
const plain = [
  ...[
    '的',
    '一',
    '第',
    '应当',
    '人民',
    '国务院',
    '的 是 在 有',
    '应当 规定 人民',
    '中华人民共和国',
    '县级以上人民政府',
  ],
  ...['1', 'the', 'the right to', 'ལ', 'དང', 'ཐོབ་ཐང', '2 人民 the'],
  ...['人'.repeat(200), '人民法院应当'.repeat(40), '，。！？%%__', 'x'.repeat(500)],
];
const TIMES = 9;

/** The slowest of them, each at its median, so that one pause of the machine decides nothing. */
async function slowestPlain(origin: string): Promise<Figure> {
  let slowest = { key: '', value: 0 };
  for (const key of plain) {
    const times: number[] = [];
    // another page each time: no answer that is kept from the one before
    for (let time = 0; time < TIMES; time += 1) times.push((await ask(origin, key, time)).milliseconds);
    if (median(times) > slowest.value) slowest = { key, value: median(times) };
  }
  const name = `search: slowest common word (${slowest.key.slice(0, 12)}), median of ${TIMES} pages`;
  return { name, value: slowest.value, unit: 'ms', max: 20 };
}

interface SearchCase {
  readonly phrase: string;
  readonly truth: readonly number[];
}

/** Parts of a word are none: what stands before and behind is no letter of a script that has words or syllables. */
function standsIn(text: string, phrase: string): boolean {
  const letter = /\p{Script=Han}/u.test(phrase) ? undefined : /[\p{L}\p{M}\p{N}]/u;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + phrase.length] ?? ''];
    if (!letter?.test(before) && !letter?.test(after)) return true;
  }
  return false;
}

/** Phrases of a language's passages, each with the articles it truly stands in. */
function choose(
  passages: readonly Passage[],
  language: (one: string) => boolean,
  seed: number,
): SearchCase[] {
  const next = chance(seed);
  const texts = passages.map(({ paragraphs }) => paragraphs.join('\n').replace(/[<&]/g, ' '));
  const own = [...passages.entries()].filter(([, passage]) => language(passage.language));
  const chosen = new Map<string, SearchCase>();
  for (let attempt = 0; chosen.size < PHRASES_EACH && attempt < PHRASES_EACH * 20; attempt += 1) {
    const [, passage] = own[next(own.length)] ?? [];
    const phrase = passage && phraseOf(passage, next);
    if (!phrase || chosen.has(phrase)) continue;
    const truth = texts.flatMap((text, index) => (standsIn(text, phrase) ? [index] : []));
    if (truth.length > 0 && truth.length <= MOST_HITS) chosen.set(phrase, { phrase, truth });
  }
  return [...chosen.values()];
}

const scripts = [
  ['Chinese', '', (language: string) => language === ''],
  ['Tibetan', '', (language: string) => language === 'bo'],
  // words that belong together stand between quotation marks
  ['Latin', '"', (language: string) => ['en', 'de', 'fr'].includes(language)],
] as const;

/** Searches for phrases of every script, to their last page: requests, times of first pages (ms), recall. */
async function searchAll(origin: string, passages: readonly Passage[], idOf: ReadonlyMap<number, number>) {
  let requests = 0;
  const figures: Figure[] = [];
  const times: number[] = [];
  for (const [index, [name, mark, language]] of scripts.entries()) {
    const chosen = choose(passages, language, 11 + index);
    let [found, wanted] = [0, 0];
    for (const { phrase, truth } of chosen) {
      const ids = new Set<number>();
      for (let page = 0, more = true; more && page < 20; page += 1) {
        const hits = await ask(origin, mark + phrase + mark, page);
        requests += 1;
        if (page === 0) times.push(hits.milliseconds);
        for (const id of hits.ids) ids.add(id);
        more = hits.hasMore;
      }
      const missed = truth.filter((place) => !ids.has(idOf.get(place) ?? -1));
      if (missed.length > 0) console.log(`  not all found: ${phrase} (${missed.length} of ${truth.length})`);
      found += truth.length - missed.length;
      wanted += truth.length;
    }
    figures.push({
      name: `search: recall, ${chosen.length} ${name} phrases`,
      value: (100 * found) / wanted,
      unit: '%',
      min: 100,
    });
  }
  return { requests, times, figures };
}

/** Search over 20,000 articles: how long the first page takes, and whether an exact phrase finds all it stands in. */
export async function benchSearch(newsroom: BenchNewsroom): Promise<Figure[]> {
  const passages = growPassages(ARTICLES);
  const saving = cpuMeter(process.pid, newsroom.postmaster);
  await fill(newsroom, passages);
  const saved = saving();
  const rows = await newsroom.db.query<{ id: number; key: string }>({
    name: 'benchIds',
    text: `select id, key from articles where key like 'bench-%'`,
  });
  const idOf = new Map(rows.map(({ id, key }) => [Number(key.slice('bench-'.length)), id]));
  const { origin } = newsroom.server;
  // others than those measured: the programs' compilers are done by then
  for (const [index, [, mark, language]] of scripts.entries())
    for (const { phrase } of choose(passages, language, 71 + index))
      await ask(origin, mark + phrase + mark, 0);
  const meter = cpuMeter(newsroom.server.pid, newsroom.postmaster);
  const { requests, times, figures } = await searchAll(origin, passages, idOf);
  const { server, database } = meter();
  const save = (saved.server + saved.database) / ARTICLES / 1000;
  return [
    { name: `search: first page of ${rows.length} articles, median`, value: median(times), unit: 'ms' },
    { name: 'search: first page, p95', value: quantile(times, 0.95), unit: 'ms', max: 20 },
    { name: 'search: a page, CPU', value: (server + database) / requests / 1000, unit: 'ms' },
    { name: '  of that PostgreSQL', value: database / requests / 1000, unit: 'ms' },
    await slowestPlain(origin),
    ...figures,
    { name: 'saving an article, CPU', value: save, unit: 'ms', max: 20 },
    { name: '  of that PostgreSQL', value: saved.database / ARTICLES / 1000, unit: 'ms' },
  ];
}
