import { field } from '@contract/fieldCalls';
import { newsroom } from '@contract/newsroom';
import type { NewsroomCall } from '@contract/newsroomCall';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const NAMED_AS_ADDRESS =
  /(url|uri|link|href|src|address|cover|image|video|audio|picture|icon|banner|poster|live$|playback)/i;

/** Each says one address to a check and another one to a browser, or runs a script. */
const UNSAFE = [
  ...[
    '/\\evil.example/',
    '\\\\evil.example',
    '//evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example',
    '/.//evil.example',
  ],
  ...[
    'https:\\\\evil.example',
    'https://a.example\\@evil.example/',
    'https://user@evil.example/',
    'https:///evil.example\u0000',
  ],
  ...[
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ],
  ...[
    'https://a.example/\u202egpj.exe',
    'https://a.example/\u200bb',
    'https://a.example/b c',
    'https:evil.example',
    'evil.example',
  ],
];

interface Field {
  readonly path: string;
  readonly accepts: (value: string) => boolean;
}

/** Fields of an input schema by their path, those of lists and of nested objects too. */
function fieldsOf(schema: unknown, path: string, name: string): Field[] {
  const { entries, pipe, wrapped, item, options } = Object(schema);
  if (entries)
    return Object.entries(entries).flatMap(([key, value]) => fieldsOf(value, `${path}.${key}`, key));
  if (item) return fieldsOf(item, path, name);
  if (wrapped) return fieldsOf(wrapped, path, name);
  if (pipe && pipe[0].type !== 'string') return fieldsOf(pipe[0], path, name);
  if (options && !pipe) {
    const parts: Field[] = options.flatMap((option: unknown) => fieldsOf(option, path, name));
    return parts;
  }
  return NAMED_AS_ADDRESS.test(name)
    ? [{ path, accepts: (value) => v.safeParse(Object(schema), value).success }]
    : [];
}

const calls: Readonly<Record<string, NewsroomCall>> = { ...newsroom, ...field };
const fields = Object.entries(calls).flatMap(([name, { input }]) => fieldsOf(input, name, ''));
const kept = fields.filter(
  ({ accepts }) => accepts('https://a.example/b') || accepts(`/media/ab/ab${'1'.repeat(38)}.mp4`),
);

describe('[G10] fields of newsroom calls that keep an address', () => {
  test('[G10] there are at least the known ones', () => {
    expect([fields.length >= 34, kept.length >= 21]).toEqual([true, true]);
    const paths = kept.map(({ path }) => path);
    const known = ['pushMessage.url', 'saveCourse.parts.url', 'addAdvert.link', 'addLive.lines.live'];
    expect(paths).toEqual(
      expect.arrayContaining([...known, 'sendReport.attachments.cover', 'saveVote.headImages']),
    );
  });

  test.each(UNSAFE)('[G10] %j – in any of them – is refused', (address) => {
    expect(kept.filter(({ accepts }) => accepts(address)).map(({ path }) => path)).toEqual([]);
  });
});
