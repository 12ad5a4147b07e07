import { useWords } from '@touch/locales/words';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';
import { FailedNotice } from '@touch/ui/QueryState';
import { useEffect } from 'react';
import { ChunkLoadError } from './screens';

interface PartFailedProps {
  readonly error: unknown;
  readonly retry: () => void;
}

const RELOADED = 'reloadedForBuild';

/**
 * A screen's chunk did not come. After a new deployment one reload brings the new build; it happens once a build,
 * so that nothing reloads for ever (A9).
 */
export function PartFailed({ error, retry }: PartFailedProps) {
  const words = useWords();
  // biome-ignore lint/suspicious/noConsole: the name is for reports, not for readers
  useEffect(() => console.error(failureName(error)), [error]);
  useEffect(() => {
    let left = false;
    void newerBuild().then((build) => {
      if (left || !build || readStored('session', RELOADED) === build) return;
      writeStored('session', RELOADED, build);
      window.location.reload();
    });
    return () => {
      left = true;
    };
  }, []);
  return <FailedNotice message={words['state.partFailed']} retry={retry} />;
}

/** Name of a failure in reports (A9): the kind of error, and a style sheet's own code. */
export function failureName(error: unknown): string {
  if (error instanceof ChunkLoadError && error.code) return `${error.name} ${error.code}`;
  return error instanceof Error ? error.name : 'ChunkLoadError';
}

const ownBuild = (): string => document.documentElement.dataset.build ?? '';

/** The build the server serves now, where it is not ours. */
async function newerBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/assets/build.txt', { cache: 'no-store' });
    const build = response.ok ? (await response.text()).trim() : '';
    return build !== '' && build !== ownBuild() ? build : undefined;
  } catch {
    // offline: the retry button is what there is
    return undefined;
  }
}

/** A page that stands has its build: a later failure may reload again. */
export const pageStands = (): void => forgetStored('session', RELOADED);
