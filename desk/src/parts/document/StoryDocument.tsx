import type { Story } from '@contract/newsroomStories';
import { STORY_TITLE_MAX, type StoryDraft } from '@contract/storyDraft';
import { showError } from '@desk/api/callErrors';
import { CallError, callNewsroom } from '@desk/api/callNewsroom';
import { newsroom } from '@desk/api/newsroom';
import { Editor, type EditorHandle } from '@desk/parts/editor/Editor';
import { StateBadge } from '@desk/parts/stories/StateBadge';
import { StoryActs } from '@desk/parts/stories/StoryActs';
import { StorySteps } from '@desk/parts/stories/StorySteps';
import { useStoryActs } from '@desk/parts/stories/useStoryActs';
import { useRefusal } from '@desk/parts/useRefusal';
import { useText } from '@desk/texts/useText';
import { Button } from '@desk/ui/Button';
import { Icon } from '@desk/ui/Icon';
import { TextField } from '@desk/ui/TextField';
import { showToast } from '@desk/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './document.module.css';
import { SaveState } from './SaveState';
import { type SetField, StoryFields } from './StoryFields';
import { useDraft } from './useDraft';
import { useLease } from './useLease';
import type { Opened, ReopenOptions } from './useOpened';

interface StoryDocumentProps {
  readonly site: number;
  readonly opened: Opened;
  readonly reopen: (options?: ReopenOptions) => Promise<void>;
  readonly backTo: string;
}

const characters = (text: string): number => Array.from(text).length;

/** Values of a story's fields, and their way to the server. */
function useWriting({ site, opened, reopen }: StoryDocumentProps) {
  const { story, local, isInHand } = opened;
  const { draft, status } = useDraft(site, story.id, story.version);
  const [values, setValues] = useState<StoryDraft>(() => Object.assign({}, story.draft, local?.change));
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
  return { draft, status, values, set, refusal };
}

/** Waits for every word and picture, then reads the story that an act is to be about. */
function settle(
  { site, opened: { story, isInHand } }: StoryDocumentProps,
  { draft }: Pick<ReturnType<typeof useWriting>, 'draft'>,
  openPictures: () => number,
  onPictures: () => void,
) {
  return async (): Promise<Story | undefined> => {
    if (openPictures() > 0) {
      onPictures();
      return undefined;
    }
    if (isInHand) await draft.flush();
    if (!draft.isSaved()) {
      showError(draft.status().fault);
      return undefined;
    }
    const current = await callNewsroom(newsroom.story, { site, id: story.id });
    if (current.version === draft.version()) return current;
    throw new CallError('', 409);
  };
}

/** A story to be written, read and decided. */
export function StoryDocument(props: StoryDocumentProps) {
  const { site, opened, reopen, backTo } = props;
  const { story, isInHand } = opened;
  const say = useText();
  const navigate = useNavigate();
  const editor = useRef<EditorHandle>(null);
  const writing = useWriting(props);
  const { draft, status, values, set, refusal } = writing;
  const saveFault = status.fault instanceof CallError ? status.fault.fields : {};
  const faultOf = (field: string) =>
    refusal.of(field) || (saveFault[field] ? say('faultInvalid', { reason: saveFault[field] }) : '');
  const acts = useStoryActs({
    site,
    settled: settle(
      props,
      writing,
      () => editor.current?.openPictures() ?? 0,
      () => {
        showToast(say('picturesOpen'), true);
      },
    ),
    onDone: () => void reopen(),
    onRefused: (error) => {
      refusal.take(error);
      if (error instanceof CallError && error.http === 409) void reopen();
    },
  });
  return (
    <article className={styles.document}>
      <header className={styles.bar}>
        <Button kind="quiet" isSquare aria-label={say('back')} onPress={() => navigate(backTo)}>
          <Icon name="back" />
        </Button>
        {isInHand ? (
          <SaveState status={status} />
        ) : (
          <span className={styles.saveState}>{say('readOnly')}</span>
        )}
        <span className={styles.acts}>
          <StoryActs story={story} run={acts.run} isBusy={acts.running !== undefined} />
        </span>
      </header>
      <Holder story={story} isInHand={isInHand} onTake={() => void reopen({ force: true })} />
      <div className={styles.columns}>
        <div className={styles.text}>
          <TextField
            label={`${say('title')} ${characters(values.title)}/${STORY_TITLE_MAX}`}
            value={values.title}
            onChange={(value) => set('title', value.replaceAll('\n', ' '))}
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
      </div>
    </article>
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
  if (isInHand || story.holder === '' || !story.acts.includes('save')) return null;
  return (
    <div className={styles.holder} role="status">
      <span>{say('writerIs', { name: story.holder })}</span>
      <Button onPress={onTake}>{say('takeOver')}</Button>
    </div>
  );
}
