import type { Story, StoryStep } from '@contract/newsroomStories';
import { shownTime } from '@desk/parts/times';
import { useSpeech, useText } from '@desk/texts/useText';
import styles from './stories.module.css';
import { storyLabel } from './storyLabel';
import { signatureNames, stepNames } from './storyTexts';

/** The story's book: who signed, returned, published what and when, the last first. */
export function StorySteps({ story }: { readonly story: Story }) {
  const say = useText();
  if (story.steps.length === 0) return <p className={styles.none}>{say('noSteps')}</p>;
  return (
    <ol className={styles.steps} aria-label={`${say('steps')} ${storyLabel(story, say)}`}>
      {[...story.steps].reverse().map((step) => (
        <Step key={step.no} step={step} />
      ))}
    </ol>
  );
}

function Step({ step }: { readonly step: StoryStep }) {
  const say = useText();
  const { language } = useSpeech();
  const signature = signatureNames[step.step - 1];
  return (
    <li className={styles.step} data-act={step.act}>
      <span className={styles.stepAct}>
        {say(stepNames[step.act])}
        {signature && <small> {say(signature)}</small>}
      </span>
      <span className={styles.stepBy}>
        {step.name} · <time dateTime={step.at}>{shownTime(step.at, Date.now(), language)}</time> ·{' '}
        {say('version', { version: step.version })}
      </span>
      {step.note !== '' && <q className={styles.note}>{step.note}</q>}
    </li>
  );
}
