import type { Story, StoryAct } from '@contract/newsroomStories';
import { showError } from '@desk/api/callErrors';
import { callNewsroom } from '@desk/api/callNewsroom';
import { newsroom } from '@desk/api/newsroom';
import { useText } from '@desk/texts/useText';
import { showToast } from '@desk/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actsDone } from './storyTexts';

export type DoneAct = Exclude<StoryAct, 'save'>;

interface ActParts {
  readonly site: number;
  /** The story as the server has it once everything typed is there; undefined where it has to wait, which is shown. */
  readonly settled: () => Promise<Story | undefined>;
  readonly onDone: (story: Story) => void;
  readonly onRefused: (error: unknown) => void;
}

function call(site: number, { id, hash }: Story, act: DoneAct, reason: string): Promise<Story> {
  switch (act) {
    case 'send':
      return callNewsroom(newsroom.sendStory, { site, id, hash });
    case 'pass':
      return callNewsroom(newsroom.passStory, { site, id, hash });
    case 'publish':
      return callNewsroom(newsroom.publishStory, { site, id, hash });
    case 'return':
      return callNewsroom(newsroom.returnStory, { site, id, reason });
    case 'withdraw':
      return callNewsroom(newsroom.withdrawStory, { site, id, reason });
    case 'change':
      return callNewsroom(newsroom.changeStory, { site, id });
    case 'bin':
      return callNewsroom(newsroom.binStory, { site, id });
    case 'unbin':
      return callNewsroom(newsroom.unbinStory, { site, id });
  }
}

/** Acts on a story, one at a time, over what the person sees. */
export function useStoryActs({ site, settled, onDone, onRefused }: ActParts) {
  const client = useQueryClient();
  const say = useText();
  const [running, setRunning] = useState<DoneAct>();

  /** @param next a second act where the first allows it */
  async function run(act: DoneAct, { reason = '', next }: { reason?: string; next?: DoneAct } = {}) {
    if (running) return;
    setRunning(act);
    try {
      const seen = await settled();
      if (!seen) return;
      let story = await call(site, seen, act, reason);
      const goesOn = next !== undefined && story.acts.includes(next);
      if (goesOn) story = await call(site, story, next, reason);
      showToast(say(actsDone[goesOn ? next : act]));
      onDone(story);
    } catch (error) {
      onRefused(error);
      showError(error);
    } finally {
      setRunning(undefined);
      void client.invalidateQueries();
    }
  }
  return { run, running };
}
