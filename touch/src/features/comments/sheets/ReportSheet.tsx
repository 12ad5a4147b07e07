import { ExposeType } from '@contract/exposeType';
import type { BaseComment } from '@touch/api/comments';
import { exposeComment } from '@touch/api/discuss';
import { wordsLang } from '@touch/lib/wordsLang';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useState } from 'react';
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

  const report = async () => {
    if (!reason) return words.reportWhy;
    const outcome = await exposeComment(cache, comment.id, ExposeType[reason], words[`${reason}`]);
    if (outcome.kind === 'network') return page['state.networkError'];
    if (outcome.kind === 'refused') return outcome.message || page['error.unknown'];
    close();
    toast(words.reported);
  };
  const { submit, busy, problem } = useSubmit(report, { lost: page['state.networkError'] });
  return (
    <Sheet title={words.report} closeText={page['shell.close']} close={close}>
      <form
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
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
          {problem}
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
