import { feed, tipoff } from '@contract/contributions';
import { NEWSROOM } from '@contract/newsroom';
import { pathsOf } from '@contract/services';
import { Pool } from 'undici';
import type { Figure } from './figure';
import { BASE_PATH, type BenchNewsroom } from './newsroom';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const A_SECOND = 10;
const SECONDS = 10;

/** A body, its type and where it goes. */
type Dear = readonly [path: string, type: string, body: string];

const READ = '/app_if/getColumns';
const marks = (letters: number) => 'a\u0301\u0323\u0301\u0323'.repeat(letters);
const parts = (count: number) =>
  `${Array.from({ length: count }, (_, n) => `--b\r\ncontent-disposition: form-data; name="p${n}"\r\n\r\nx\r\n`).join('')}--b--\r\n`;

/** Bodies that once cost 110 ms and more: marks, names, depth, parts, escapes, what is enciphered. */
const dear: readonly Dear[] = [
  [`${NEWSROOM}/login`, JSON_TYPE, JSON.stringify({ name: marks(100_000), password: 'x' })],
  [`${NEWSROOM}/login`, JSON_TYPE, JSON.stringify({ name: marks(400), password: 'x' })],
  [pathsOf(tipoff)[0] ?? '', FORM, new URLSearchParams({ content: marks(2_000) }).toString()],
  [pathsOf(feed)[0] ?? '', FORM, new URLSearchParams({ content: marks(2_000) }).toString()],
  [READ, FORM, Array.from({ length: 90_000 }, (_, n) => `n${n}=1`).join('&')],
  [READ, JSON_TYPE, '['.repeat(500_000)],
  [
    READ,
    JSON_TYPE,
    JSON.stringify(Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`n${n}`, 1]))),
  ],
  [READ, 'multipart/form-data; boundary=b', parts(17_000)],
  [READ, 'multipart/form-data; boundary=b', parts(900)],
  [READ, FORM, `encryptData=${'a'.repeat(60_000)}`],
];

/** Pages and calls of the others, and one that nobody has kept. */
const read = (n: number): string =>
  [
    `${BASE_PATH}/newsDetail/1/${1000 + (n % 12)}.html`,
    `${BASE_PATH}/home.html`,
    '/app_if/getColumns?parentColumnId=0',
    `/app_if/getArticleContent?articleId=${90_000_000 + n}`,
  ][n % 4] ?? '/';

/** One address sends ten of the dearest requests a second; the others read as before. */
export async function benchDear({ server }: BenchNewsroom): Promise<Figure[]> {
  const attacker = new Pool(server.origin, { connections: 20, localAddress: '127.0.2.1' });
  const others = new Pool(server.origin, { connections: 4, localAddress: '127.0.2.2' });
  const times: number[] = [];
  let [failed, isOver] = [0, false];

  async function reader(first: number): Promise<void> {
    for (let n = first; !isOver; n += 4) {
      const begun = performance.now();
      const answer = await others.request({ path: read(n), method: 'GET' });
      await answer.body.dump();
      times.push(performance.now() - begun);
      if (answer.statusCode !== 200) failed += 1;
    }
  }

  const sent: Promise<void>[] = [];
  const send = async ([path, type, body]: Dear): Promise<void> => {
    const answer = await attacker.request({ path, method: 'POST', headers: { 'content-type': type }, body });
    await answer.body.dump();
  };
  let count = 0;
  const attack = setInterval(() => {
    const next = dear[count % dear.length];
    count += 1;
    // the server may close the line of a body that is too large
    if (next) sent.push(send(next).catch(() => undefined));
  }, 1000 / A_SECOND);
  const end = new Promise<void>((resolve) =>
    setTimeout(() => {
      isOver = true;
      resolve();
    }, SECONDS * 1000),
  );
  await Promise.all([end, ...[0, 1, 2, 3].map(reader)]);
  clearInterval(attack);
  await Promise.all(sent);
  await Promise.all([attacker.destroy(), others.destroy()]);
  const sorted = times.toSorted((a, b) => a - b);
  return [
    { name: 'dearest requests of one address', value: count / SECONDS, unit: '/s', min: A_SECOND * 0.8 },
    {
      name: 'others beside them, p95',
      value: sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY,
      unit: 'ms',
      max: 100,
    },
    { name: 'others beside them, failed', value: failed, unit: '', max: 0 },
  ];
}
