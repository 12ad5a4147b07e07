import type { Story } from '@contract/newsroomStories';
import type { StoryDraft } from '@contract/storyDraft';
import { CallError, callNewsroom } from '@desk/api/callNewsroom';
import { newsroom } from '@desk/api/newsroom';
import { useRefusal } from '@desk/parts/useRefusal';
import { useText } from '@desk/texts/useText';
import { useEffect, useState } from 'react';
import type { Draft } from './draft';
import type { SetField } from './StoryFields';
import { useDraft } from './useDraft';
import { useLease } from './useLease';
import type { Opened, ReopenOptions } from './useOpened';

export interface WritingParts {
  readonly site: number;
  readonly opened: Opened;
  readonly reopen: (options?: ReopenOptions) => Promise<void>;
}

/** Values of a story's fields, and their way to the server. */
export function useWriting({ site, opened, reopen }: WritingParts) {
  const { story, local, isInHand } = opened;
  const { draft, status } = useDraft(site, story.id, story.version);
  const [values, setValues] = useState<StoryDraft>(() => Object.assign({}, story.draft, local?.change));
  const say = useText();
  const refusal = useRefusal();
  const set: SetField = (field, value) => {
    setValues((before) => ({ ...before, [field]: value }));
    draft.change(field, () => value);
    refusal.clear();
  };
  // words of an earlier visit go on their way at once
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an opening
  useEffect(() => {
    for (const [field, value] of Object.entries(local?.change ?? {}))
      draft.change(field as keyof StoryDraft, () => value);
  }, []);
  const takenBy = useLease(site, story.id, {
    isInHand,
    before: () => draft.flush(),
    onVersion: (version) => {
      if (draft.isSaved() && version !== draft.version()) void reopen();
    },
  });
  const isLost = takenBy !== undefined || status.kind === 'conflict';
  useEffect(() => {
    if (!isLost) return;
    draft.end();
    void reopen({ unsaved: () => ({ version: draft.version(), change: draft.unsaved() }) });
  }, [isLost, draft, reopen]);
  const saveFaults = status.fault instanceof CallError ? status.fault.fields : {};
  const faultOf = (field: string): string => {
    const fault = saveFaults[field];
    return refusal.of(field) || (fault === undefined ? '' : say('faultInvalid', { reason: fault }));
  };
  return { draft, status, values, set, refusal, faultOf };
}
export type Writing = ReturnType<typeof useWriting>;

/** Waits for every word and picture, then reads the story that an act is to be about. */
export function settle(
  { site, opened: { story, isInHand } }: WritingParts,
  draft: Draft,
  hasOpenPictures: () => boolean,
) {
  return async (): Promise<Story | undefined> => {
    if (hasOpenPictures()) return undefined;
    if (isInHand) await draft.flush();
    if (!draft.isSaved()) throw draft.status().fault;
    const current = await callNewsroom(newsroom.story, { site, id: story.id });
    if (current.version !== draft.version()) throw new CallError('', 409, {}, 'changed');
    return current;
  };
}
