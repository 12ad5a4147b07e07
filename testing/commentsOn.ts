import * as contract from '@contract/comments';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { TestMember } from './aMember';
import { seeded } from './seedNewsroom';
import type { TestPlatform } from './startPlatform';
import { faults } from './strictSchema';

const Comments = v.object({ list: v.array(contract.Comment), totalCount: v.number(), hasMore: v.boolean() });

/** Answer to a successful write from curVersions 3 on. */
export const done = { status: 0, message: 'success', data: { value: 'true' } };

/** Longer than the lifetime of cached answers. */
const CACHE_EXPIRED_MS = 3000;

/** Comments on the seeded newsroom's first article, over HTTP. */
export function commentsOn(platform: TestPlatform) {
  const article = seeded.articles.news;
  const as = (member?: TestMember): Record<string, string> => (member ? { token: member.token } : {});
  const call = async (path: string, member?: TestMember) =>
    (await platform.get(`/app_if/${path}`, as(member))).json();

  async function say(member: TestMember | undefined, content: string, more: object = {}): Promise<unknown> {
    return (await platform.post('/app_if/discuss', { rootID: article, content, ...more }, as(member))).json();
  }

  async function read(query = '', member?: TestMember, name: 'View' | 'ViewFlat' = 'View') {
    platform.clock.forward(CACHE_EXPIRED_MS);
    const answer = await call(`discuss${name}?id=${article}${query}`, member);
    const { output } = name === 'View' ? contract.discussView : contract.discussViewFlat;
    expect(faults(output, answer)).toEqual([]);
    return v.parse(Comments, answer);
  }

  async function idOf(content: string): Promise<number> {
    const found = { name: 'test-comment-id', text: 'select id from comments where content = $1' };
    return (await platform.db.one<{ id: number }>(found, [content]))?.id ?? 0;
  }

  return {
    as,
    call,
    /** Answer for an old client; `answerTo` gives the current one. */
    say,
    answerTo: (member: TestMember | undefined, content: string, more: object = {}) =>
      say(member, content, { curVersions: '3', ...more }),
    read,
    words: async (query = '', member?: TestMember, name: 'View' | 'ViewFlat' = 'View') =>
      (await read(query, member, name)).list.map(({ content }) => content),
    /** 0 for an unknown text. */
    idOf,
    /** Posts a comment and returns its number. */
    async postAndFind(member: TestMember, content: string, more: object = {}): Promise<number> {
      expect(await say(member, content, more)).toBe(true);
      return idOf(content);
    },
    async counted(id: number = article): Promise<unknown> {
      platform.clock.forward(CACHE_EXPIRED_MS);
      return Object(await call(`getArticleCounts?articleId=${id}`)).countDiscuss;
    },
    /** Sets the site's comment rules; by default comments are shown at once. */
    rules: (rules: object = {}) =>
      platform.configure({ siteConfig: { discuss: { auditType: '0', ...rules } } }),
    /** Context of a staff member's act. */
    work: (staff = 7) => ({ site: 1, staff, at: new Date(platform.clock.now()) }),
  };
}
export type TestComments = ReturnType<typeof commentsOn>;
