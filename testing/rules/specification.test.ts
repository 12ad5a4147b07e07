import { readFileSync } from 'node:fs';
import * as codes from '@contract/codes';
import * as limits from '@contract/limits';
import { SearchClass } from '@contract/search/searchCodes';
import { countText } from '@touch/lib/counts';
import { fontVariables } from '@touch/lib/fontVariables';
import { shareDescription } from '@touch/lib/text';
import { topicColor } from '@touch/lib/themeColor';
import { relativeTime } from '@touch/lib/time';
import { zh } from '@touch/locales/zh';
import { expect, test } from 'vitest';

const specification = (name: string): string =>
  readFileSync(new URL(`../../docs/product/specification/${name}.md`, import.meta.url), 'utf8');

/** Rows of a document's tables, cell by cell. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => /^\|(?!-)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const tests: Record<string, string> = import.meta.glob(
  ['../../{contract,platform,touch,e2e,demo,testing}/**/*.test.{ts,tsx}', '!./specification.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);
const sources = Object.values(tests);

/** Chinese words of a cell: messages stand there, apart from one another by a comma and a blank. */
const messagesIn = (cell: string): readonly string[] =>
  cell.split(', ').flatMap((part) => /\p{Script=Han}[^,;]*/u.exec(part)?.[0].trim() ?? []);

const errors = specification('s8-errors');
const messages = new Set(rowsOf(errors).flatMap((cells) => cells.slice(1).flatMap(messagesIn)));

test('[S§8] messages – each one of the table – has a test that names it', () => {
  expect(messages.size).toBeGreaterThan(15);
  expect(sources.length).toBeGreaterThan(530);
  const untested = [...messages].filter((message) => !sources.some((text) => text.includes(message)));
  expect(untested).toEqual([]);
});

const tokens = readFileSync(new URL('../../touch/src/ui/tokens.css', import.meta.url), 'utf8');
const MINUTE_MS = 60_000;
const ago = (ms: number) => relativeTime(1_900_000_000_000 - ms, 1_900_000_000_000, zh);
const count = (n: number) => countText(n, { words: zh });

/** Subject of S§9 → what the product has, and the value of the specification. */
const constants: Readonly<Record<string, readonly [actual: unknown, specified: unknown]>> = {
  'page size, and the threshold for more': [limits.PAGE_SIZE, 20],
  'threshold of dynamics': [limits.DYNAMIC_PAGE_SIZE, 10],
  'rank list of accounts': [limits.RANK_LIST_CAP, 20],
  'entries of an activity': [limits.ENTRY_LIST_CAP, 8],
  'related short videos': [limits.RELATED_VIDEO_CAP, 4],
  'script chunk load timeout': [limits.CHUNK_TIMEOUT_MS, 120_000],
  'stored token': [limits.TOKEN_LIFETIME_MS, 7_200_000],
  socket: [
    [limits.SOCKET_RECONNECT_MS, limits.SOCKET_PING_IDLE_MS, limits.SOCKET_PING_WAIT_MS],
    [4_000, 60_000, 60_000],
  ],
  'back to top': [
    [limits.BACK_TO_TOP_PX, limits.SCROLL_THROTTLE_MS, limits.SCROLL_STEP_MS, limits.SCROLL_STATUS_PX],
    [300, 500, 30, 400],
  ],
  'messenger authorisation': [
    [limits.AUTHORISE_RETRIES, limits.AUTHORISE_POLL_MS, limits.AUTHORISE_CODE_DELAY_MS],
    [2, 300, 200],
  ],
  authCount: [limits.AUTH_COUNT_LIMIT, 3],
  'share description': [shareDescription('河'.repeat(101)).replace('…', '').length <= 100, true],
  'relative time': [
    [ago(59_000), ago(5 * MINUTE_MS), ago(3 * 60 * MINUTE_MS)],
    ['刚刚', '5分钟前', '3小时前'],
  ],
  'home-page modules kept': [codes.keptModuleTypes, [0, 7, 8, 9, 10, 11]],
  'column styles filtered out': [codes.hiddenColumnStyles, ['205', '215', '410']],
  'share object types': [
    codes.ShareObjectType,
    { article: 0, accountArticle: 10, digital: 7, activity: 4, column: 5, circle: 18 },
  ],
  'cache buster of shared links': [limits.SHARE_CACHE_PARAMETER, 'xyt'],
  'default search class ids': [Object.values(SearchClass).map(({ id }) => id), [1, 3, 4, 7]],
  'pixels to rem': [limits.REM_RATIO, 75],
  'font size of a page': [
    [
      fontVariables({ size: 20, step: 3 }),
      tokens.includes('calc(var(--font-step, 0) * var(--font-step-px, 2px))'),
    ],
    [
      [
        ['--font-size-px', '20px'],
        ['--font-step-px', '3px'],
      ],
      true,
    ],
  ],
  'count abbreviations': [
    [count(999), count(1_000), count(10_000)],
    ['999', '1k+', '1w+'],
  ],
  'theme colours': [
    [topicColor(''), /--link: (\S+);/.exec(tokens)?.[1]],
    ['#df362f', '#226bf7'],
  ],
};

const subjects = rowsOf(specification('s9-limits'))
  .map(([subject = '']) => subject)
  .filter((subject) => subject !== 'Subject');

test('[S§9] constants – each row of the specification – stands in the table of this file', () => {
  expect(Object.keys(constants).toSorted()).toEqual(subjects.toSorted());
});

test.each(Object.entries(constants))(
  '[S§9] %s – in the product – is the value of the specification',
  (_, [actual, specified]) => {
    expect(actual).toEqual(specified);
  },
);
