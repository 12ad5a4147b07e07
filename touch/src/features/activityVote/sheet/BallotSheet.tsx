import type { VoteInfo } from '@touch/api/activityVote/activityVotes';
import { useChallenge } from '@touch/api/captcha/useChallenge';
import { NO_CHALLENGE, type OpenChallenge } from '@touch/api/challenge/useOpenChallenge';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Captcha } from '@touch/ui/captcha/Captcha';
import { captchaTexts, useCaptchaTexts } from '@touch/ui/captcha/texts';
import { Sheet } from '@touch/ui/layers/Sheet';
import { FormFields } from '@touch/ui/signForms/FormFields';
import { type FormProblem, formProblem } from '@touch/ui/signForms/fieldProblems';
import { signFormTexts, useSignFormTexts } from '@touch/ui/signForms/texts';
import { useUploads } from '@touch/ui/signForms/useUploads';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { Ballot, OpenSheet } from '../useBallot';
import style from './BallotSheet.module.css';
import { sheetTexts, useSheetTexts } from './texts';

export const loadTexts = (locale: Locale) =>
  Promise.all([
    sheetTexts.loadTexts(locale),
    signFormTexts.loadTexts(locale),
    captchaTexts.loadTexts(locale),
  ]);

export interface BallotSheetProps {
  readonly info: VoteInfo;
  readonly ballot: Ballot;
  readonly sheet: OpenSheet;
}
const CODE = 'code';

/** Questions of the vote about its voters and a captcha, before the ballot is sent; answers stay through reload and login. */
export function BallotSheet({ info, ballot, sheet }: BallotSheetProps) {
  const texts = useSheetTexts();
  const words = useWords();
  const { locale, needsMember, siteLang } = useVisit();
  const codeTexts = useCaptchaTexts();
  const id = useId();
  const { draft, busy, addPictures } = ballot;
  const [check, setCheck] = useState({ open: NO_CHALLENGE, code: '' });
  const { problem, setProblem, onUpload, findProblem } = useSheetProblem(info, id);
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = check.code.trim();
    const found =
      findProblem(draft.info) ??
      (sheet.needsCode && code === '' ? { field: CODE, text: codeTexts.codeMissing } : undefined);
    setProblem(found);
    if (!found) ballot.send(sheet.needsCode ? { ...check.open, verifyCode: code } : undefined);
  };
  return (
    <Sheet title={texts.title} closeText={words['shell.close']} close={ballot.closeSheet}>
      <form noValidate onSubmit={submitted}>
        <ul className={style.chosen}>
          {draft.choices.map(({ optionId, name }) => (
            <li key={optionId}>{name}</li>
          ))}
        </ul>
        {info.fields.length > 0 ? <p className={style.note}>{texts.forReview}</p> : null}
        <FormFields
          {...{ id, siteLang, problem, onUpload, fields: info.fields, draft: draft.info, isReadOnly: busy }}
          sending={{ load: () => addPictures(locale), needsMember }}
          change={(field, value) => ballot.answer({ ...draft.info, [field]: value })}
          left={() => undefined}
        />
        {sheet.needsCode ? (
          <SheetCaptcha
            id={`${id}-${CODE}`}
            value={check.code}
            change={(code) => setCheck((known) => ({ ...known, code }))}
            problem={problem?.field === CODE ? problem.text : sheet.problem}
            attempt={sheet}
            isSending={busy}
            setOpen={(open) => setCheck((known) => ({ ...known, open }))}
          />
        ) : null}
        <p className={style.error} role="alert">
          {ballot.reply}
        </p>
        <button type="submit" className={style.send} aria-disabled={busy}>
          {busy ? texts.sending : texts.send}
        </button>
      </form>
    </Sheet>
  );
}

interface SheetCaptchaProps {
  readonly id: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly problem: string;
  readonly attempt: OpenSheet;
  readonly isSending: boolean;
  readonly setOpen: (challenge: OpenChallenge) => void;
}

function SheetCaptcha({ id, value, problem, ...user }: SheetCaptchaProps) {
  return <Captcha {...{ id, value, problem, change: user.change }} {...useChallenge(user)} />;
}

/** The first wrong field, which gets the focus. */
function useSheetProblem({ fields }: VoteInfo, id: string) {
  const texts = useSignFormTexts();
  const { onUpload, uploadProblem } = useUploads(fields);
  const [problem, setProblem] = useState<FormProblem>();
  useEffect(() => {
    if (problem) document.getElementById(`${id}-${problem.field}`)?.focus();
  }, [problem, id]);
  return {
    ...{ problem, setProblem, onUpload },
    findProblem: (answers: Readonly<Record<string, string>>) =>
      uploadProblem() ?? formProblem(fields, answers, texts),
  };
}
