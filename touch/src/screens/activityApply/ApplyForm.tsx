import { PHONE_FIELD } from '@contract/signForms/signFieldProblem';
import type { Activity } from '@touch/api/activity';
import { useMember } from '@touch/api/member';
import { signUpState } from '@touch/api/signUpState';
import { plainTitle } from '@touch/lib/text';
import type { Locale } from '@touch/locales/messages';
import { useVisit } from '@touch/outside/visit';
import { FormFields } from '@touch/widgets/signForms/FormFields';
import type { FormFieldRow } from '@touch/widgets/signForms/field';
import { answerProblem, formProblems } from '@touch/widgets/signForms/fieldProblems';
import { useSignFormTexts } from '@touch/widgets/signForms/texts';
import { useFormProblems } from '@touch/widgets/signForms/useFormProblems';
import { useUploads } from '@touch/widgets/signForms/useUploads';
import { type FormEvent, useId } from 'react';
import style from './activityApply.module.css';
import type { SignUpDraft } from './drafts';
import { useDraft, useRepeatedCheck } from './formState';
import { useTexts } from './texts';
import { useSignUp } from './useSignUp';

const loadPictures = async (locale: Locale) =>
  (await import('@touch/widgets/upload/addPictures')).addPictures(locale);

interface ApplyFormProps {
  readonly activity: Activity;
  /** The entry to change, with its answers; absent for a new one. */
  readonly entry?: { readonly entryID: number; readonly answers: SignUpDraft };
}

/** The form of an activity's own fields; a new one keeps what was typed through reload and login (F8, G11). */
export function ApplyForm({ activity, entry }: ApplyFormProps) {
  const texts = useTexts();
  const { locale, needsMember, siteLang } = useVisit();
  const member = useMember();
  const { fileId, fields } = activity;
  const id = useId();
  const { problems, show, clear } = useFormProblems(id);
  const { busy, send } = useSignUp(activity, entry?.entryID ?? 0, (problem) => show([problem]));
  const { draft, change } = useDraft(fileId, entry?.answers);
  const fieldTexts = useSignFormTexts();
  const { onUpload, uploadProblems } = useUploads(fields);
  const checkRepeated = useRepeatedCheck(fileId, (field) => show([{ field, text: texts.repeated }]));
  const waits = !entry && signUpState(activity) === 'waits';

  const left = (field: FormFieldRow) => {
    const value = draft[field.id] ?? '';
    if (field.id === PHONE_FIELD && value !== '' && !answerProblem(field, value, fieldTexts))
      void checkRepeated(field.id, value);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = [...uploadProblems(), ...formProblems(fields, draft, fieldTexts)];
    // in the order of the form
    show(fields.flatMap(({ id: field }) => found.find((one) => one.field === field) ?? []));
    if (found.length === 0) send(draft);
  };
  const changed = (field: string, value: string) => {
    change(field, value);
    clear(field);
  };
  const sendText = entry ? texts.sendChange : waits ? texts.sendWaiting : texts.send;
  return (
    <form className={style.form} noValidate onSubmit={submitted}>
      <h1 className={style.title} lang={siteLang}>
        {plainTitle(activity.title)}
      </h1>
      {waits ? <p className={style.waitingRule}>{texts.waitingRule(activity.waitingNum)}</p> : null}
      <FormFields
        {...{ id, fields, siteLang, draft, problems, change: changed, left, onUpload }}
        sending={{ load: () => loadPictures(locale), needsMember }}
        isReadOnly={busy}
      />
      <p className={style.error} role="alert">
        {problems.find(({ field }) => field === '')?.text}
      </p>
      <button type="submit" className={style.submit} aria-disabled={busy}>
        {busy ? texts.sending : sendText}
      </button>
      {member ? null : <p className={style.note}>{texts.draftKept}</p>}
    </form>
  );
}
