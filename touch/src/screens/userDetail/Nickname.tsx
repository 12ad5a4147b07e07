import { changeNickname } from '@touch/api/account';
import { useMeTexts } from '@touch/features/me/texts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type FormEvent, useId, useRef, useState } from 'react';
import style from './userDetail.module.css';

/** The service's word for a name that reads like the paper's or its staff's. */
const RESERVED = 'user nickname reserved';
/** … and for one that is taken, or none. */
const TAKEN = 'user nickname exception';

interface NicknameProps {
  readonly uid: string;
  readonly now: string;
  readonly done: (nickname: string) => void;
}

/** Another nickname; what was typed stays when it is refused. */
export function Nickname({ uid, now, done }: NicknameProps) {
  const [words, page] = [useMeTexts(), useWords()];
  const { cache, locale, toast } = useVisit();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const tell = (text: string) => {
    setWrong(text);
    field.current?.focus();
  };
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    const nickname = field.current?.value.trim() ?? '';
    if (busy) return;
    if (nickname === '') return tell(words.needsNickname);
    setBusy(true);
    setWrong('');
    const outcome = await changeNickname(cache, uid, nickname);
    setBusy(false);
    if (outcome.kind === 'network') return tell(page['state.networkError']);
    if (outcome.kind === 'refused') {
      const { msg, message } = outcome;
      if (locale === 'zh' && message) return tell(message);
      if (msg === RESERVED) return tell(words.nicknameReserved);
      return tell(msg === TAKEN ? words.nicknameTaken : message);
    }
    toast(words.nicknameSaved);
    done(nickname);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submitted(event)}>
      <label className={style.label} htmlFor={id}>
        {words.nickname} <span className={style.hint}>{words.nicknameRule}</span>
      </label>
      <input
        ref={field}
        id={id}
        className={style.input}
        type="text"
        autoComplete="nickname"
        defaultValue={now}
        aria-required="true"
        aria-invalid={wrong !== ''}
        aria-describedby={`${id}-wrong`}
      />
      <p id={`${id}-wrong`} className={style.wrong} role="alert">
        {wrong}
      </p>
      <button type="submit" className={style.submit} aria-disabled={busy}>
        {busy ? page['state.loading'] : words.save}
      </button>
    </form>
  );
}
