import type { Database } from '@platform/db/connection';
import { collect, type OpenPublic } from '@platform/fetching/fetchPublic';
import { Refused } from '@platform/fetching/refused';
import type { MediaStore } from '@platform/media/mediaStore';
import { isMediaRefused } from '@platform/media/refusal';
import { type MemberRow, memberById, settleHead } from './members.store';

/** Bytes and milliseconds a provider has for one picture: the reader who asks first waits for it. */
const LIMIT = 2_000_000;
const TIMEOUT = 3_000;
/** Milliseconds until a host that had a fault, or did not answer in time, is asked again. */
const PAUSE = 600_000;
const PAUSES_MOST = 1000;

export interface Portraits {
  /**
   * Where a member's picture stands here, without host; '' = none. One that still stands with another provider is fetched and
   * kept, once: what is refused then is none from there on, what may pass is tried again later (decision 022).
   */
  pictureOf(site: number, member: MemberRow): Promise<string>;
}

interface Parts {
  readonly db: Database;
  readonly media: MediaStore;
  readonly open: OpenPublic;
  readonly now: () => number;
}

export function createPortraits({ db, media, open, now }: Parts): Portraits {
  const underWay = new Map<string, Promise<string>>();

  /** By site and member: when the provider may be asked again, epoch ms. */
  const pauses = new Map<string, number>();

  /** '' where there is none that may be shown; undefined: not now. */
  async function kept(address: string): Promise<string | undefined> {
    try {
      const opened = await open(address, { limit: LIMIT, timeout: TIMEOUT, accept: 'image/*' });
      return (await media.keepImage((await collect(opened)).bytes)).url;
    } catch (error) {
      if (isMediaRefused(error)) return '';
      if (error instanceof Refused) return error.passing ? undefined : '';
      throw error;
    }
  }

  async function takenOver(site: number, { id }: MemberRow): Promise<string> {
    // who asks may have read of him before the one who asked first was done
    const head = (await memberById(db, site, id))?.head ?? '';
    if (head === '' || isOurs(head)) return head;
    const found = await kept(head);
    if (found === undefined) pause(`${site}/${id}`);
    else await settleHead(db, site, id, head, found);
    // he may have sent one of his own meanwhile
    return pathOf(await memberById(db, site, id));
  }

  function pause(key: string): void {
    pauses.delete(key);
    pauses.set(key, now() + PAUSE);
    const [oldest = ''] = pauses.keys();
    if (pauses.size > PAUSES_MOST) pauses.delete(oldest);
  }

  return {
    async pictureOf(site, member) {
      if (member.head === '' || isOurs(member.head)) return member.head;
      const key = `${site}/${member.id}`;
      if ((pauses.get(key) ?? 0) > now()) return '';
      const found =
        underWay.get(key) ??
        takenOver(site, member).finally(() => {
          underWay.delete(key);
        });
      underWay.set(key, found);
      return found;
    },
  };
}

const isOurs = (head: string): boolean => head.startsWith('/media/');
const pathOf = (member: MemberRow | undefined): string => (member && isOurs(member.head) ? member.head : '');
