import type { Queries } from '@platform/db/connection';
import { withoutPlaceholders } from '@platform/sites/addressPlaceholders';
import { PostState } from './postState.types';
import { ownAfter } from './posts.store';

export { countShownPosts } from './posts.store';

const names = new Map<number, string>(Object.entries(PostState).map(([name, state]) => [state, name]));

/** All posts of a member in every state, oldest first. @param after number of the last post before */
export async function ownPosts(db: Queries, site: number, member: number, after: number, limit: number) {
  const rows = await ownAfter(db, site, member, after, limit);
  return rows.map(({ state, doc: { pics, videos, listType: _, ...texts }, ...row }) => ({
    ...row,
    ...texts,
    pictures: pics.map(withoutPlaceholders),
    videos: videos.map(({ url }) => withoutPlaceholders(url)),
    state: names.get(state) ?? String(state),
  }));
}
