import type { Story } from '@contract/newsroomStories';
import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { Menu } from '@desk/ui/Menu';
import { useState } from 'react';
import { ReasonDialog } from './ReasonDialog';
import { actNames } from './storyTexts';
import type { DoneAct } from './useStoryActs';

interface StoryActsProps {
  readonly story: Story;
  readonly run: (act: DoneAct, options?: { reason?: string; next?: DoneAct }) => void;
  readonly isBusy: boolean;
}

/** The acts that go forward: one of them is the main one. */
const FORWARD: readonly DoneAct[] = ['send', 'pass', 'publish', 'change', 'unbin'];
const WITH_REASON: readonly DoneAct[] = ['return', 'withdraw'];

/** Exactly the acts that the platform allows on the story as it stands. */
export function StoryActs({ story, run, isBusy }: StoryActsProps) {
  const say = useText();
  const [pendingAct, setPendingAct] = useState<DoneAct>();
  const may = (act: DoneAct) => story.acts.includes(act);
  const main = FORWARD.find(may);
  // the last signature
  const isLast = main === 'pass' && story.state === 'passed';
  const begin = (act: DoneAct) => (WITH_REASON.includes(act) ? setPendingAct(act) : run(act));
  const others = (['withdraw', 'bin'] as const).filter(may);
  return (
    <>
      {may('return') && (
        <Button kind="danger" isDisabled={isBusy} onPress={() => begin('return')}>
          {say('return')}
        </Button>
      )}
      {main && (
        <Button kind={isLast ? 'plain' : 'main'} isDisabled={isBusy} onPress={() => begin(main)}>
          {say(actNames[main])}
        </Button>
      )}
      {isLast && (
        <Button kind="main" isDisabled={isBusy} onPress={() => run('pass', { next: 'publish' })}>
          {say('passAndPublish')}
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          label={say('moreActs')}
          items={others.map((act) => ({ id: act, label: say(actNames[act]) }))}
          onChoose={(id) => {
            const act = others.find((one) => one === id);
            if (act) begin(act);
          }}
        />
      )}
      <ReasonDialog
        title={say(pendingAct === 'withdraw' ? 'withdraw' : 'return')}
        label={say(pendingAct === 'withdraw' ? 'withdrawReason' : 'returnReason')}
        isOpen={pendingAct !== undefined}
        onClose={() => setPendingAct(undefined)}
        onGive={(reason) => {
          setPendingAct(undefined);
          if (pendingAct) run(pendingAct, { reason });
        }}
      />
    </>
  );
}
