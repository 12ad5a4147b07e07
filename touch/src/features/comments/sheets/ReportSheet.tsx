import { ExposeType } from '@contract/exposeType';
import type { BaseComment } from '@touch/api/comments';
import { exposeComment } from '@touch/api/discuss';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { type FormEvent, useRef, useState } from 'react';
import style from './sheets.module.css';
import { useCommentTexts } from './texts';

const reasons = ['advert', 'abuse', 'indecent', 'unlawful', 'untrue', 'other'] as const;

interface ReportSheetProps {
  readonly comment: BaseComment;
  readonly close: () => void;
}

/** Why a comment should be looked at (wire x7); it works without a login. */
export function ReportSheet({ comment, close }: ReportSheetProps) {
  const [words, page] = [useCommentTexts(), useWords()];
  const { cache, locale, toast } = useVisit();
  const [reason, setReason] = useState<(typeof reasons)[number]>();
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const report = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    if (!reason) return setWrong(words.reportWhy);
    sending.current = true;
    setBusy(true);
    setWrong(undefined);
    const problem = await exposeComment(cache, comment.id, ExposeType[reason], words[`${reason}`]);
    sending.current = false;
    setBusy(false);
    if (problem.kind === 'network') return setWrong(page['state.networkError']);
    if (problem.kind === 'refused') return setWrong(problem.message || page['error.unknown']);
    close();
    toast(words.reported);
  };
  return (
    <Sheet title={words.report} closeText={page['shell.close']} close={close}>
      <form className={style.form} onSubmit={(event) => void report(event)}>
        <blockquote className={style.quoted} lang={wordsLang(comment.content, locale)}>
          {comment.content}
        </blockquote>
        <fieldset className={style.reasons}>
          <legend className={style.legend}>{words.reportWhy}</legend>
          {reasons.map((one) => (
            <label key={one} className={style.reason}>
              <input
                type="radio"
                name="reason"
                className={style.radio}
                checked={reason === one}
                onChange={() => setReason(one)}
              />
              {words[`${one}`]}
            </label>
          ))}
        </fieldset>
        <p className={style.wrong} role="alert">
          {wrong}
        </p>
        <div className={style.foot}>
          <button type="button" className={style.cancel} onClick={close}>
            {page['shell.cancel']}
          </button>
          <button type="submit" className={style.submit} aria-disabled={busy}>
            {words.reportSend}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
