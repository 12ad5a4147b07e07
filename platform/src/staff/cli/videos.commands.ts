import { newsroom } from '@contract/newsroom';
import { usageError } from './cliError';
import type { Command, CommandCall, CommandOutput } from './command';
import { sendFile } from './fileParts';
import { fileAt } from './files';
import { optionalNumber, textOf } from './options';
import { parseNumber } from './people.commands';

type Part = (running: CommandCall, args: readonly string[]) => Promise<CommandOutput>;

/** Stores a file of this machine. @returns `/media/…` */
async function stored({ site, connect }: CommandCall, path: string | undefined): Promise<string> {
  if (path === undefined) throw usageError('which file?');
  const bytes = await fileAt(path);
  const client = await connect();
  return sendFile(
    {
      begin: (file) => client(newsroom.beginFile, { site, ...file }),
      part: (upload, number, bytes) => client(newsroom.sendPart, { site, upload, number, bytes }),
      join: (upload) => client(newsroom.joinFile, { site, upload }),
    },
    path,
    bytes,
  );
}

/** `1080x1920` */
function sizeOf(text: string | undefined): { width: number; height: number } {
  const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(text ?? '') ?? [];
  if (width === undefined || height === undefined) throw usageError('--size is like 1080x1920');
  return { width: Number(width), height: Number(height) };
}

const changed = async (
  { site, connect, options }: CommandCall,
  video: string | undefined,
  change: { readonly withdrawn?: boolean },
): Promise<CommandOutput> => {
  const id = parseNumber(video, 'number of the video');
  const { title, description } = options;
  const category = optionalNumber(options.category, 'number of the category');
  const texts = { title: textOf(title), description: textOf(description), category };
  await (await connect())(newsroom.changeShortVideo, { site, id, ...texts, ...change });
  return { value: { id }, line: `Short video ${id} is changed.` };
};

const parts: Readonly<Record<string, Part>> = {
  async list({ site, connect }) {
    const { list } = await (await connect())(newsroom.videos, { site });
    const rows = list.map(({ id, state, progress, url, error }) => ({ id, state, progress, url, error }));
    return { value: list, rows, uncutColumn: 'error' };
  },
  async cut(running, [path]) {
    const url = await stored(running, path);
    const { id } = await (await running.connect())(newsroom.cutVideo, { site: running.site, url });
    return { value: { id, url }, line: `${url} is cut by job ${id}.` };
  },
  async add(running, [path, title]) {
    const { site, options } = running;
    if (title === undefined) throw usageError('a video has a title');
    const { width, height } = sizeOf(textOf(options.size));
    const duration = parseNumber(textOf(options.seconds), 'number of seconds');
    const captions = textOf(options.captions);
    const input = {
      site,
      title,
      width,
      height,
      duration,
      url: await stored(running, path),
      cover: options.picture === undefined ? undefined : await stored(running, textOf(options.picture)),
      captions: captions === undefined ? undefined : (await fileAt(captions)).toString('utf8'),
      description: textOf(options.description),
      category: optionalNumber(options.category, 'number of the category'),
      reporterID: optionalNumber(options.reporter, 'number of the reporter'),
      accountID: optionalNumber(options.account, 'number of the account'),
    };
    const added = await (await running.connect())(newsroom.addShortVideo, input);
    return { value: added, line: `Short video ${added.id} is published.` };
  },
  change: (running, [video]) => changed(running, video, {}),
  withdraw: (running, [video]) => changed(running, video, { withdrawn: true }),
  restore: (running, [video]) => changed(running, video, { withdrawn: false }),
};

/** Stored videos, the jobs that cut them, and short videos. */
export const videoCommands: Readonly<Record<string, Command>> = {
  videos: {
    argumentCount: [0, 3],
    options: [
      ...['title', 'description', 'category', 'size', 'seconds'],
      ...['picture', 'captions', 'reporter', 'account'],
    ],
    async run(running) {
      const [name = 'list'] = running.args;
      const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
      if (!part) throw usageError(`There is no command videos ${name}.`);
      return part(running, running.args.slice(1));
    },
  },
};
