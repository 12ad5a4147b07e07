import { foundOptionsQuery, voteOptionsQuery } from '@touch/api/activityVotes';
import type { ListView } from './listView';

/** The list's query: a search finds options of all themes. */
export const listOf = (voteId: string, { themeId, sort, key }: ListView) =>
  key === '' ? voteOptionsQuery(voteId, themeId, sort) : foundOptionsQuery(voteId, key);
