import { MAX_COMMENT_PICTURES } from '@contract/limits';
import { useWords } from '@touch/locales/words';
import type { Answered } from '@touch/outside/intention';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/Sheet';
import { useAboveKeyboard } from '@touch/ui/useAboveKeyboard';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { QuotedPictures } from '../QuotedPictures';
import type { AddPicturesProps, SheetProps, TalkHere } from '../Talk';
import { wordsLang } from '../wordsLang';
import { draftKey, draftOf, keepDraft } from './drafts';
import { lengthOf } from './fate';
import style from './sheets.module.css';
import { useSend } from './useSend';
import { useTalkWords } from './words';

interface WriteSheetProps {
  readonly here: TalkHere;
  /** What it answers. */
  readonly to: Answered | undefined;
  readonly AddPictures: SheetProps['AddPictures'];
  readonly close: () => void;
}

/** Where a comment is written: above the keyboard, and kept until it is sent (H1). */
export function WriteSheet({ here, to, AddPictures, close }: WriteSheetProps) {
  const [words, page] = [useTalkWords(), useWords()];
  const { locale } = useVisit();
  const draft = draftKey(here.place, to?.id ?? '');
  const [before] = useState(() => draftOf(draft));
  const [length, setLength] = useState(() => lengthOf(before.text));
  const [pictures, setPictures] = useState(before.pictures);
  const [shelf, setShelf] = useState<Parameters<AddPicturesProps['standing']>[0]>('arrived');
  const [lack, setLack] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { busy, wrong, most, send, needsMember } = useSend({ here, to, draft, close });
  const id = useId();
  useAboveKeyboard(field);

  useEffect(() => {
    const { current } = field;
    // behind what is there, as one goes on writing
    current?.setSelectionRange(current.value.length, current.value.length);
    current?.focus();
  }, []);
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);

  const changed = (next: readonly string[]) => {
    setPictures(next);
    keepDraft(draft, { text: field.current?.value ?? '', pictures: next });
  };
  const standing = (next: typeof shelf) => {
    setShelf(next);
    setLack(undefined);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    // nothing goes but what the reader sees go
    if (shelf === 'going') return setLack(words['talk.picturesGoing']);
    if (shelf === 'failed') return setLack(words['talk.pictureFailed']);
    send({ content: field.current?.value ?? '', pictures });
  };
  const name = to?.userName || page['comments.reader'];
  return (
    <Sheet
      title={to ? words['talk.replyTo'](name) : words['talk.write']}
      closeText={page['shell.close']}
      close={close}
    >
      <form className={style.form} noValidate onSubmit={submitted}>
        {to ? (
          <blockquote className={style.quoted}>
            <p className={style.quotedText} lang={wordsLang(to.content, locale)}>
              {to.content}
            </p>
            <QuotedPictures pictures={to.pictures} />
          </blockquote>
        ) : null}
        <label className="visually-hidden" htmlFor={id}>
          {words['talk.label']}
        </label>
        <textarea
          ref={field}
          id={id}
          className={style.text}
          rows={4}
          placeholder={page['comments.needsText']}
          defaultValue={before.text}
          readOnly={busy}
          aria-required="true"
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? `${id}-count` : `${id}-wrong`}
          onInput={({ currentTarget: { value } }) => {
            keepDraft(draft, { text: value, pictures });
            setLength(lengthOf(value));
          }}
        />
        {AddPictures ? (
          <AddPictures
            {...{ pictures, changed, standing, needsMember }}
            most={MAX_COMMENT_PICTURES}
            fixed={busy}
          />
        ) : null}
        <p id={`${id}-wrong`} className={style.wrong} role="alert">
          {lack ?? wrong}
        </p>
        <div className={style.foot}>
          <span id={`${id}-count`} className={length > most ? style.over : style.count}>
            {length}/{most}
          </span>
          <button type="submit" className={style.submit} aria-disabled={busy || shelf === 'going'}>
            {words[busy ? 'talk.sending' : 'talk.send']}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
