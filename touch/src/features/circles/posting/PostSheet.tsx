import { MAX_POST_CONTENT, MAX_POST_PICTURES, MAX_POST_TITLE } from '@contract/limits';
import { useWords } from '@touch/locales/words';
import { Sheet } from '@touch/ui/layers/Sheet';
import { useAboveKeyboard } from '@touch/ui/layers/useAboveKeyboard';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { draftOf, storeDraft } from './drafts';
import { PostField } from './PostField';
import style from './PostSheet.module.css';
import type { PostProblem } from './postProblem';
import { postingTexts, usePostingTexts } from './texts';
import { usePosting } from './usePosting';

export const { loadTexts } = postingTexts;

/** Component that adds pictures; a feature of its own, injected by the screen. */
export type AddPictures = ComponentType<{
  readonly pictures: readonly string[];
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly onChange: (pictures: readonly string[]) => void;
  readonly onState: (state: 'arrived' | 'going' | 'failed') => void;
  readonly needsMember: (action: () => unknown) => void;
}>;

export interface PostSheetProps {
  /** '0' = a moment. */
  readonly circle: string;
  readonly AddPictures: AddPictures;
  readonly close: () => void;
  /** Called when the platform has the post; the sheet closes. */
  readonly posted: () => void;
}

/** The sheet to post in a circle; the draft stays until it is sent, through reload and login (F24, G11). */
export function PostSheet({ circle, AddPictures, close, posted }: PostSheetProps) {
  const page = useWords();
  const texts = usePostingTexts();
  const [draft, setDraft] = useState(() => draftOf(circle));
  const [pictureState, setPictureState] = useState<'arrived' | 'going' | 'failed'>('arrived');
  const title = useRef<HTMLTextAreaElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const { busy, problem, send, needsMember, setProblem } = usePosting(circle, posted);
  useAboveKeyboard(content);
  useEffect(() => content.current?.focus(), []);
  useEffect(() => {
    if (problem) (problem.field === 'title' ? title : content).current?.focus();
  }, [problem]);

  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(circle, next);
    setProblem(undefined);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (pictureState !== 'arrived')
      return setProblem({
        field: 'content',
        text: pictureState === 'going' ? texts.picturesGoing : texts.pictureFailed,
      });
    send(draft);
  };
  const common = (name: PostProblem['field']) => ({
    value: draft[name],
    isReadOnly: busy,
    problem: problem?.field === name ? problem.text : undefined,
  });
  return (
    <Sheet
      title={Number(circle) === 0 ? texts.momentHeading : texts.heading}
      closeText={page['shell.close']}
      close={close}
    >
      <form noValidate onSubmit={submitted}>
        <PostField
          {...common('title')}
          {...{ label: texts.title, rows: 1, max: MAX_POST_TITLE, field: title }}
          onChange={(text) => change({ title: text.replace(/\n+/g, ' ') })}
        />
        <PostField
          {...common('content')}
          {...{ label: texts.content, rows: 5, max: MAX_POST_CONTENT, field: content }}
          onChange={(text) => change({ content: text })}
        />
        <AddPictures
          pictures={draft.pictures}
          max={MAX_POST_PICTURES}
          isReadOnly={busy}
          onChange={(pictures) => change({ pictures: [...pictures] })}
          onState={setPictureState}
          needsMember={needsMember}
        />
        <button type="submit" className={style.submit} aria-disabled={busy || pictureState === 'going'}>
          {busy ? texts.sending : texts.send}
        </button>
      </form>
    </Sheet>
  );
}
