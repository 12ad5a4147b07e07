import type { Study, StudyPart } from '@touch/api/studies';
import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { readStored, writeStored } from '@touch/outside/storage';
import * as v from 'valibot';

const STORAGE_NAME = 'studyProgress';
/** The oldest go. */
const MAX_STUDIES = 30;
/** A film counts as watched this close to its end, seconds. */
const END_SECONDS = 3;

const Progress = v.record(v.string(), v.number());
const Stored = v.array(v.tuple([v.string(), Progress]));
/** Seconds by part; 1 for a text that was read. */
export type StudyProgress = Readonly<Record<string, number>>;

function stored(): v.InferOutput<typeof Stored> {
  if (!isPersonalDataVisible()) return [];
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), Stored),
    readStored('local', STORAGE_NAME) ?? '[]',
  );
  return read.success ? read.output : [];
}

/** This browser's progress in a course. */
export const localProgress = (study: string): StudyProgress =>
  stored().find(([known]) => known === study)?.[1] ?? {};

/** Stores a part's progress in this browser; it never goes back. */
export function storeProgress(study: string, part: string, seconds: number): void {
  preparePersonalData();
  const before = localProgress(study);
  const after = { ...before, [part]: Math.max(seconds, before[part] ?? 0) };
  const others = stored().filter(([known]) => known !== study);
  writeStored('local', STORAGE_NAME, JSON.stringify([...others, [study, after]].slice(-MAX_STUDIES)));
}

/** The farther one of the platform's and this browser's progress, by part. */
export const joinedProgress = ({ parts }: Study, local: StudyProgress): StudyProgress =>
  Object.fromEntries(parts.map(({ id, progress }) => [id, Math.max(progress, local[id] ?? 0)]));

/** Parts in which this browser is farther than the platform knows. */
export const unsentParts = ({ parts }: Study, local: StudyProgress): readonly (readonly [string, number])[] =>
  parts.flatMap(({ id, progress }) => {
    const own = local[id] ?? 0;
    return own > progress ? [[id, own] as const] : [];
  });

/** Share of a part that is done, 0 to 1. */
export function shareDone({ duration }: Pick<StudyPart, 'duration'>, seconds = 0): number {
  if (duration <= 0) return seconds > 0 ? 1 : 0;
  return seconds >= duration - END_SECONDS ? 1 : Math.min(1, seconds / duration);
}
