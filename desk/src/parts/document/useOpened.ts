import type { Person } from '@contract/newsroomShapes';
import type { Story } from '@contract/newsroomStories';
import { showError } from '@desk/api/callErrors';
import { CallError, callNewsroom } from '@desk/api/callNewsroom';
import { newsroom } from '@desk/api/newsroom';
import { shownName } from '@desk/api/session';
import { useCallback, useEffect, useState } from 'react';
import type { LocalCopy } from './draft';
import { readLocal } from './localStore';
import { tab } from './tab';
import { freeTab, lockTab } from './tabLock';

/** A story as it was when it was opened. */
export interface Opened {
  readonly story: Story;
  /** The person writes in it, here. */
  readonly isInHand: boolean;
  /** Words of an earlier visit that the server does not have. */
  readonly local: LocalCopy | undefined;
  /** Counts openings: each has an editor of its own. */
  readonly no: number;
}

/** Differences of a copy that the server has since taken over are none. */
function leftOver(copy: LocalCopy | undefined, { draft }: Story): LocalCopy | undefined {
  if (!copy) return undefined;
  const change = Object.entries(copy.change).filter(
    ([field, value]) => JSON.stringify(Reflect.get(draft, field)) !== JSON.stringify(value),
  );
  return change.length === 0 ? undefined : { version: copy.version, change: Object.fromEntries(change) };
}

async function take(site: number, id: number, force: boolean): Promise<Story | undefined> {
  try {
    return await callNewsroom(newsroom.takeStory, { site, id, tab, force });
  } catch (error) {
    if (error instanceof CallError && error.http === 409 && !force) return undefined;
    throw error;
  }
}

interface Opening {
  readonly site: number;
  readonly id: number;
  readonly person: Person;
}
export interface ReopenOptions {
  /** Out of another hand. */
  readonly force?: boolean;
  /** Words of this page that the server does not have, when they are needed. */
  readonly unsaved?: () => LocalCopy;
}

const lockOf = (site: number, id: number): string => `desk/${site}/${id}`;

async function openStory(
  { site, id, person }: Opening,
  { force = false, unsaved }: ReopenOptions,
): Promise<Omit<Opened, 'no'>> {
  const seen = await callNewsroom(newsroom.story, { site, id });
  // a tab that was killed cannot give the story back
  const isOurs = (await lockTab(lockOf(site, id))) && seen.holder === shownName(person);
  const taken = seen.acts.includes('save') ? await take(site, id, force || isOurs) : undefined;
  const story = taken ?? seen;
  const local = leftOver(unsaved?.() ?? (await readLocal(site, person.id, id)), story);
  return { story, isInHand: taken?.isWriter ?? false, local };
}

let openings = 0;

/** Opens a story for a person, in hand where they may write in it. */
export function useOpened(
  site: number,
  id: number,
  person: Opening['person'] | undefined,
  isSignedIn: boolean,
) {
  const [opened, setOpened] = useState<Opened>();
  const [error, setError] = useState<unknown>();
  const reopen = useCallback(
    async (options: ReopenOptions = {}) => {
      if (!person) return;
      try {
        const next = await openStory({ site, id, person }, options);
        openings += 1;
        setError(undefined);
        setOpened({ ...next, no: openings });
      } catch (fault) {
        if (options.force) showError(fault);
        else setError(fault);
      }
    },
    [site, id, person],
  );
  /** The writer's words lie on the server's version from here on. */
  const keepMine = useCallback(
    () =>
      setOpened((before) => {
        if (!before?.local) return before;
        openings += 1;
        return { ...before, no: openings, local: { ...before.local, version: before.story.version } };
      }),
    [],
  );
  useEffect(() => () => freeTab(lockOf(site, id)), [site, id]);
  const isHere = opened !== undefined;
  useEffect(() => {
    if (isSignedIn && !isHere) void reopen();
  }, [reopen, isSignedIn, isHere]);
  return { opened, error, reopen, keepMine };
}
