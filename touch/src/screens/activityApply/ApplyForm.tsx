import { SignFieldType } from '@contract/participation/codes';
import { PHONE_FIELD } from '@contract/signFieldProblem';
import type { Activity, SignField } from '@touch/api/activity/activity';
import { useMember } from '@touch/api/member/member';
import { isRepeated } from '@touch/api/signUp/signUp';
import { plainTitle } from '@touch/lib/rows/text';
import { useVisit } from '@touch/outside/visit';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import style from './activityApply.module.css';
import { draftOf, type SignUpDraft, storeDraft } from './drafts';
import { FormField } from './FormField';
import { answerProblem } from './problems';
import { useTexts } from './texts';
import { UploadField, type UploadState } from './UploadField';
import { useSignUp } from './useSignUp';

interface ApplyFormProps {
  readonly activity: Activity;
  /** The entry to change, with its answers; absent for a new one. */
  readonly entry?: { readonly entryID: number; readonly answers: SignUpDraft };
}

/** The form of an activity's own fields; a new one keeps what was typed through reload and login (F8, G11). */
export function ApplyForm({ activity, entry }: ApplyFormProps) {
  const texts = useTexts();
  const { siteLang } = useVisit();
  const member = useMember();
  const { fileId, fields } = activity;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, setProblem, send } = useSignUp(activity, entry?.entryID ?? 0);
  const { draft, change } = useDraft(fileId, entry?.answers);
  const [uploads, setUploads] = useState<Readonly<Record<string, UploadState>>>({});
  const checkRepeated = useRepeatedCheck(fileId, (field) => setProblem({ field, text: texts.repeated }));
  useEffect(() => {
    if (problem?.field) document.getElementById(`${id}-${problem.field}`)?.focus();
  }, [problem, id]);

  const left = (field: SignField) => {
    const value = draft[field.id] ?? '';
    if (field.id === PHONE_FIELD && value !== '' && !answerProblem(field, value, texts))
      void checkRepeated(field.id, value);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const waiting = fields.find((field) => (uploads[field.id] ?? 'arrived') !== 'arrived');
    if (!waiting) return send(draft);
    const text = uploads[waiting.id] === 'going' ? texts.pictureGoing : texts.pictureFailed;
    setProblem({ field: waiting.id, text });
  };
  return (
    <form ref={form} className={style.form} noValidate onSubmit={submitted}>
      <h1 className={style.title} lang={siteLang}>
        {plainTitle(activity.title)}
      </h1>
      {fields.map((field) => {
        const props = {
          id: `${id}-${field.id}`,
          field,
          value: draft[field.id] ?? '',
          error: problem?.field === field.id ? problem.text : undefined,
          isReadOnly: busy,
          change: (value: string) => {
            change(field.id, value);
            if (problem?.field === field.id) setProblem(undefined);
          },
        };
        return field.type === SignFieldType.upload ? (
          <UploadField
            key={field.id}
            {...props}
            onState={(state) => setUploads((all) => ({ ...all, [field.id]: state }))}
          />
        ) : (
          <FormField key={field.id} {...props} left={() => left(field)} />
        );
      })}
      <p className={style.error} role="alert">
        {problem?.field === '' ? problem.text : null}
      </p>
      <button type="submit" className={style.submit} aria-disabled={busy}>
        {busy ? texts.sending : entry ? texts.sendChange : texts.send}
      </button>
      {member ? null : <p className={style.note}>{texts.draftKept}</p>}
    </form>
  );
}

/** The answers; those of a new entry are stored as they are typed. The page is served empty, so a stored draft comes after the first render. */
function useDraft(fileId: string, answers: SignUpDraft | undefined) {
  const [draft, setDraft] = useState<SignUpDraft>(answers ?? {});
  const isNew = answers === undefined;
  useEffect(() => {
    if (isNew) setDraft((typed) => ({ ...draftOf(fileId), ...typed }));
  }, [fileId, isNew]);
  const change = (field: string, value: string) => {
    const next = { ...draft, [field]: value };
    setDraft(next);
    if (isNew) storeDraft(fileId, next);
  };
  return { draft, change };
}

/** Asks whether another entry has a value (wire g65); each value once, and only for a member. */
function useRepeatedCheck(fileId: string, found: (field: string) => void) {
  const { cache } = useVisit();
  const isMember = useMember() !== undefined;
  const checkedValue = useRef('');
  const latest = useRef(found);
  latest.current = found;
  return async (field: string, value: string) => {
    if (!isMember || checkedValue.current === value) return;
    checkedValue.current = value;
    const repeated = await isRepeated(cache, fileId, field, value);
    if (repeated && checkedValue.current === value) latest.current(field);
  };
}
