import type { VoteInfo } from '@touch/api/activityVotes';
import { useChallenge } from '@touch/api/useChallenge';
import { NO_CHALLENGE, type OpenChallenge } from '@touch/api/useOpenChallenge';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { Captcha } from '@touch/widgets/captcha/Captcha';
import { captchaTexts, useCaptchaTexts } from '@touch/widgets/captcha/texts';
import { FormFields } from '@touch/widgets/signForms/FormFields';
import { formProblems } from '@touch/widgets/signForms/fieldProblems';
import { loadPicturePicker } from '@touch/widgets/signForms/pictures';
import { signFormTexts, useSignFormTexts } from '@touch/widgets/signForms/texts';
import { useFormProblems } from '@touch/widgets/signForms/useFormProblems';
import { useUploads } from '@touch/widgets/signForms/useUploads';
import { type FormEvent, useId, useState } from 'react';
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
  const { draft, busy } = ballot;
  const [check, setCheck] = useState({ open: NO_CHALLENGE, code: '' });
  const { problems, show, onUpload, findProblems } = useSheetProblems(info, id);
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = check.code.trim();
    const lacksCode = sheet.needsCode && code === '';
    const found = [
      ...findProblems(draft.info),
      ...(lacksCode ? [{ field: CODE, text: codeTexts.codeMissing }] : []),
    ];
    show(found);
    if (found.length === 0) ballot.send(sheet.needsCode ? { ...check.open, verifyCode: code } : undefined);
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
          {...{ id, siteLang, problems, onUpload, fields: info.fields, draft: draft.info, isReadOnly: busy }}
          sending={{ load: () => loadPicturePicker(locale), needsMember }}
          change={(field, value) => ballot.answer({ ...draft.info, [field]: value })}
          left={() => undefined}
        />
        {sheet.needsCode ? (
          <SheetCaptcha
            id={`${id}-${CODE}`}
            value={check.code}
            change={(code) => setCheck((known) => ({ ...known, code }))}
            problem={problems.find(({ field }) => field === CODE)?.text ?? sheet.problem}
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

/** Problems of the questions about the voter. */
function useSheetProblems({ fields }: VoteInfo, id: string) {
  const texts = useSignFormTexts();
  const { onUpload, uploadProblems } = useUploads(fields);
  const { problems, show } = useFormProblems(id);
  return {
    problems,
    show,
    onUpload,
    findProblems: (answers: Readonly<Record<string, string>>) => {
      const unsent = uploadProblems();
      return unsent.length > 0 ? unsent : formProblems(fields, answers, texts);
    },
  };
}
