import { readFile } from 'node:fs/promises';
import { newsroom } from '@contract/newsroom';
import { usageError } from './cliError';
import type { Command, Options } from './command';
import { parseNumber } from './people.commands';

/** Bytes: as text a picture grows by a third, and a call holds a megabyte. */
const MAX_PICTURE_BYTES = 750_000;

const places = ['article', 'column', 'start'] as const;

function needed(options: Options, name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '') throw usageError(`An advert needs --${name}.`);
  return value;
}
const numbered = (options: Options, name: string): number | undefined => {
  const value = options[name];
  if (value === undefined) return undefined;
  return value === '0' ? 0 : parseNumber(String(value), `--${name}`);
};

function placeOf(advert: string | boolean | undefined): (typeof places)[number] | undefined {
  const place = places.find((one) => one === advert);
  if (advert !== undefined && !place) throw usageError('--place is article, column or start');
  return place;
}

async function pictureAt(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) throw usageError(`${path} cannot be read.`);
  if (bytes.length > MAX_PICTURE_BYTES)
    throw usageError(`${path} is larger than ${MAX_PICTURE_BYTES / 1000} KB.`);
  return bytes.toString('base64');
}

export const advertCommands: Readonly<Record<string, Command>> = {
  adverts: {
    argumentCount: [0, 0],
    async run({ site, connect }) {
      const { list } = await (await connect())(newsroom.adverts, { site });
      const rows = list.map(({ id, place, columnID, articleID, title, from, until, shown, clicked }) => ({
        id,
        place,
        of: columnID || articleID || 'all',
        title,
        from,
        until,
        shown,
        clicked,
      }));
      return { value: list, rows };
    },
  },
  'add-advert': {
    argumentCount: [1, 1],
    options: ['title', 'link', 'from', 'until', 'place', 'column', 'article', 'position'],
    async run({ args, options, site, connect }) {
      const advert = {
        site,
        title: needed(options, 'title'),
        link: needed(options, 'link'),
        from: needed(options, 'from'),
        until: needed(options, 'until'),
        place: placeOf(options.place),
        columnID: numbered(options, 'column'),
        articleID: numbered(options, 'article'),
        position: numbered(options, 'position'),
        picture: await pictureAt(args[0] ?? ''),
      };
      const { id } = await (await connect())(newsroom.addAdvert, advert);
      return { value: { id }, line: `Advert ${id} runs from ${advert.from} to ${advert.until}.` };
    },
  },
  'end-advert': {
    argumentCount: [1, 1],
    async run({ args, site, connect }) {
      const id = parseNumber(args[0], 'number of the advert');
      await (await connect())(newsroom.endAdvert, { site, id });
      return { value: { id }, line: `Advert ${id} is over.` };
    },
  },
};
