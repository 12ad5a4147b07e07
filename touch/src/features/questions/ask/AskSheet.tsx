import { MAX_QUESTION_CONTENT, MAX_QUESTION_PICTURES, MAX_QUESTION_TITLE } from '@contract/limits';
import type { AskTarget } from '@touch/api/ask/asking';
import { useWords } from '@touch/locales/words';
import { Sheet } from '@touch/ui/layers/Sheet';
import { useAboveKeyboard } from '@touch/ui/layers/useAboveKeyboard';
import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { draftKey } from '../askButton/draftKey';
import style from './AskSheet.module.css';
import { lengthOf } from './askProblem';
import { draftOf, storeDraft } from './drafts';
import { askTexts, useAskTexts } from './texts';
import { useAsk } from './useAsk';

export const { loadTexts } = askTexts;

/** Component that adds pictures; a feature of its own, injected by the screen. */
export type AddPictures = ComponentType<{
  readonly pictures: readonly string[];
  readonly max: number;
  readonly isReadOnly: boolean;
  readonly onChange: (pictures: readonly string[]) => void;
  readonly onState: (state: 'arrived' | 'going' | 'failed') => void;
  readonly needsMember: (action: () => unknown) => void;
}>;

export interface AskSheetProps {
  readonly target: AskTarget;
  readonly AddPictures: AddPictures;
  readonly close: () => void;
}

/** The sheet to ask in a topic or a leader; the draft stays until it is sent, through reload and login (F17, G11). */
export function AskSheet({ target, AddPictures, close }: AskSheetProps) {
  const page = useWords();
  const texts = useAskTexts();
  const [draft, setDraft] = useState(() => draftOf(draftKey(target)));
  const [pictureState, setPictureState] = useState<'arrived' | 'going' | 'failed'>('arrived');
  const title = useRef<HTMLTextAreaElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const { busy, problem, send, needsMember, setProblem } = useAsk(target, close);
  const id = useId();
  useAboveKeyboard(title);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (problem) (problem.field === 'title' ? title : content).current?.focus();
  }, [problem]);

  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(draftKey(target), next);
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
  const field = (name: 'title' | 'content', max: number) => ({
    id: `${id}-${name}`,
    value: draft[name],
    readOnly: busy,
    'aria-invalid': problem?.field === name,
    'aria-describedby': `${id}-${name}-foot`,
    foot: (
      <p id={`${id}-${name}-foot`} className={style.under}>
        <span className={style.wrong} role="alert">
          {problem?.field === name ? problem.text : null}
        </span>
        <span className={lengthOf(draft[name]) > max ? style.over : style.count}>
          {lengthOf(draft[name])}/{max}
        </span>
      </p>
    ),
  });
  const { foot: titleFoot, ...titleProps } = field('title', MAX_QUESTION_TITLE);
  const { foot: contentFoot, ...contentProps } = field('content', MAX_QUESTION_CONTENT);
  return (
    <Sheet title={texts.heading} closeText={page['shell.close']} close={close}>
      <form noValidate onSubmit={submitted}>
        <label className={style.label} htmlFor={titleProps.id}>
          {texts.title}
        </label>
        <textarea
          ref={title}
          className={style.text}
          rows={2}
          aria-required="true"
          onChange={({ target }) => change({ title: target.value.replace(/\n+/g, ' ') })}
          {...titleProps}
        />
        {titleFoot}
        <label className={style.label} htmlFor={contentProps.id}>
          {texts.content}
        </label>
        <textarea
          ref={content}
          className={style.text}
          rows={4}
          onChange={({ target }) => change({ content: target.value })}
          {...contentProps}
        />
        {contentFoot}
        <AddPictures
          pictures={draft.pictures}
          max={MAX_QUESTION_PICTURES}
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
