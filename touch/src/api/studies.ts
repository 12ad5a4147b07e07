import { dataRead } from '@contract/events';
import { DataReadType } from '@contract/participation/codes';
import { studyDetail } from '@contract/studies';
import { at } from '@touch/outside/member/addresses';
import { type Query, type QueryCache, queryKey } from '@touch/outside/queryCache';
import type { Study } from './reading/studies';

export type { Study, StudyPart } from './reading/studies';

const studyDetailName = at(studyDetail);
const dataReadName = at(dataRead, { outlives: true });

/** A course (wire n6); a member's answer has their progress. */
export const studyQuery = (id: string): Query<Study> => ({
  key: queryKey(studyDetailName, { id }),
  operation: studyDetailName,
  input: { id },
  read: async (data) => (await import('./reading/studies')).readStudy(data),
});

/** Tells the platform how far a member is in a part of a course (wire o13). @param progress seconds; 1 for a text */
export const sendProgress = (
  cache: QueryCache,
  study: string,
  part: string,
  progress: number,
): Promise<unknown> =>
  cache.call(dataReadName, { id: study, type: DataReadType.lesson, partId: part, progress });
