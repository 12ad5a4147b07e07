import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { operations } from '@contract/operations';
import type { Answer, Call, OpenRender } from '@contract/render';
import { pathsOf } from '@contract/services';
import type { Figure } from './figure';
import { BASE_PATH, type BenchNewsroom } from './newsroom';

const WARM = 200;
/** Measured in turns; the cheapest counts: what else runs on the machine can only add to it. Garbage is cleaned up in each. */
const TURNS = 20;
const RENDERS = 50;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36';

/** Calls answered by the running server once, and from memory ever after: what is left is rendering. */
function rememberedCall(origin: string): Call {
  const answers = new Map<string, Promise<Answer>>();
  const ask = async (name: string, input: Parameters<Call>[1]): Promise<Answer> => {
    const operation = operations.find((one) => one.name === name);
    const path = operation && pathsOf(operation)[0];
    if (!path) throw new Error(`no operation ${name}`);
    const fields = new URLSearchParams({ appID: '1', siteID: '1', curVersions: '3' });
    for (const [key, value] of Object.entries(input)) if (value !== undefined) fields.set(key, String(value));
    const body: unknown = await (await fetch(`${origin}${path}?${fields}`)).json();
    if (typeof body !== 'object' || body === null || !('status' in body))
      return { status: 0, message: '', data: body };
    return { status: Number(body.status), message: '', data: 'data' in body ? body.data : undefined };
  };
  return (name, input) => {
    const key = `${name} ${JSON.stringify(input)}`;
    const known = answers.get(key) ?? ask(name, input);
    answers.set(key, known);
    return known;
  };
}

/** CPU of one render from kept data: an article and home, milliseconds. */
export async function benchRendering({ server }: BenchNewsroom): Promise<Figure[]> {
  const entry = pathToFileURL(join(process.cwd(), 'dist/touch-server/server.js')).href;
  const { openRender }: { openRender: OpenRender } = await import(entry);
  const render = openRender(join(process.cwd(), 'dist/touch'));
  const call = rememberedCall(server.origin);
  const now = Date.now();
  const cpuOf = async (path: string): Promise<number> => {
    const request = {
      url: BASE_PATH + path,
      origin: server.origin,
      basePath: BASE_PATH,
      userAgent: PHONE,
      cookie: '',
      now,
    };
    for (let index = 0; index < WARM; index += 1) await render(request, call);
    const turns: number[] = [];
    for (let round = 0; round < TURNS; round += 1) {
      const before = process.cpuUsage();
      for (let index = 0; index < RENDERS; index += 1) await render(request, call);
      const { user, system } = process.cpuUsage(before);
      turns.push((user + system) / 1000 / RENDERS);
    }
    return Math.min(...turns);
  };
  return [
    {
      name: 'render of an article, CPU',
      value: await cpuOf('/newsDetail/1/1000.html'),
      unit: 'ms',
      max: 1.5,
    },
    { name: 'render of home, CPU', value: await cpuOf('/home.html'), unit: 'ms', max: 4 },
  ];
}
