import type { Say, TextKey } from '@desk/texts/useText';
import { CallError } from './callNewsroom';

type Listener = (error: unknown) => void;
let listener: Listener | undefined;

/** The one place that shows errors which no screen shows itself. */
export function listenToErrors(next: Listener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}

export const showError = (error: unknown): void => listener?.(error);

/** Refusals whose own words say no more. */
const KNOWN: Readonly<Record<number, TextKey>> = {
  401: 'wrongLogin',
  403: 'notAllowed',
  404: 'notThere',
  409: 'changedMeanwhile',
  413: 'tooLarge',
  429: 'tooMany',
};

/** Reason of a failed call in the reader's language; a refusal's own words otherwise. */
export function reasonOf(error: unknown, say: Say): string {
  if (!(error instanceof CallError)) return say('serverFault');
  if (error.http === 0) return say('noNetwork');
  if (error.http >= 500) return say('serverFault');
  if (Object.keys(error.fields).length > 0 && error.http === 422) return say('fieldsMissing');
  if (error.code === 'taken') return say('writerIs', { name: error.by });
  const known = KNOWN[error.http];
  if (known !== undefined) return say(known);
  return error.message || String(error.http);
}

const FAULTS = {
  missing: 'faultMissing',
  notListed: 'faultNotListed',
  pictures: 'faultPictures',
  unknown: 'faultUnknown',
} as const;

/** Words for a field's fault. */
export function faultOf(fault: string, say: Say): string {
  const known = Object.entries(FAULTS).find(([name]) => name === fault)?.[1];
  return known === undefined ? say('faultInvalid', { reason: fault }) : say(known);
}
