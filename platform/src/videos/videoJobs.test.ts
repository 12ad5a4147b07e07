import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ArticleType } from '@contract/codes';
import { MAX_ATTEMPTS, RETRY_MS } from '@platform/jobs/jobRunner';
import { folderStore } from '@platform/media/folderStore';
import { videoJobBy } from '@platform/videoJobs';
import { anArticle } from '@testing/anArticle';
import { aStaff } from '@testing/aStaff';
import { jobsOn, passTime } from '@testing/jobs';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CutOptions, type Encoder, ffmpegEncoder, UnusableVideo } from './encoder.port';
import { masterPlaylist, qualitySizes, withStoredAddress } from './playlist.rules';
import { addOpenVideoJobs } from './videoJobs.service';

/** Without ffmpeg the test that cuts a film is skipped by name (scripts/test.mjs). */
const hasNoFfmpeg = (process.env.TOUCHPAPER_MISSING ?? '').split(',').includes('ffmpeg');
const FILM = 'demo/videos/riverBoat.mp4';
const MINUTE = 60_000;

let platform: TestPlatform;
let headers: Record<string, string>;
let source: string;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  headers = (await aStaff(platform, { site: 1, role: 'admin' })).headers;
  source = (await platform.media.keepFile(await readFile(FILM), 'film.mp4')).url;
});
afterEach(() => platform.close());

const Added = v.object({ id: v.number() });
async function post(path: string, body: object): Promise<number> {
  const answer = await platform.post(`/newsroom/sites/1/${path}`, body, headers);
  expect(answer.status).toBe(200);
  return v.parse(Added, answer.json()).id;
}
const jobs = async () => Object((await platform.get('/newsroom/sites/1/videos', headers)).json()).list;
const get = async (path: string) => {
  platform.clock.forward(3_000);
  return (await platform.get(path)).json();
};

async function work(encoder: Encoder, stopping = new AbortController().signal) {
  const { db, clock, mediaFolder } = platform;
  const { next, failures } = jobsOn(db);
  const media = folderStore({ folder: mediaFolder, maxPixels: 50_000_000 });
  const job = videoJobBy(
    { db, media, now: clock.now, failed: (error) => failures.push(String(error)) },
    encoder,
  );
  return { found: await next(job, stopping), failures };
}

/** Writes what ffmpeg would, from files that stand there. */
const standIn = (change: Partial<Encoder> = {}): Encoder => ({
  probe: async () => ({ width: 720, height: 1280, duration: 90, hasSound: true }),
  cut: async ({ folder, name, progress }: CutOptions) => {
    await copyFile(FILM, join(folder, name));
    await writeFile(
      join(folder, name.replace('.mp4', '.m3u8')),
      `#EXTM3U\n#EXT-X-MAP:URI="${name}"\n${name}\n`,
    );
    progress(1);
  },
  still: (_file, _at, target) => drawStill(target),
  ...change,
});
async function drawStill(target: string): Promise<void> {
  await sharp({ create: { width: 9, height: 16, channels: 3, background: '#246' } })
    .jpeg()
    .toFile(target);
}
const video = { title: '一支桨', width: 360, height: 640, duration: 6 };

test.skipIf(hasNoFfmpeg)(
  '[F18][wire g86] a published short video – cut by ffmpeg – gets two qualities in two-second segments and a poster',
  async () => {
    const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\n桨入水。\n';
    const id = await post('short-videos', { ...video, url: source, captions });
    expect(await jobs()).toMatchObject([{ url: source, state: 'waiting', progress: 0 }]);
    expect(await work(ffmpegEncoder())).toEqual({ found: true, failures: [] });
    const [job] = await jobs();
    expect(job).toMatchObject({ state: 'done', progress: 100, error: '' });
    const master = await platform.get(job.playlist);
    expect(master.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(master.text.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=216x384', 'RESOLUTION=360x640']);
    const [low = ''] = /\/media\/\S+/.exec(master.text) ?? [];
    const { text } = await platform.get(low);
    const lengths = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
    expect(lengths.length).toBeGreaterThanOrEqual(3);
    for (const seconds of lengths) expect(seconds).toBeLessThanOrEqual(2.1);
    const [segments = ''] = /\/media\/\S+\.mp4/.exec(text) ?? [];
    const part = await platform.get(segments, { range: 'bytes=0-99' });
    expect([part.status, part.headers['content-range']]).toMatchObject([
      206,
      expect.stringMatching(/^bytes 0-99\//),
    ]);
    // a short one goes on playing as one file
    expect(await get(`/mvod/api/article?id=${id}`)).toMatchObject({
      videoUrl: `http://paper.test${source}`,
      cover: `http://paper.test${job.poster}`,
    });
    const files: unknown = Object(await get(`/mvod/api/attach?id=${id}`)).list.map(
      ({ type }: { type: string }) => type,
    );
    const playlist = 'application/vnd.apple.mpegurl';
    expect(files).toEqual(['video/mp4', playlist, playlist, playlist, 'text/vtt']);
  },
);

describe('the size of a film', () => {
  /** Columns of the display matrix in a film's track header, as phones write them. */
  const shapes: readonly [string, readonly number[] | undefined, number, number][] = [
    ['turned by 90°', [0, 1, -1, 0], 180, 320],
    ['turned by 270°', [0, -1, 1, 0], 180, 320],
    ['turned by 180°', [-1, 0, 0, -1], 320, 180],
    ['of pixels of 4 : 3', undefined, 426, 180],
  ];
  /** Bytes between the name of a track header and its matrix (ISO 14496-12, 8.3.2). */
  const MATRIX_AT = 44;
  function turned(film: Buffer, [a = 1, b = 0, c = 0, d = 1]: readonly number[]): Buffer {
    const at = film.indexOf('tkhd') + MATRIX_AT;
    [a, b, 0, c, d, 0].forEach((value, index) => {
      film.writeInt32BE(value * 65_536, at + index * 4);
    });
    return film;
  }

  test.skipIf(hasNoFfmpeg).each(shapes)(
    '[F18] a film %s – cut – has the size that is shown, in stream, poster and data',
    async (_, matrix, width, height) => {
      const folder = await mkdtemp(join(tmpdir(), 'touchpaper-film-'));
      try {
        const run = promisify(execFile);
        const film = join(folder, 'film.mp4');
        const pixels = matrix ? '' : ',setsar=4/3';
        const drawn = ['-f', 'lavfi', '-i', `testsrc=size=320x180:rate=10:duration=1${pixels}`];
        await run('ffmpeg', ['-v', 'error', ...drawn, '-pix_fmt', 'yuv420p', film]);
        if (matrix) await writeFile(film, turned(await readFile(film), matrix));
        const { media } = platform;
        const { url } = await media.keepFile(await readFile(film), 'film.mp4');
        await post('videos', { url });
        expect(await work(ffmpegEncoder())).toEqual({ found: true, failures: [] });
        const [{ playlist, poster }] = await jobs();
        const text = (await platform.app.inject({ url: playlist, headers: { host: 'paper.test' } })).payload;
        const [, across = 0, down = 0] = (/RESOLUTION=(\d+)x(\d+)/.exec(text) ?? []).map(Number);
        expect(Math.abs(across / down - width / height)).toBeLessThan(0.03);
        const still = await sharp(
          (await platform.app.inject({ url: poster, headers: { host: 'paper.test' } })).rawPayload,
        ).metadata();
        expect([still.width, still.height]).toEqual([width, height]);
        const probed = await ffmpegEncoder().probe(film);
        expect([Math.floor(probed.width / 2) * 2, probed.height]).toEqual([width, height]);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  );
});

describe('[F18] a video job', () => {
  test('[F18] a long video – cut – plays as a stream from then on', async () => {
    const id = await post('short-videos', { ...video, url: source, duration: 90 });
    await work(standIn());
    const [job] = await jobs();
    expect(await get(`/mvod/api/article?id=${id}`)).toMatchObject({
      videoUrl: `http://paper.test${job.playlist}`,
    });
  });

  test('[F4][F7] a long video of an article and of a report – cut – plays as a stream in both, also where it is shown again', async () => {
    const { news } = seeded.articles;
    const { running: live } = seeded.live;
    const film = { url: source, cover: '', duration: 0, width: 720, height: 1280 };
    const draft = (title: string) => ({
      ...anArticle({ articleType: ArticleType.video, title, videos: [film] }),
      key: 'film',
    });
    await platform.writer.saveDraft(draft('漂流'), news + 9_000);
    const attachments = [{ type: 'video', url: source }];
    const report = await post(`lives/${live}/reports`, { attachments });
    const at = `id=${live}`;
    const { seq } = Object(await get(`/app_if/liveView?${at}`));
    expect(JSON.stringify(await get(`/app_if/liveView?${at}`))).toContain(`http://paper.test${source}`);
    await work(standIn());
    const [{ playlist, poster }] = await jobs();
    const content = () => get(`/app_if/getArticleContent?articleId=${news + 9_000}`);
    const stream = `http://paper.test${playlist}`;
    const inArticle = { videos: [{ videoarray: [{ videoUrl: stream }] }] };
    expect(await content()).toMatchObject(inArticle);
    const inReport = {
      fileId: report,
      attachments: [{ url: stream, cover: `http://paper.test${poster}`, duration: 90 }],
    };
    expect(Object(await get(`/app_if/liveView?${at}`)).list).toMatchObject([inReport]);
    expect(await get(`/app_if/liveChanges?${at}&since=${seq}`)).toMatchObject({
      frames: [{ data: { action: 'update', report: inReport } }],
    });
    // saved again, and shown by another report
    await platform.writer.saveDraft(draft('漂流记'));
    expect(await content()).toMatchObject({ title: '漂流记', ...inArticle });
    await post(`lives/${live}/reports`, { attachments });
    expect(JSON.stringify(Object(await get(`/app_if/liveView?${at}`)).list)).not.toContain(source);
  });

  test('[F7] a short video of a report – is no job and plays as one file', async () => {
    const attachments = [{ type: 'video', url: source, duration: 59 }];
    await post(`lives/${seeded.live.running}/reports`, { attachments });
    expect(await jobs()).toEqual([]);
  });

  test('[F18] the process is killed at it – the next one begins it again once the claim is over, not before', async () => {
    await post('videos', { url: source });
    void work(standIn({ probe: () => new Promise(() => undefined) }));
    await expect.poll(async () => (await jobs())[0].state).toBe('running');
    expect((await work(standIn())).found).toBe(false);
    await passTime(platform.db, MINUTE);
    expect((await work(standIn())).found).toBe(true);
    expect((await jobs())[0]).toMatchObject({ state: 'done' });
  });

  test('[F18] under way – tells how far it is, and nobody else begins it', async () => {
    await post('videos', { url: source });
    const seen: number[] = [];
    await work(
      standIn({
        cut: async (options) => {
          options.progress(0.5);
          // half of the first quality, then half of the second one; the end of the first one lies between
          const share = seen.length === 0 ? 25 : 75;
          await expect.poll(async () => (await jobs())[0].progress).toBe(share);
          seen.push(share);
          expect((await work(standIn())).found).toBe(false);
          await standIn().cut(options);
        },
      }),
    );
    expect(seen).toEqual([25, 75]);
  });

  test('[F18] a file that is no video – fails by name at once, and can be asked for again', async () => {
    await post('videos', { url: source });
    const broken = standIn({ probe: () => Promise.reject(new UnusableVideo('moov atom not found')) });
    const failures = [expect.stringMatching(/^video \d+: moov atom not found$/)];
    expect(await work(broken)).toEqual({ found: true, failures });
    expect((await jobs())[0]).toMatchObject({ state: 'failed', error: 'moov atom not found', playlist: '' });
    expect((await work(standIn())).found).toBe(false);
    await post('videos', { url: source });
    await work(standIn());
    expect((await jobs())[0]).toMatchObject({ state: 'done', error: '' });
  });

  test('[F18] an address with nothing stored – fails by name', async () => {
    await post('videos', { url: `/media/ab/${'ab'.repeat(20)}.mp4` });
    await work(standIn());
    expect((await jobs())[0]).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('not stored'),
    });
  });

  test('[F18] the server stops – the job is given back and waits', async () => {
    await post('videos', { url: source });
    const stopping = new AbortController();
    const cut = async () => {
      stopping.abort();
      throw new Error('aborted');
    };
    await work(standIn({ cut }), stopping.signal);
    expect((await jobs())[0]).toMatchObject({ state: 'waiting' });
  });

  test('[F18] it fails, three times – waits in between, then fails, and its reason names no file of the machine', async () => {
    await post('videos', { url: source });
    const broken = standIn({ cut: () => Promise.reject(new Error('ENOSPC /tmp/x')) });
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect((await jobs())[0]).toMatchObject({ state: 'waiting' });
      const { found, failures } = await work(broken);
      expect([found, failures]).toEqual([true, [expect.stringContaining('ENOSPC')]]);
      expect((await work(broken)).found).toBe(false);
      await passTime(platform.db, attempt * RETRY_MS);
    }
    expect((await jobs())[0]).toMatchObject({ state: 'failed', error: 'the video could not be cut' });
  });

  test('[F18] three processes are killed at it – it fails', async () => {
    await post('videos', { url: source });
    for (let n = 0; n < MAX_ATTEMPTS; n += 1) {
      let isBegun = false;
      void work(
        standIn({
          probe: () => {
            isBegun = true;
            return new Promise(() => undefined);
          },
        }),
      );
      await expect.poll(() => isBegun).toBe(true);
      await passTime(platform.db, MINUTE);
    }
    await work(standIn());
    expect((await jobs())[0]).toMatchObject({ state: 'failed', error: expect.stringContaining('3 times') });
  });

  test('[F18][K13] jobs that came with a site – waiting and running there – are cut here', async () => {
    await post('videos', { url: source });
    await platform.db.script(`delete from jobs; update video_jobs set state = 'running'`);
    expect((await work(standIn())).found).toBe(false);
    await addOpenVideoJobs(platform.db);
    await addOpenVideoJobs(platform.db);
    expect([(await work(standIn())).found, (await work(standIn())).found]).toEqual([true, false]);
    expect((await jobs())[0]).toMatchObject({ state: 'done' });
  });
});

describe('playlists', () => {
  test('[F18] two qualities – of a small, a large and an upright video – are even and never larger', () => {
    expect(qualitySizes(1920, 1080)).toEqual([
      { width: 640, height: 360 },
      { width: 1280, height: 720 },
    ]);
    expect(qualitySizes(540, 960)).toEqual([
      { width: 360, height: 640 },
      { width: 540, height: 960 },
    ]);
    expect(qualitySizes(360, 202)).toEqual([
      { width: 216, height: 122 },
      { width: 360, height: 202 },
    ]);
  });

  test('[F18] stored addresses take the place of file names', () => {
    const text = '#EXTM3U\n#EXT-X-MAP:URI="a.mp4",BYTERANGE="1@0"\n#EXTINF:2,\na.mp4';
    expect(withStoredAddress(text, 'a.mp4', '/media/x.mp4')).toBe(
      '#EXTM3U\n#EXT-X-MAP:URI="/media/x.mp4",BYTERANGE="1@0"\n#EXTINF:2,\n/media/x.mp4',
    );
    expect(masterPlaylist([{ url: '/m', width: 2, height: 4, bitrate: 9, codecs: 'c' }])).toContain(
      'BANDWIDTH=9,RESOLUTION=2x4,CODECS="c"\n/m\n',
    );
  });
});
