import { newsroom } from '@contract/newsroom';
import { usageError } from '../cliError';
import type { CommandRun, NewsroomForms } from '../command';
import { sendFile } from '../fileParts';
import { fileAt, textAt } from '../files';

/** Stores a file of this machine. @returns `/media/…` */
async function store({ site, connect }: CommandRun, path: unknown): Promise<string> {
  const bytes = await fileAt(String(path));
  const client = await connect();
  return sendFile(
    {
      begin: (file) => client(newsroom.beginFile, { site, ...file }),
      part: (upload, number, bytes) => client(newsroom.sendPart, { site, upload, number, bytes }),
      join: (upload) => client(newsroom.joinFile, { site, upload }),
    },
    String(path),
    bytes,
  );
}

/** `1080x1920` */
function sizeOf(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(text) ?? [];
  if (width === undefined || height === undefined) throw usageError('--size is like 1080x1920');
  return { width: Number(width), height: Number(height) };
}

const changed = (_: unknown, { id }: { id: number }) => ({
  value: { id },
  line: `Short video ${id} is changed.`,
});

/** Stored videos, the jobs that cut them, and short videos. */
export const videoForms = {
  beginFile: null,
  sendPart: null,
  joinFile: null,
  videos: {
    show: ({ list }) => ({
      rows: list.map(({ id, state, progress, url, error }) => ({ id, state, progress, url, error })),
      uncutColumn: 'error',
    }),
  },
  cutVideo: {
    words: 'videos cut',
    about: 'Stores a video and cuts it into a stream; `videos` tells how far it is.',
    args: ['url'],
    fields: { url: { name: 'file', about: 'a file of this machine' } },
    prepare: async (run) => ({ url: await store(run, run.values.url) }),
    show: ({ id }, { url }) => ({ value: { id, url }, line: `${url} is cut by job ${id}.` }),
  },
  addShortVideo: {
    words: 'videos add',
    about: 'Stores a video and publishes it as a short video.',
    args: ['url', 'title'],
    fields: {
      url: { name: 'file', about: 'a file of this machine' },
      width: false,
      height: false,
      cover: { name: 'picture', about: 'a file' },
      captions: { about: 'a WebVTT or SRT file', parse: textAt },
      duration: { name: 'seconds' },
    },
    options: { size: { about: 'such as 1080x1920', parse: sizeOf } },
    async prepare(run) {
      const { url, cover, size } = run.values;
      return {
        ...Object(size),
        url: await store(run, url),
        cover: cover === undefined ? undefined : await store(run, cover),
      };
    },
    show: ({ id }) => ({ line: `Short video ${id} is published.` }),
  },
  changeShortVideo: [
    { words: 'videos change', fields: { withdrawn: false }, show: changed },
    {
      words: 'videos withdraw',
      about: 'Withdraws a short video.',
      fixed: { withdrawn: true },
      show: changed,
    },
    {
      words: 'videos restore',
      about: 'Shows a withdrawn short video again.',
      fixed: { withdrawn: false },
      show: changed,
    },
  ],
} as const satisfies NewsroomForms;
