import type { StoryChange, StoryDraft } from '@contract/storyDraft';
import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { showToast } from '@desk/ui/Toast';
import styles from './document.module.css';
import { plainParagraphs } from './plainParagraphs';

interface ConflictProps {
  readonly theirs: StoryDraft;
  /** Fields of mine that differ. */
  readonly mine: StoryChange;
  readonly about: string;
  /** Absent: the story is in another hand. */
  readonly onMine?: (() => void) | undefined;
  /** Takes it out of that hand. */
  readonly onTake?: (() => void) | undefined;
  readonly onTheirs: () => void;
}

interface TextProps {
  readonly name: string;
  readonly text: Pick<StoryDraft, 'title' | 'body'>;
  readonly other: Pick<StoryDraft, 'title' | 'body'>;
}

function Text({ name, text, other }: TextProps) {
  const elsewhere = new Set([other.title, ...plainParagraphs(other.body)]);
  return (
    <section className={styles.version} aria-label={name}>
      <h2>{name}</h2>
      {[text.title, ...plainParagraphs(text.body)].map((paragraph, place) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that stays as it is
          key={place}
          data-other={!elsewhere.has(paragraph) || undefined}
        >
          {paragraph}
        </p>
      ))}
    </section>
  );
}

/** Two versions of a story beside each other; none is lost until one is chosen. */
export function Conflict({ theirs, mine, about, onMine, onTake, onTheirs }: ConflictProps) {
  const say = useText();
  const own = { title: mine.title ?? theirs.title, body: mine.body ?? theirs.body };
  const copy = async () => {
    await navigator.clipboard.writeText([own.title, ...plainParagraphs(own.body)].join('\n\n'));
    showToast(say('copied'));
  };
  return (
    <section className={styles.conflict} aria-label={say('conflict')}>
      <h1>{say('conflict')}</h1>
      <p>{about}</p>
      <div className={styles.versions}>
        <Text name={say('mineIs')} text={own} other={theirs} />
        <Text name={say('theirsIs')} text={theirs} other={own} />
      </div>
      <div className={styles.choices}>
        <Button onPress={copy}>{say('copyMine')}</Button>
        <Button onPress={onTheirs}>{say('keepTheirs')}</Button>
        {onTake && <Button onPress={onTake}>{say('takeOver')}</Button>}
        {onMine && (
          <Button kind="main" onPress={onMine}>
            {say('keepMine')}
          </Button>
        )}
      </div>
    </section>
  );
}
