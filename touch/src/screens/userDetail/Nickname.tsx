import { changeNickname } from '@touch/api/account';
import { useMeTexts } from '@touch/features/me/texts';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { type FormEvent, useId, useRef } from 'react';
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
  const id = useId();
  const tell = (text: string) => {
    field.current?.focus();
    return text;
  };
  const send = async () => {
    const nickname = field.current?.value.trim() ?? '';
    if (nickname === '') return tell(words.needsNickname);
    const outcome = await changeNickname(cache, uid, nickname);
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
  const { busy, problem = '', submit } = useSubmit(send, { lost: page['state.networkError'] });
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form method="post" noValidate onSubmit={submitted}>
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
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-wrong`}
      />
      <p id={`${id}-wrong`} className={style.wrong} role="alert">
        {problem}
      </p>
      <button type="submit" className={style.submit} aria-disabled={busy}>
        {busy ? page['state.loading'] : words.save}
      </button>
    </form>
  );
}
