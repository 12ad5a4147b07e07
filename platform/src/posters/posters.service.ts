import { createHash } from 'node:crypto';
import { MAIN_COLOUR } from '@contract/limits';
import type { Call } from '@contract/render';
import { TtlCache } from '@platform/cache/ttlCache';
import { networkOf } from '@platform/limits/rateLimit';
import type { MediaReader } from '@platform/media/mediaStore';
import { readMediaName } from '@platform/media/sizes';
import { createLimit, fixedWidth } from '@platform/queues/limit';
import { fillAddresses } from '@platform/sites/addressPlaceholders';
import type { Site } from '@platform/sites/site';
import { tooMany } from '@platform/wire/refusals';
import { drawPoster, shapePicture } from './posterPicture.document';
import { type PosterSubject, posterRuleOf } from './posterSubjects.rules';
import { invitationIn } from './posterWords.rules';

export interface Poster {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface PosterRequest {
  readonly site: Site;
  readonly origin: string;
  readonly kind: number;
  readonly id: number;
  /** The caller's address. */
  readonly address: string;
  /** Calls of a visitor inside the process. */
  readonly call: Call;
}

interface PosterParts {
  readonly media: MediaReader;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const CACHED_MS = 600_000;
/** A poster has about 300 KB. */
const MAX_CACHED = 40;
/** Drawn one after the other. */
const MAX_WAITING = 60;
const MAX_PICTURE_BYTES = 12_000_000;
const MEDIA = '/media/';

/** Posters of what everybody may see (wire n15), drawn once and cached while their content stays the same. */
export function createPosters({ media, now }: PosterParts) {
  const cache = new TtlCache<Poster>(now, MAX_CACHED);
  const inTurn = createLimit(fixedWidth({ width: 1, waiting: { most: MAX_WAITING, full: tooMany } }));

  /** The stored picture of an address; undefined for a foreign one, and where it cannot be read. */
  async function pictureAt(url: string): Promise<Buffer | undefined> {
    const name = readMediaName(url.slice(url.lastIndexOf(MEDIA) + MEDIA.length));
    if (!name) return undefined;
    const opened = await media.open(name);
    if (!opened || opened.size > MAX_PICTURE_BYTES) return undefined;
    const chunks: Buffer[] = [];
    for await (const chunk of await opened.stream(0, opened.size - 1)) chunks.push(Buffer.from(chunk));
    try {
      return await shapePicture(Buffer.concat(chunks));
    } catch {
      // The poster stands without a picture that cannot be drawn.
      return undefined;
    }
  }

  async function subjectOf({ kind, id, call }: PosterRequest): Promise<PosterSubject | undefined> {
    const rule = posterRuleOf(kind);
    if (!rule || id <= 0) return undefined;
    const answer = await call(rule.operation, rule.input(id));
    return answer.status === 0 ? rule.read(answer.data, id) : undefined;
  }

  async function draw({ site, origin, address }: PosterRequest, subject: PosterSubject): Promise<Poster> {
    const { config } = site;
    const color = config.topicColor.replace('#', '');
    const bytes = await inTurn(
      async () =>
        drawPoster({
          subject,
          siteName: config.appName,
          color: /^[0-9a-f]{6}$/i.test(color) ? color : MAIN_COLOUR,
          invitation: invitationIn(config.locale),
          link: publicBase(site, origin) + subject.path,
          picture: await pictureAt(subject.picture),
        }),
      { from: networkOf(address) },
    );
    return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64url')}"` };
  }

  return {
    /** undefined for what is not there, is not public, or forbids sharing. @throws Refusal (429) where too many wait */
    async poster(request: PosterRequest): Promise<Poster | undefined> {
      const subject = await subjectOf(request);
      if (!subject) return undefined;
      const { site, origin, kind, id } = request;
      const content = createHash('sha1').update(JSON.stringify(subject)).digest('base64url');
      const key = `${site.id}/${site.version}/${origin}/${kind}/${id}/${content}`;
      return cache.get(key, CACHED_MS, () => draw(request, subject));
    },
  };
}

/** Where readers find the site: its configured address, else that of the request. */
function publicBase(site: Site, origin: string): string {
  const root: unknown = JSON.parse(fillAddresses(JSON.stringify(site.config.rootUrl), origin, site));
  const isWeb = typeof root === 'string' && /^https?:/.test(root) && URL.canParse(root);
  return (isWeb ? new URL(root).origin : origin) + site.basePath;
}
