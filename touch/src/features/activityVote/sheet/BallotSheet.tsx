import type { VoteInfo, VoterField } from '@touch/api/activityVote/activityVotes';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { Sheet } from '@touch/ui/layers/Sheet';
import { type FormEvent, useState } from 'react';
import type { Ballot, OpenSheet } from '../useBallot';
import style from './BallotSheet.module.css';
import { Captcha } from './Captcha';
import { sheetTexts, useSheetTexts } from './texts';
import { VoterFields } from './VoterFields';

export const loadTexts = (locale: Locale) => sheetTexts.loadTexts(locale);

export interface BallotSheetProps {
  readonly info: VoteInfo;
  readonly ballot: Ballot;
  readonly sheet: OpenSheet;
}

/** Questions of the vote about its voters and a captcha, before the ballot is sent; answers stay through reload and login. */
export function BallotSheet({ info, ballot, sheet }: BallotSheetProps) {
  const texts = useSheetTexts();
  const words = useWords();
  const { draft, busy } = ballot;
  const [verifyId, setVerifyId] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<VoterField | 'code'>();

  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = info.fields.find(({ id, isneed }) => isneed && (draft.info[id] ?? '').trim() === '');
    const first = empty ?? (sheet.needsCode && code.trim() === '' ? 'code' : undefined);
    setMissing(first);
    if (!first)
      return ballot.send(sheet.needsCode ? { type: 'image', verifyId, verifyCode: code.trim() } : undefined);
    const name = first === 'code' ? 'code' : first.id;
    const field = event.currentTarget.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
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
        <VoterFields
          fields={info.fields}
          answers={draft.info}
          missing={typeof missing === 'object' ? missing.id : undefined}
          answer={(id, value) => ballot.answer({ ...draft.info, [id]: value })}
        />
        {sheet.needsCode ? (
          <Captcha
            value={code}
            change={setCode}
            problem={missing === 'code' ? texts.codeMissing : sheet.problem}
            attempt={sheet}
            setVerifyId={setVerifyId}
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
