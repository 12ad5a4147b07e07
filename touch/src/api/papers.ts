import { EventType, KindNumber } from '@contract/codes';
import { last } from '@touch/lib/last';
import { type ListQuery, type Query, queryKey } from '@touch/outside/queryCache';
import type { Visit } from '@touch/outside/visit';
import type { Paper, PaperIssue, PaperStory, StoryHead } from './reading/papers';

export type { HotArea, Paper, PaperIssue, PaperPage, PaperStory, Point, StoryHead } from './reading/papers';

/** Days asked for to find an edition's neighbours: more than a year of a daily paper. */
const NEIGHBOUR_DAYS = 400;
/** Hits of a search at a time. */
const FOUND_EACH = 20;

export const papersQuery: Query<readonly Paper[]> = {
  key: queryKey('getPapers', {}),
  operation: 'getPapers',
  input: {},
  read: async (data) => (await import('./reading/papers')).readPapers(data),
};

/** An edition with its pages. @param date YYYYMMDD, '' = the latest */
export const issueQuery = (paper: string, date: string): Query<PaperIssue> =>
  date === '' ? latestQuery(paper) : layoutsQuery(paper, date);

const latestQuery = (paperId: string): Query<PaperIssue> => ({
  key: queryKey('getLatestMaePaper', { paperId }),
  operation: 'getLatestMaePaper',
  input: { paperId },
  read: async (data) => (await import('./reading/papers')).readIssue(data),
});

const layoutsQuery = (id: string, date: string): Query<PaperIssue> => ({
  key: queryKey('getPaperLayouts', { id, date }),
  operation: 'getPaperLayouts',
  input: { id, date },
  read: async (data) => (await import('./reading/papers')).readIssue(data),
});

/** Days of the editions before and behind a day; '' = none. */
export interface Neighbours {
  readonly earlier: string;
  readonly later: string;
}
export const neighboursQuery = (id: string, date: string): Query<Neighbours> => ({
  key: `neighbours of ${date} ${queryKey('getPaperDates', { id })}`,
  operation: 'getPaperDates',
  input: { id, start: 0, count: NEIGHBOUR_DAYS },
  read: async (data) => {
    const days = (await import('./reading/papers')).readDates(data);
    return {
      earlier: days.find((day) => day < date) ?? '',
      later: last(days.filter((day) => day > date)) ?? '',
    };
  },
});

/** Days with an edition. @param month YYYYMM */
export const monthQuery = (paperId: string, month: string): Query<readonly string[]> => ({
  key: queryKey('getMaePaperDatesByDate', { paperId, date: month }),
  operation: 'getMaePaperDatesByDate',
  input: { paperId, date: month },
  read: async (data) => (await import('./reading/papers')).readDates(data),
});

/** @param ticket a preview pass: shows an article of an edition that is not released (wire g40) */
export function storyQuery(id: string, ticket: string): Query<PaperStory> {
  const operation = ticket ? 'paperArticlePreview' : 'getPaperArticle';
  const input = ticket ? { id, ticket } : { id };
  return {
    key: queryKey(operation, input),
    operation,
    input,
    read: async (data) => (await import('./reading/papers')).readStory(data),
  };
}

export const paperSearchQuery = (key: string): ListQuery<StoryHead> => ({
  key: queryKey('searchAllPaper', { key }),
  operation: 'searchAllPaper',
  input: { key, start: 0, count: FOUND_EACH },
  read: async (data) => {
    const items = (await import('./reading/papers')).readStoryHeads(data);
    return { items, hasMore: items.length === FOUND_EACH };
  },
  keyOf: ({ fileId }) => fileId,
  next: (page) => ({ start: page * FOUND_EACH }),
});

/** One reading of an article of the paper; nobody waits for it. */
export const countPaperReading = (sendAndForget: Visit['sendAndForget'], id: string): void =>
  sendAndForget('event', { id, type: KindNumber.event.paperArticle, eventType: EventType.click });
