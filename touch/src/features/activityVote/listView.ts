import { VoteSort } from '@contract/participation/codes';
import type { VoteInfo } from '@touch/api/activityVotes';

/** View of the list of options: theme, order, search. */
export interface ListView {
  readonly themeId: string;
  readonly sort: VoteSort;
  /** Words of a search; '' = all options. */
  readonly key: string;
}

const MAX_KEY = 50;

/** Views by vote: a reader who comes back finds the list as they left it (A10). */
const views = new Map<string, ListView>();
export const rememberView = (voteId: string, view: ListView): unknown => views.set(voteId, view);

const isSort = (value: string | null): value is keyof typeof VoteSort =>
  value !== null && Object.keys(VoteSort).includes(value);

/** The view of an address: `?theme=…&sort=rank&key=…`. */
export function viewOf({ themes }: Pick<VoteInfo, 'themes'>, query: URLSearchParams): ListView {
  const sort = query.get('sort');
  const theme = themes.find(({ themeId }) => themeId === query.get('theme')) ?? themes[0];
  return {
    themeId: theme?.themeId ?? '',
    sort: VoteSort[isSort(sort) ? sort : 'number'],
    key: (query.get('key') ?? '').trim().slice(0, MAX_KEY),
  };
}

export const initialView = (info: Pick<VoteInfo, 'voteId' | 'themes'>, query: URLSearchParams): ListView =>
  views.get(info.voteId) ?? viewOf(info, query);

/** The address of a view, below the page's own path. */
export function viewSearch({ themeId, sort, key }: ListView): string {
  const name = Object.entries(VoteSort).find(([, value]) => value === sort)?.[0] ?? 'number';
  return `?${new URLSearchParams({ theme: themeId, sort: name, ...(key === '' ? {} : { key }) })}`;
}
