import type { Database } from '@platform/db/connection';
import { collect, type OpenPublic } from '@platform/import/fetchPublic';
import type { MediaStore } from '@platform/media/mediaStore';
import { type MemberRow, memberById, settleHead } from './members.store';

/** Bytes and milliseconds a provider has for one picture: the reader who asks first waits for it. */
const LIMIT = 2_000_000;
const TIMEOUT = 3_000;

export interface Portraits {
  /**
   * Where a member's picture stands here, without host; '' = none. One that still stands with another provider is fetched and
   * kept, once: what cannot be had then is none from there on (decision 022).
   */
  pictureOf(site: number, member: MemberRow): Promise<string>;
}

interface Parts {
  readonly db: Database;
  readonly media: MediaStore;
  readonly open: OpenPublic;
}

export function createPortraits({ db, media, open }: Parts): Portraits {
  const underWay = new Map<string, Promise<string>>();

  /** '' whatever is wrong with it: refused, gone, slow, too large, no picture. */
  async function kept(address: string): Promise<string> {
    try {
      const opened = await open(address, { limit: LIMIT, timeout: TIMEOUT, accept: 'image/*' });
      return (await media.keepImage((await collect(opened)).bytes)).url;
    } catch {
      return '';
    }
  }

  async function takenOver(site: number, { id, head }: MemberRow): Promise<string> {
    await settleHead(db, site, id, head, await kept(head));
    // he may have sent one of his own meanwhile
    return pathOf(await memberById(db, site, id));
  }

  return {
    async pictureOf(site, member) {
      if (member.head === '' || isOurs(member.head)) return member.head;
      const key = `${site}/${member.id}`;
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
