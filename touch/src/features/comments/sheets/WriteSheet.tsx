import { MAX_COMMENT_PICTURES } from '@contract/limits';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import type { ReplyTarget } from '@touch/outside/pendingAction';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useAboveKeyboard } from '@touch/ui/sheet/useAboveKeyboard';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { AddPicturesProps, CommentSheetProps, CommentsHere } from '../commentsContext';
import { QuotedPictures } from '../QuotedPictures';
import { commentLength } from './commentRefusals';
import { draftKey, draftOf, storeDraft } from './drafts';
import style from './sheets.module.css';
import { useCommentTexts } from './texts';
import { useSend } from './useSend';

interface WriteSheetProps {
  readonly scope: CommentsHere;
  /** The comment that it replies to. */
  readonly to: ReplyTarget | undefined;
  readonly AddPictures: CommentSheetProps['AddPictures'];
  readonly close: () => void;
}

/** The sheet to write a comment: above the keyboard, with a draft that is stored until sent (H1). */
export function WriteSheet({ scope, to, AddPictures, close }: WriteSheetProps) {
  const [words, page] = [useCommentTexts(), useWords()];
  const draft = draftKey(scope.subject, to?.id ?? '');
  const [before] = useState(() => draftOf(draft));
  const [length, setLength] = useState(() => commentLength(before.text));
  const [pictures, setPictures] = useState(before.pictures);
  const [pictureState, setPictureState] = useState<Parameters<AddPicturesProps['onState']>[0]>('arrived');
  const [pictureProblem, setPictureProblem] = useState<string>();
  const { busy, problem, max, send, needsMember } = useSend({ scope, to, draft, close });
  const field = useFocus(problem);
  const id = useId();

  const onChange = (next: readonly string[]) => {
    setPictures(next);
    storeDraft(draft, { text: field.current?.value ?? '', pictures: next });
  };
  const onState = (next: typeof pictureState) => {
    setPictureState(next);
    setPictureProblem(undefined);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    // nothing goes but what the reader sees go
    if (pictureState === 'going') return setPictureProblem(words.picturesGoing);
    if (pictureState === 'failed') return setPictureProblem(words.pictureFailed);
    send({ content: field.current?.value ?? '', pictures });
  };
  const name = to?.userName || page['comments.reader'];
  return (
    <Sheet title={to ? words.replyTo(name) : words.write} closeText={page['shell.close']} close={close}>
      <form className={style.form} noValidate onSubmit={submitted}>
        {to ? <Quoted to={to} /> : null}
        <TextField
          {...{ id, field, busy, problem }}
          text={before.text}
          onText={(text) => {
            storeDraft(draft, { text, pictures });
            setLength(commentLength(text));
          }}
        />
        {AddPictures ? (
          <AddPictures
            {...{ pictures, onChange, onState, needsMember }}
            max={MAX_COMMENT_PICTURES}
            isReadOnly={busy}
          />
        ) : null}
        <p id={`${id}-wrong`} className={style.wrong} role="alert">
          {pictureProblem ?? problem}
        </p>
        <Foot id={`${id}-count`} {...{ length, max, busy }} isGoing={pictureState === 'going'} />
      </form>
    </Sheet>
  );
}

/** The comment that is answered. */
function Quoted({ to }: { to: ReplyTarget }) {
  const { locale } = useVisit();
  return (
    <blockquote className={style.quoted}>
      <p className={style.quotedText} lang={wordsLang(to.content, locale)}>
        {to.content}
      </p>
      <QuotedPictures pictures={to.pictures} />
    </blockquote>
  );
}

interface TextFieldProps {
  readonly id: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onText: (text: string) => void;
}

function TextField({ id, field, text, busy, problem, onText }: TextFieldProps) {
  const [words, page] = [useCommentTexts(), useWords()];
  const { config } = useVisit();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {words.label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={style.text}
        rows={4}
        placeholder={config.commentHint || page['comments.needsText']}
        defaultValue={text}
        readOnly={busy}
        aria-required="true"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? `${id}-count` : `${id}-wrong`}
        onInput={({ currentTarget: { value } }) => onText(value)}
      />
    </>
  );
}

/** The field has the focus at once, and again where something is wrong with it. */
function useFocus(problem: string | undefined): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useAboveKeyboard(field);

  useEffect(() => {
    const { current } = field;
    // behind what is there, as one goes on writing
    current?.setSelectionRange(current.value.length, current.value.length);
    current?.focus();
  }, []);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  return field;
}

interface FootProps {
  readonly id: string;
  readonly length: number;
  readonly max: number;
  readonly busy: boolean;
  /** Pictures are on their way. */
  readonly isGoing: boolean;
}

/** Characters so far, and the button that sends. */
function Foot({ id, length, max, busy, isGoing }: FootProps) {
  const words = useCommentTexts();
  return (
    <div className={style.foot}>
      <span id={id} className={length > max ? style.over : style.count}>
        {length}/{max}
      </span>
      <button type="submit" className={style.submit} aria-disabled={busy || isGoing}>
        {words[busy ? 'sending' : 'send']}
      </button>
    </div>
  );
}
