import { useMember } from '@touch/api/member';
import { isRepeated } from '@touch/api/signUp';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import { draftOf, type SignUpDraft, storeDraft } from './drafts';

/** The answers; those of a new entry are stored as they are typed. The page is served empty, so a stored draft comes after the first render. */
export function useDraft(fileId: string, answers: SignUpDraft | undefined) {
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
export function useRepeatedCheck(fileId: string, found: (field: string) => void) {
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
