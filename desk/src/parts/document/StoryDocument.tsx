import type { Story } from '@contract/newsroomStories';
import { STORY_TITLE_MAX } from '@contract/storyDraft';
import { CallError } from '@desk/api/callNewsroom';
import { shownName, useLogin } from '@desk/api/session';
import { Editor, type EditorHandle } from '@desk/parts/editor/Editor';
import { StateBadge } from '@desk/parts/stories/StateBadge';
import { StoryActs } from '@desk/parts/stories/StoryActs';
import { StorySteps } from '@desk/parts/stories/StorySteps';
import { storyLabel } from '@desk/parts/stories/storyLabel';
import { useStoryActs } from '@desk/parts/stories/useStoryActs';
import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { Icon } from '@desk/ui/Icon';
import { TextField } from '@desk/ui/TextField';
import { showToast } from '@desk/ui/Toast';
import { type Ref, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import styles from './document.module.css';
import { SaveState } from './SaveState';
import { StoryFields } from './StoryFields';
import { settle, useWriting, type Writing, type WritingParts } from './useWriting';

interface StoryDocumentProps extends WritingParts {
  readonly backTo: string;
}
interface PartProps {
  readonly site: number;
  readonly story: Story;
  readonly isInHand: boolean;
  readonly writing: Writing;
}

/** A story to be written, read and decided. */
export function StoryDocument(props: StoryDocumentProps) {
  const { site, opened, reopen, backTo } = props;
  const { story, isInHand } = opened;
  const say = useText();
  const navigate = useNavigate();
  const editor = useRef<EditorHandle>(null);
  const writing = useWriting(props);
  const acts = useStoryActs({
    site,
    settled: settle(props, writing.draft, () => {
      const isOpen = (editor.current?.openPictures() ?? 0) > 0;
      if (isOpen) showToast(say('picturesOpen'), true);
      return isOpen;
    }),
    onDone: () => void reopen(),
    onRefused: (error) => {
      writing.refusal.take(error);
      if (error instanceof CallError && error.http === 409) void reopen();
    },
  });
  // on a phone the fields stand far below
  useEffect(() => {
    if (writing.refusal.error !== undefined)
      document.querySelector('[data-invalid]')?.scrollIntoView({ block: 'center' });
  }, [writing.refusal.error]);
  const part = { site, story, isInHand, writing };
  return (
    <article className={styles.document}>
      <h1 className={styles.hidden}>{storyLabel(story, say)}</h1>
      <header className={styles.bar}>
        <Button kind="quiet" isSquare aria-label={say('back')} onPress={() => navigate(backTo)}>
          <Icon name="back" />
        </Button>
        {isInHand ? (
          <SaveState status={writing.status} />
        ) : (
          <span className={styles.saveState}>{say('readOnly')}</span>
        )}
        <span className={styles.acts}>
          <StoryActs story={story} run={acts.run} isBusy={acts.running !== undefined} />
        </span>
      </header>
      <Holder story={story} isInHand={isInHand} onTake={() => void reopen({ force: true })} />
      <div className={styles.columns}>
        <StoryText {...part} editor={editor} />
        <StorySide {...part} />
      </div>
    </article>
  );
}

const characters = (text: string): number => Array.from(text).length;

function StoryText({ site, isInHand, writing, editor }: PartProps & { readonly editor: Ref<EditorHandle> }) {
  const say = useText();
  const { values, set, faultOf, draft, refusal } = writing;
  return (
    <div className={styles.text}>
      <TextField
        label={`${say('title')} ${characters(values.title)}/${STORY_TITLE_MAX}`}
        value={values.title}
        onChange={(value) => set('title', value)}
        isReadOnly={!isInHand}
        maxLength={STORY_TITLE_MAX}
        error={faultOf('title')}
      />
      <Editor
        ref={editor}
        site={site}
        html={values.body}
        isEditable={isInHand}
        error={faultOf('body')}
        onChange={(read) => {
          draft.change('body', read);
          if (refusal.error !== undefined) refusal.clear();
        }}
      />
    </div>
  );
}

function StorySide({ site, story, isInHand, writing: { values, set, faultOf } }: PartProps) {
  const say = useText();
  return (
    <aside className={styles.side}>
      <section aria-label={say('details')} className={styles.panel}>
        <h2>
          {say('details')} <StateBadge state={story.state} />
        </h2>
        <StoryFields site={site} values={values} set={set} isEditable={isInHand} faultOf={faultOf} />
      </section>
      <section aria-label={say('steps')} className={styles.panel}>
        <h2>{say('steps')}</h2>
        <StorySteps story={story} />
      </section>
    </aside>
  );
}

interface HolderProps {
  readonly story: Story;
  readonly isInHand: boolean;
  readonly onTake: () => void;
}

/** Says who writes in a story that the person could write in. */
function Holder({ story, isInHand, onTake }: HolderProps) {
  const say = useText();
  const person = useLogin().session?.person;
  if (isInHand || story.holder === '' || !story.acts.includes('save')) return null;
  return (
    <div className={styles.holder} role="status">
      <span>
        {person && story.holder === shownName(person)
          ? say('writtenElsewhere')
          : say('writerIs', { name: story.holder })}
      </span>
      <Button onPress={onTake}>{say('takeOver')}</Button>
    </div>
  );
}
