import { type FieldName, normalizeField, type Values } from './loginForms';

/** Typed values: they survive a failed call and a change of form. Never stored. */
export interface Draft {
  readonly text: (field: FieldName) => string;
  readonly write: (field: FieldName, text: string) => void;
  readonly values: () => Values;
  /** Focuses a field, if it is shown. */
  readonly focus: (field: FieldName) => void;
  readonly shows: (field: FieldName, input: HTMLInputElement | null) => void;
}

export function createDraft(): Draft {
  const typed = new Map<FieldName, string>();
  const shown = new Map<FieldName, HTMLInputElement>();
  const value = (field: FieldName) => normalizeField(field, typed.get(field) ?? '');
  return {
    text: (field) => typed.get(field) ?? '',
    write: (field, text) => void typed.set(field, text),
    values: () => ({
      phone: value('phone'),
      code: value('code'),
      old: value('old'),
      password: value('password'),
      again: value('again'),
      challenge: value('challenge'),
    }),
    focus: (field) => shown.get(field)?.focus(),
    shows: (field, input) => {
      if (!input) shown.delete(field);
      else {
        shown.set(field, input);
        // Typed or auto-filled before hydration.
        if (input.value !== '') typed.set(field, input.value);
      }
    },
  };
}
