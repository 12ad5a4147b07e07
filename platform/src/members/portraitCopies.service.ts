import type { Database } from '@platform/db/connection';
import { collect, type OpenPublic } from '@platform/fetching/fetchPublic';
import { ImportError } from '@platform/fetching/refused';
import type { MediaStore } from '@platform/media/mediaStore';
import { isMediaRefused } from '@platform/media/refusal';
import { type MemberRow, memberById, replaceHead } from './members.store';

/** Bytes and milliseconds a provider has for one picture: the reader who asks first waits for it. */
const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 3_000;
/** Milliseconds until a host that had a fault, or did not answer in time, is asked again. */
const PAUSE_MS = 600_000;
const MAX_PAUSES = 1000;

export interface Portraits {
  /**
   * Where a member's picture stands here, without host; '' = none. One that still stands with another provider is fetched and
   * kept, once: what is refused then is none from there on, what may pass is tried again later (decision 022).
   */
  pictureOf(site: number, member: MemberRow): Promise<string>;
}

interface PortraitParts {
  readonly db: Database;
  readonly media: MediaStore;
  readonly open: OpenPublic;
  readonly now: () => number;
}

export function createPortraits({ db, media, open, now }: PortraitParts): Portraits {
  const pending = new Map<string, Promise<string>>();

  /** By site and member: when the provider may be asked again, epoch ms. */
  const pauses = new Map<string, number>();

  /** '' where there is none that may be shown; undefined: not now. */
  async function fetchPortrait(address: string, from: string): Promise<string | undefined> {
    try {
      const opened = await open(address, { limit: MAX_BYTES, timeout: TIMEOUT_MS, accept: 'image/*' });
      return (await media.keepImage((await collect(opened)).bytes, from)).url;
    } catch (error) {
      if (isMediaRefused(error)) return '';
      if (error instanceof ImportError) return error.isTemporary ? undefined : '';
      throw error;
    }
  }

  async function importPortrait(site: number, { id }: MemberRow): Promise<string> {
    // The caller may have read the member before the first caller stored the portrait.
    const head = (await memberById(db, site, id))?.head ?? '';
    if (head === '' || isOurs(head)) return head;
    const found = await fetchPortrait(head, `${site}/${id}`);
    if (found === undefined) pause(`${site}/${id}`);
    else await replaceHead(db, site, id, head, found);
    // The member may have uploaded a portrait meanwhile.
    return pathOf(await memberById(db, site, id));
  }

  function pause(key: string): void {
    pauses.delete(key);
    pauses.set(key, now() + PAUSE_MS);
    const [oldest = ''] = pauses.keys();
    if (pauses.size > MAX_PAUSES) pauses.delete(oldest);
  }

  return {
    async pictureOf(site, member) {
      if (member.head === '' || isOurs(member.head)) return member.head;
      const key = `${site}/${member.id}`;
      if ((pauses.get(key) ?? 0) > now()) return '';
      const found =
        pending.get(key) ??
        importPortrait(site, member).finally(() => {
          pending.delete(key);
        });
      pending.set(key, found);
      return found;
    },
  };
}

const isOurs = (head: string): boolean => head.startsWith('/media/');
const pathOf = (member: MemberRow | undefined): string => (member && isOurs(member.head) ? member.head : '');
