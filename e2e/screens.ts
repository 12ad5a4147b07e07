import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ArticleType } from '@contract/codes';
import type { Newsroom } from '@testing/demonstration';
import { type Route, routes } from '@touch/app/routes';

const all: readonly Route[] = routes;
const folder = (screen: string) => new URL(`../touch/src/screens/${screen}/screen.tsx`, import.meta.url);

/** Stands for all screens that are only announced. */
export const announcedScreen = all.find(({ later, path }) => later && !path.includes('{'))?.screen ?? '';

/** Every screen of the table that is built, and one of the announced ones. */
export const builtScreens: readonly string[] = [
  ...all
    .filter((route) => !route.later && existsSync(fileURLToPath(folder(route.screen))))
    .map(({ screen }) => screen),
  announcedScreen,
];

const first = async ({ db }: Newsroom, name: string, text: string): Promise<number> =>
  (await db.one<{ id: number }>({ name: `first ${name}`, text }))?.id ?? 0;

/** Where a built screen shows something, below the base path. */
export async function samplePath(newsroom: Newsroom, screen: string): Promise<string> {
  const id = (type: number) => newsroom.articleOfType(type);
  const places: Readonly<Record<string, () => Promise<string>>> = {
    newsDetail: async () => `1/${await newsroom.articleId('央措隧道两头掘进')}`,
    imageDetail: async () => `${await id(ArticleType.imageSet)}`,
    videoDetail: async () => `${await id(ArticleType.video)}`,
    linkDetail: async () => `${await id(ArticleType.link)}`,
    commentAll: async () => `${await newsroom.articleId('央措隧道两头掘进')}/0`,
    replyAll: async () =>
      `${await first(newsroom, 'thread', 'select thread_id as id from comments where thread_id > 0 order by id')}`,
    specDetail: async () => `${await id(ArticleType.topic)}`,
    specMore: async () =>
      `${await first(newsroom, 'topic', 'select id from columns where topic and parent_id > 0 order by id')}`,
    moreImage: async () => '5',
    columnDetail: async () => '2',
    columnShare: async () => '2',
    tagList: async () => `${await first(newsroom, 'tag', 'select id from tags order by id')}`,
    timeline: async () => '2',
  };
  const queries: Readonly<Record<string, string>> = {
    search: '?key=雪豹',
    noticeDetail: '?id=1',
    moreModules: '?id=1',
    moreLive: '?columnId=3',
  };
  const values = await places[screen]?.();
  return `/${screen}${values ? `/${values}` : ''}.html${encodeURI(queries[screen] ?? '')}`;
}
