import type { ExposeType } from '@contract/exposeType';
import { type ReportSubject, sendReport } from '@touch/api/report';
import { wordsLang } from '@touch/lib/wordsLang';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useState } from 'react';
import style from './report.module.css';
import { reportTexts } from './texts';

export const loadTexts = (locale: Locale) => reportTexts.loadTexts(locale);

const reasons = ['advert', 'abuse', 'indecent', 'unlawful', 'untrue', 'other'] as const;

interface ReportSheetProps {
  /** One, or those that the reader chooses from: the name and the picture of a member. */
  readonly subjects: readonly ReportSubject[];
  /** Title or words of what is reported. */
  readonly quoted: string;
  readonly close: () => void;
}

/** Tells the newsroom why something should be looked at (K21); it works without a login. */
export function ReportSheet({ subjects, quoted, close }: ReportSheetProps) {
  const [words, page] = [reportTexts.useTexts(), useWords()];
  const { cache, locale, toast } = useVisit();
  const [subject, setSubject] = useState(subjects[0]);
  const [reason, setReason] = useState<keyof typeof ExposeType>();

  const report = async () => {
    if (!subject || !reason) return words.why;
    const outcome = await sendReport(cache, subject, reason, words[reason]);
    if (outcome.kind === 'network') return page['state.networkError'];
    if (outcome.kind === 'refused') return outcome.message || page['error.unknown'];
    close();
    toast(words.reported);
  };
  const { submit, busy, problem } = useSubmit(report, { lost: page['state.networkError'] });
  const nameOf = ({ kind }: ReportSubject) => words[kind === 'portrait' ? 'portrait' : 'nickname'];
  return (
    <Sheet title={words.title} closeText={page['shell.close']} close={close}>
      <form
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <blockquote className={style.quoted} lang={wordsLang(quoted, locale)}>
          {quoted}
        </blockquote>
        {subjects.length > 1 ? (
          <Choice
            name="what"
            legend={words.what}
            all={subjects}
            chosen={subject}
            choose={setSubject}
            textOf={nameOf}
          />
        ) : null}
        <Choice
          name="reason"
          legend={words.why}
          all={reasons}
          chosen={reason}
          choose={setReason}
          textOf={(one) => words[one]}
        />
        <Foot problem={problem} busy={busy} close={close} />
      </form>
    </Sheet>
  );
}

interface ChoiceProps<One> {
  readonly name: string;
  readonly legend: string;
  readonly all: readonly One[];
  readonly chosen: One | undefined;
  readonly choose: (one: One) => void;
  readonly textOf: (one: One) => string;
}

function Choice<One>({ name, legend, all, chosen, choose, textOf }: ChoiceProps<One>) {
  return (
    <fieldset className={style.reasons}>
      <legend className={style.legend}>{legend}</legend>
      {all.map((one) => (
        <label key={textOf(one)} className={style.reason}>
          <input
            type="radio"
            name={name}
            className={style.radio}
            checked={chosen === one}
            onChange={() => choose(one)}
          />
          {textOf(one)}
        </label>
      ))}
    </fieldset>
  );
}

interface FootProps {
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly close: () => void;
}

function Foot({ problem, busy, close }: FootProps) {
  const [words, page] = [reportTexts.useTexts(), useWords()];
  return (
    <>
      <p className={style.wrong} role="alert">
        {problem}
      </p>
      <div className={style.foot}>
        <button type="button" className={style.cancel} onClick={close}>
          {page['shell.cancel']}
        </button>
        <button type="submit" className={style.submit} aria-disabled={busy}>
          {words.send}
        </button>
      </div>
    </>
  );
}
