import { MAX_APPEAL } from '@contract/appealCodes';
import { fetchRefusal, type OwnWordsRef, type Refusal, sendAppeal } from '@touch/api/ownWords';
import { lengthOf } from '@touch/lib/lengthOf';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { FailedNotice } from '@touch/ui/QueryState';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useAboveKeyboard } from '@touch/ui/sheet/useAboveKeyboard';
import { TextField } from '@touch/ui/TextField';
import fieldStyle from '@touch/ui/TextField.module.css';
import { useProblemFocus } from '@touch/ui/useProblemFocus';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import style from './ownWords.module.css';
import { ownWordsTexts } from './texts';

interface AppealSheetProps {
  readonly own: OwnWordsRef;
  /** Title or words of what was refused. */
  readonly quoted: string;
  readonly close: () => void;
}

/** Why the newsroom refused something of the member, their appeal, and what became of it (K21). */
export function AppealSheet({ own: { kind, id }, quoted, close }: AppealSheetProps) {
  const [words, page] = [ownWordsTexts.useTexts(), useWords()];
  const { cache, locale } = useVisit();
  const [refusal, setRefusal] = useState<Refusal | 'none' | 'failed'>();
  const load = useCallback(() => {
    setRefusal(undefined);
    void fetchRefusal(cache, { kind, id }).then((read) => setRefusal(read ?? 'failed'));
  }, [cache, kind, id]);
  useEffect(load, [load]);
  const content = () => {
    if (refusal === undefined) return <p className={style.line}>{page['state.loading']}</p>;
    if (refusal === 'failed') return <FailedNotice message={page['state.partFailed']} retry={load} />;
    if (refusal === 'none') return <p className={style.line}>{words.notRefused}</p>;
    return (
      <>
        <h3 className={style.label}>{words.reason}</h3>
        <p className={style.words} lang={refusal.reason ? wordsLang(refusal.reason, locale) : undefined}>
          {refusal.reason || words.noReason}
        </p>
        {refusal.appeal === 'none' ? (
          <AppealForm
            own={{ kind, id }}
            sent={(content) => setRefusal({ ...refusal, appeal: 'open', content })}
          />
        ) : (
          <Appealed {...refusal} />
        )}
      </>
    );
  };
  return (
    <Sheet title={words.whyAndAppeal} closeText={page['shell.close']} close={close}>
      {quoted ? (
        <blockquote className={style.quoted} lang={wordsLang(quoted, locale)}>
          {quoted}
        </blockquote>
      ) : null}
      {content()}
    </Sheet>
  );
}

/** The member's appeal and what became of it. */
function Appealed({ appeal, content, note }: Refusal) {
  const words = ownWordsTexts.useTexts();
  const { locale } = useVisit();
  const state = { none: '', open: words.open, upheld: words.upheld, dismissed: words.dismissed }[appeal];
  return (
    <>
      <h3 className={style.label}>{words.yourAppeal}</h3>
      <p className={style.words} lang={wordsLang(content, locale)}>
        {content}
      </p>
      <p className={style.state} role="status">
        {state}
      </p>
      {note ? (
        <p className={style.words} lang={wordsLang(note, locale)}>
          {note}
        </p>
      ) : null}
    </>
  );
}

interface AppealFormProps {
  readonly own: OwnWordsRef;
  readonly sent: (content: string) => void;
}

function AppealForm({ own, sent }: AppealFormProps) {
  const [words, page] = [ownWordsTexts.useTexts(), useWords()];
  const { cache, toast } = useVisit();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useAboveKeyboard(field);
  const send = async () => {
    if (text.trim() === '') return words.needsText;
    if (lengthOf(text) > MAX_APPEAL) return words.tooLong(MAX_APPEAL);
    const result = await sendAppeal(cache, own, text);
    if (result === 'network') return page['state.networkError'];
    if (result !== 'done') return result.message || page['error.unknown'];
    sent(text);
    toast(words.sent);
  };
  const { submit, busy, problem } = useSubmit(send, { lost: page['state.networkError'] });
  const problems = useMemo(() => (problem ? [{ field: 'content' as const }] : []), [problem]);
  useProblemFocus(problems, { content: field });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={style.line}>{words.how}</p>
      <TextField
        {...{ label: words.field, value: text, rows: 4, max: MAX_APPEAL, problem, field }}
        isReadOnly={busy}
        isRequired
        onChange={setText}
      />
      <button type="submit" className={fieldStyle.submit} aria-disabled={busy}>
        {words.send}
      </button>
    </form>
  );
}
