import { ArticleType, ColumnStyle } from '@contract/codes';
import { describe, expect, test } from 'vitest';
import { accountCategories, accounts } from './accounts';
import { activities, activityCategories } from './activities';
import { columns } from './columns';
import type { DemoArticle } from './content';
import { accountDynamics } from './dynamics/accounts';
import { reporterDynamics } from './dynamics/reporters';
import { lives } from './lives';
import { readBody } from './load/markup';
import { daily, written } from './load/newsroom';
import { noticeRows, noticesAt } from './load/notices';
import { modules } from './modules';
import { aboutUs, accountCancellation, footer, privacyPolicy, terms, xyRules } from './pages';
import { leaderRegions, leaders, reporters } from './people';
import { pictureSvg } from './pictures/drawPicture';
import { products } from './products';
import { questions, subjects } from './questions';
import { adverts } from './town/adverts';
import { townArticles, townColumns } from './town/town';
import { clips } from './videos/clips';

const pieces: readonly DemoArticle[] = written.flat();
const noon = new Date('2030-03-15T04:00:00Z');
const everything = [...pieces, ...daily(noon).flat(), ...noticeRows];
const notices = noticesAt(noon.getTime());
const noticeText = ({ content }: { content: string }) => content.replace(/<[^>]*>/g, '\n');
const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key);

/** Keys missing from the list, each with the entry that refers to it. */
function missing(path: readonly (readonly [by: string, key: string])[], keys: Iterable<string>): string[] {
  const set = new Set(keys);
  return path.filter(([, key]) => !set.has(key)).map(([by, key]) => `${by} → ${key}`);
}

function twice(keys: readonly string[]): string[] {
  return keys.filter((key, place) => keys.indexOf(key) !== place);
}

/** Every text a reader can see of an article. */
function textsOf(article: DemoArticle): string[] {
  const { title, leadTitle, subtitle, listTitle, attAbstract, body, mark, gallery, tags } = article;
  const lines = [title, leadTitle, subtitle, listTitle, attAbstract, body, mark];
  const shown = [...lines, ...(gallery ?? []).map(({ summary }) => summary), ...(tags ?? [])];
  return shown.flatMap((text) => text ?? []);
}

/** The words alone: no notation, no keys of pictures and clips. */
const words = (text: string): string => text.replace(/\]\([^)]*\)/g, ']').replace(/[#>*|![\]@]/g, '');

const dynamics = Object.entries({ ...accountDynamics, ...reporterDynamics }).map(([key, list]) => ({
  key,
  list,
}));
const resources = [
  ...products,
  ...dynamics,
  ...accounts,
  ...activities,
  ...lives,
  ...questions,
  ...subjects,
  ...reporters,
  ...leaders,
];
const allText = [
  ...everything.flatMap((article) => textsOf(article).map((text) => [article.key, text] as const)),
  ...[...resources, ...modules].map((one) => [one.key, JSON.stringify(one)] as const),
  ...notices.map((notice) => [notice.title, `${notice.title}\n${noticeText(notice)}`] as const),
  [
    'pages',
    [aboutUs, privacyPolicy, terms, accountCancellation, xyRules, JSON.stringify(footer)].join('\n'),
  ] as const,
];
const findings = (pattern: RegExp) =>
  allText.flatMap(([key, text]) => [...text.matchAll(pattern)].map(([found]) => `${key}: ${found}`));

describe('keys', () => {
  test('stand once in the whole newsroom', () => {
    expect(twice(keysOf(everything))).toEqual([]);
    for (const list of [columns, lives, modules, accounts, activities, questions, subjects]) {
      expect(twice(keysOf(list))).toEqual([]);
    }
    expect(twice(keysOf([...reporters, ...leaders]))).toEqual([]);
  });

  test('of columns exist wherever an article, a parent, a topic or a module names one', () => {
    const path = [
      ...everything.map(({ key, column }) => [key, column] as const),
      ...everything.flatMap(({ key, topic }) => (topic ? [[key, topic] as const] : [])),
      ...columns.flatMap(({ key, parent }) => (parent ? [[key, parent] as const] : [])),
      ...modules.flatMap(({ key, column, targetColumn }) =>
        [column, targetColumn].flatMap((one) => (one ? [[key, one] as const] : [])),
      ),
    ];
    expect(missing(path, keysOf(columns))).toEqual([]);
  });

  test('of articles exist wherever a relation, a live, an account or a module names one', () => {
    const path = [
      ...everything.flatMap(({ key, related }) => (related ?? []).map((one) => [key, one] as const)),
      ...lives.map(({ key, articleKey }) => [key, articleKey] as const),
      ...accounts.flatMap(({ key, articles }) => (articles ?? []).map((one) => [key, one] as const)),
      ...leaders.flatMap(({ key, reports }) => reports.map((one) => [key, one] as const)),
      ...modules.flatMap((module) => {
        if ('articles' in module) return module.articles.map((one) => [module.key, one] as const);
        if (!('topics' in module)) return [];
        return module.topics.flatMap(({ topic, related }) =>
          [topic, ...related].map((one) => [module.key, one] as const),
        );
      }),
    ];
    expect(missing(path, keysOf(everything))).toEqual([]);
    expect(everything.filter(({ key, related }) => related?.includes(key))).toEqual([]);
  });

  test('[J3] of adverts exist wherever an advert is booked for or leads to one', () => {
    const wanted = adverts.flatMap(({ column }) => column ?? []);
    expect(keysOf([...townColumns])).toEqual(expect.arrayContaining(wanted));
    expect(keysOf([...townArticles])).toEqual(expect.arrayContaining(adverts.map(({ article }) => article)));
  });

  test('[F4] of an article name one account at most', () => {
    const named = accounts.flatMap(({ articles }) => articles ?? []);
    expect(named.length).toBeGreaterThan(20);
    expect(new Set(named).size).toBe(named.length);
  });

  test('of accounts, activities, people, categories and hosts exist wherever they are named', () => {
    const people = keysOf([...reporters, ...leaders]);
    for (const module of modules) {
      if ('accounts' in module) expect(keysOf(accounts)).toEqual(expect.arrayContaining(module.accounts));
      if ('activities' in module)
        expect(keysOf(activities)).toEqual(expect.arrayContaining(module.activities));
      if ('people' in module) expect(people).toEqual(expect.arrayContaining(module.people));
    }
    const path = [
      ...accounts.map(({ key, category }) => [key, category] as const),
      ...activities.map(({ key, category }) => [key, category] as const),
      ...leaders.map(({ key, region }) => [key, region] as const),
      ...questions.map(
        ({ key, leader, subject, account }) => [key, leader ?? subject ?? account ?? ''] as const,
      ),
    ];
    const keys = [accountCategories, accounts, activityCategories, leaderRegions, leaders, subjects].flatMap(
      keysOf,
    );
    expect(missing(path, keys)).toEqual([]);
  });

  test('of authors of dynamics are reporters and accounts; an author has room for a hundred', () => {
    expect(
      missing(
        Object.keys(reporterDynamics).map((key) => ['dynamics', key]),
        keysOf(reporters),
      ),
    ).toEqual([]);
    expect(
      missing(
        Object.keys(accountDynamics).map((key) => ['dynamics', key]),
        keysOf(accounts),
      ),
    ).toEqual([]);
    expect(dynamics.filter(({ list }) => list.length >= 100)).toEqual([]);
    const clocks = dynamics.flatMap(({ list }) => list.map(({ time }) => time));
    expect(clocks.filter((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toEqual([]);
  });

  test('of lives: each belongs to one article of type live, and that article to it', () => {
    const liveArticles = everything.filter(({ type }) => type === 'live');
    expect(liveArticles.map(({ key, live }) => `${live}/${key}`).sort()).toEqual(
      lives.map(({ key, articleKey }) => `${key}/${articleKey}`).sort(),
    );
  });

  test('of topics: an article of type topic names a topic column, and each such column has its article', () => {
    const named = everything.filter(({ type }) => type === 'topic').map(({ topic }) => topic);
    const roots = columns.filter(({ topic, parent }) => topic && !parent).map(({ key }) => key);
    expect(named.sort()).toEqual(roots.sort());
    const module = modules.find(({ type }) => type === 10);
    expect(module && 'topics' in module ? module.topics.length : 0).toBe(roots.length);
  });

  test('of reporters: every name on a card has one', () => {
    const names = reporters.map(({ name }) => name);
    const path = everything.flatMap(({ key, reporters: cards }) =>
      (cards ?? []).map((name) => [key, name] as const),
    );
    expect(missing(path, names)).toEqual([]);
  });

  test('of pictures are drawn, of clips are there', () => {
    const shown = everything.flatMap(({ key, cover, gallery, body }) => {
      const inText = readBody(body).pictures.map((one) => one.key);
      return [...(cover ?? []), ...(gallery ?? []).map(({ picture }) => picture), ...inText].map(
        (picture) => [key, picture] as const,
      );
    });
    const others = resources.flatMap((one) =>
      [
        ...JSON.stringify(one).matchAll(/"(?:icon|banner|cover|picture|headPicture|portrait)":"([^"]+)"/g),
      ].map(([, picture = '']) => [one.key, picture] as const),
    );
    const lists = resources.flatMap((one) =>
      [...JSON.stringify(one).matchAll(/"(?:pictures|answerPictures)":\[([^\]]*)\]/g)].flatMap(
        ([, list = '']) =>
          [...list.matchAll(/"([^"]+)"/g)].map(([, picture = '']) => [one.key, picture] as const),
      ),
    );
    const path = [...shown, ...others, ...lists];
    const undrawn = [...new Set(path.map(([, picture]) => picture))].filter((picture) => {
      try {
        return !pictureSvg(picture).includes('<svg');
      } catch {
        return true;
      }
    });
    expect(path.filter(([, picture]) => undrawn.includes(picture))).toEqual([]);

    const played = [
      ...everything.flatMap(({ key, clip, body }) =>
        [...(clip ? [clip] : []), ...readBody(body).clips.map((one) => one.key)].map(
          (one) => [key, one] as const,
        ),
      ),
      ...resources.flatMap((one) =>
        [...JSON.stringify(one).matchAll(/"clip":"([^"]+)"/g)].map(
          ([, clip = '']) => [one.key, clip] as const,
        ),
      ),
    ];
    expect(played.length).toBeGreaterThan(10);
    expect(missing(played, Object.keys(clips))).toEqual([]);
    expect(everything.filter(({ type, clip }) => (type === 'video') !== (clip !== undefined))).toEqual([]);
    expect(everything.filter(({ type, gallery }) => type === 'images' && !gallery)).toEqual([]);
  });
});

describe('the newsroom', () => {
  test('has at least 120 written pieces in five languages', () => {
    expect(pieces.length).toBeGreaterThanOrEqual(120);
    expect(new Set(pieces.map(({ locale }) => locale ?? 'zh'))).toEqual(
      new Set(['zh', 'bo', 'en', 'de', 'fr']),
    );
  });

  test('has every article type and every column style in use', () => {
    const named = ['news', 'images', 'video', 'topic', 'link', 'live', 'h5'];
    expect(new Set(pieces.map(({ type }) => type ?? 'news'))).toEqual(new Set(named));
    expect(named).toHaveLength(Object.keys(ArticleType).length);
    expect(new Set(columns.map(({ style }) => style))).toEqual(new Set(Object.values(ColumnStyle)));
  });

  test('has something in every column that shows articles', () => {
    const filled = new Set(everything.map(({ column }) => column));
    const byArticles = columns.filter(
      ({ key, style }) =>
        (style === '101' || style === '227') && !columns.some(({ parent }) => parent === key),
    );
    expect(byArticles.filter(({ key }) => !filled.has(key))).toEqual([]);
  });

  test('shows a cover in every leading row of a column with banners', () => {
    const leading = columns.flatMap(({ key, topCount = 0 }) =>
      everything
        .filter(({ column }) => column === key)
        .sort(
          (a, b) =>
            Number(b.top ?? false) - Number(a.top ?? false) ||
            a.daysAgo - b.daysAgo ||
            b.time.localeCompare(a.time),
        )
        .slice(0, topCount),
    );
    expect(leading.length).toBe(columns.reduce((sum, { topCount = 0 }) => sum + topCount, 0));
    expect(leading.filter(({ cover }) => !cover?.length).map(({ key }) => key)).toEqual([]);
  });

  test('opens with four large covers of today on different subjects', () => {
    const front = pieces.filter(({ column, top }) => column === 'headline' && top);
    expect(front).toHaveLength(4);
    expect(front.map(({ row, daysAgo }) => `${row} ${daysAgo}`)).toEqual(Array(4).fill('large 0'));
    expect(new Set(front.map(({ tags }) => tags?.[0])).size).toBe(4);
    expect(new Set(front.flatMap(({ cover }) => cover)).size).toBe(4);
  });

  test('shows no title twice in a column, and more than forty pieces in five of them', () => {
    for (const day of [noon, new Date(noon.getTime() + 97 * 86_400_000)]) {
      const counts = daily(day).map((column) => {
        expect(new Set(column.map(({ title }) => title)).size).toBe(column.length);
        return column.length;
      });
      expect(counts.filter((count) => count > 40).length).toBeGreaterThanOrEqual(5);
    }
  });

  test('[F4] has an article with attachments', () => {
    const [attached] = pieces.filter(({ files = [] }) => files.length > 0);
    expect(attached?.files?.every(({ name }) => name.endsWith('.pdf'))).toBe(true);
  });

  test('has nothing of the future and gives every piece an hour', () => {
    expect(everything.filter(({ daysAgo }) => daysAgo < 0 || !Number.isInteger(daysAgo))).toEqual([]);
    expect(everything.filter(({ time }) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toEqual([]);
  });
});

describe('notices', () => {
  test('are six to ten, each of substance, signed, and reached through a row of its own', () => {
    expect(notices.length).toBeGreaterThanOrEqual(6);
    expect(notices.length).toBeLessThanOrEqual(10);
    const thin = notices.filter((notice) => [...noticeText(notice).replace(/\s/g, '')].length < 300);
    expect(thin.map(({ title }) => title)).toEqual([]);
    expect(noticeRows.map(({ title }) => title)).toEqual(notices.map(({ title }) => title));
    expect(new Set(noticeRows.map(({ link }) => link)).size).toBe(notices.length);
  });

  test('name their days, which move with the day they are read on', () => {
    const [first] = notices;
    const [next] = noticesAt(noon.getTime() + 86_400_000);
    expect(first?.content).toContain('星期六 8:00 至星期日 18:00');
    expect(next?.content).toContain('星期日 8:00 至星期一 18:00');
    expect(first?.content).toContain('གཟའ་སྤེན་པའི་ཞོགས་པའི་');
    expect(noticesAt(noon.getTime())).toEqual(notices);
  });
});

describe('texts', () => {
  test('titles have 6 to 40 characters, in letters and Tibetan up to 110', () => {
    const wrong = everything.filter(({ title, locale = 'zh' }) => {
      const length = [...title].length;
      return length < 6 || length > (locale === 'zh' ? 40 : 110);
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('every piece has substance', () => {
    const short = ['link', 'h5', 'live', 'topic', 'images'];
    const thin = pieces.filter(
      ({ type = 'news', body }) => [...words(body)].length < (short.includes(type) ? 20 : 150),
    );
    expect(thin.map(({ key }) => key)).toEqual([]);
  });

  test('no two pieces share a sentence of 25 characters or more', () => {
    const first = new Map<string, string>();
    const shared: string[] = [];
    const texts = [
      ...pieces.map(({ key, body }) => ({ key, body: words(body) })),
      ...notices.map((notice) => ({ key: notice.title, body: noticeText(notice) })),
    ];
    for (const { key, body } of texts) {
      const sentences = body.split(/[。！？\n།༎]|[.!?]\s/);
      for (const sentence of new Set(sentences.map((one) => one.trim()))) {
        if ([...sentence].length < 25) continue;
        const other = first.get(sentence);
        if (other) shared.push(`${other}, ${key}: ${sentence}`);
        first.set(sentence, key);
      }
    }
    expect(shared).toEqual([]);
  });

  test('name no year, as everything is dated from today', () => {
    // A number in a table cell or before yuan is no year.
    expect(findings(/(?<!\d|\d\.|\| )20\d\d(?![\d元])|二〇/g)).toEqual([]);
  });

  test('telephones are 0000-…, addresses example.org', () => {
    expect(findings(/(?<![\d-])(?!0000-)0\d{2,3}-\d{6,8}|(?<!\d)1[3-9]\d{9}(?!\d)/g)).toEqual([]);
    expect(findings(/0000-(?!\d{7}(?!\d))[\d-]*/g)).toEqual([]);
    expect(findings(/(?:https?:\/\/|[\w.]+@)(?!example\.org(?![\w.-]))[\w.-]+/g)).toEqual([]);
    const links = everything.flatMap(({ link }) => link ?? []);
    const own = [...notices.map(({ id }) => `/noticeDetail.html?id=${id}`), '/minVideoDetail/1.html'];
    expect(links.filter((link) => !link.startsWith('https://example.org/') && !own.includes(link))).toEqual(
      [],
    );
  });

  test('no tag is empty or used twice by one piece', () => {
    const wrong = everything.filter(
      ({ tags = [] }) => tags.some((tag) => tag.trim() !== tag || tag === '') || twice(tags).length > 0,
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('Tibetan is set by its rules', () => {
    const tibetan = everything.filter(({ locale }) => locale === 'bo');
    expect(tibetan.length).toBeGreaterThan(5);
    const inNotices = notices.flatMap(({ id, content }) =>
      [...content.matchAll(/ lang="bo">([^<]*)/g)].map(([, line]) => `notice-${id}: ${line}`),
    );
    expect(inNotices.length).toBeGreaterThan(10);
    const lines = [
      ...tibetan.flatMap((article) =>
        textsOf(article).flatMap((text) => text.split('\n').map((line) => `${article.key}: ${line}`)),
      ),
      ...inNotices,
    ];
    const wrong = (pattern: RegExp) => lines.filter((line) => pattern.test(line));
    expect(wrong(/(?<!ང)་[།༎]/)).toEqual([]);
    expect(wrong(/ང[།༎]/)).toEqual([]);
    expect(wrong(/[?!？！](?!\[)/)).toEqual([]);
    expect(wrong(/^[\w-]+: +\s/)).toEqual([]);
    expect(wrong(/^[\w-]+: [།༎]/)).toEqual([]);
  });
});
