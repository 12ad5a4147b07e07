import type { StoryChange } from '@contract/storyDraft';
import { expect, test } from 'vitest';
import { Draft, type FaultKind, LATEST_MS, LOCAL_MS, type LocalCopy, QUIET_MS } from './draft';

/** A clock that moves by hand and calls what is due on the way. */
function handClock() {
  let now = 1_000;
  let made = 0;
  const due = new Map<number, { at: number; act: () => void }>();
  return {
    now: () => now,
    set: (act: () => void, ms: number) => {
      made += 1;
      due.set(made, { at: now + ms, act });
      return made;
    },
    clear: (timer: number) => void due.delete(timer),
    async forward(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = [...due].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
        if (!next) break;
        const [timer, { at, act }] = next;
        due.delete(timer);
        now = Math.max(now, at);
        act();
        await settled();
      }
      now = end;
      await settled();
    },
  };
}
/** Every promise that can go on has gone on. */
const settled = () => new Promise<void>((done) => setImmediate(done));

function aDraft(kind: FaultKind = 'wait') {
  const clock = handClock();
  const stored: { copy: LocalCopy | undefined; puts: number } = { copy: undefined, puts: 0 };
  const saves: { version: number; change: StoryChange; at: number; isLeaving: boolean }[] = [];
  /** Answers of the saves to come: a function holds one up or fails it. */
  const answers: (() => Promise<void>)[] = [];
  const draft = new Draft({
    version: 7,
    clock,
    local: {
      put: async (copy) => {
        stored.copy = copy;
        stored.puts += 1;
      },
      remove: async () => {
        stored.copy = undefined;
      },
    },
    save: async (version, change, isLeaving) => {
      saves.push({ version, change, at: clock.now(), isLeaving });
      await answers.shift()?.();
      return { version: version + 1, at: `moment ${version + 1}` };
    },
    kindOf: () => kind,
  });
  return { clock, stored, saves, answers, draft };
}
const title = (text: string) => () => text;

test('[K10] a draft – a key is pressed – is in the browser after 300 ms and on the server after two quiet seconds', async () => {
  const { clock, stored, saves, draft } = aDraft();
  draft.change('title', title('a'));
  expect(draft.status().words).toBe('typing');
  await clock.forward(LOCAL_MS - 1);
  expect(stored.copy).toBeUndefined();
  await clock.forward(1);
  expect(stored.copy).toEqual({ version: 7, change: { title: 'a' } });
  expect(draft.status()).toMatchObject({ words: 'local', savedAt: '' });
  await clock.forward(QUIET_MS - LOCAL_MS - 1);
  expect(saves).toEqual([]);
  await clock.forward(1);
  expect(saves).toMatchObject([{ version: 7, change: { title: 'a' } }]);
  expect(draft.status()).toMatchObject({ words: 'clean', savedAt: 'moment 8', fault: undefined });
  expect(stored.copy).toBeUndefined();
  expect([draft.version(), draft.isSaved()]).toEqual([8, true]);
});

test('[K10] a draft – keys without a pause – reaches the browser all the time and the server every ten seconds', async () => {
  const { clock, stored, saves, draft } = aDraft();
  let typed = '';
  for (let key = 0; key < 120; key += 1) {
    typed += 'x';
    draft.change('body', title(typed));
    await clock.forward(100);
  }
  expect(stored.puts).toBeGreaterThanOrEqual(30);
  expect(saves.map(({ at }) => at - 1_000)).toEqual([LATEST_MS]);
});

test('[K10] a draft – a save is on its way – starts no second one and sends what was typed meanwhile on the new version', async () => {
  const { clock, stored, saves, answers, draft } = aDraft();
  let answer = () => {};
  answers.push(() => new Promise<void>((done) => (answer = done)));
  draft.change('title', title('one'));
  await clock.forward(QUIET_MS);
  draft.change('author', title('two'));
  await clock.forward(LATEST_MS);
  expect(saves).toHaveLength(1);
  expect(stored.copy).toEqual({ version: 7, change: { title: 'one', author: 'two' } });
  answer();
  await clock.forward(QUIET_MS);
  expect(saves[1]).toMatchObject({ version: 8, change: { author: 'two' } });
  expect(saves).toHaveLength(2);
  expect([stored.copy, draft.isSaved()]).toEqual([undefined, true]);
});

test('[K10] a draft – the network is away – keeps its words in the browser, says why, and tries again by itself', async () => {
  const { clock, stored, saves, answers, draft } = aDraft();
  const fault = new Error('no network');
  answers.push(() => Promise.reject(fault));
  draft.change('title', title('a'));
  await clock.forward(QUIET_MS);
  expect(draft.status()).toMatchObject({ fault, kind: 'wait', words: 'local', isSaving: false });
  expect(stored.copy).toEqual({ version: 7, change: { title: 'a' } });
  await clock.forward(4_000);
  expect(saves).toHaveLength(2);
  expect(draft.status()).toMatchObject({ fault: undefined, words: 'clean' });
});

test('[K10] a draft – a field is refused – waits for the next key, which sends it all', async () => {
  const { clock, saves, answers, draft } = aDraft('refused');
  answers.push(() => Promise.reject(new Error('too long')));
  draft.change('title', title('a'));
  await clock.forward(60_000);
  expect(saves).toHaveLength(1);
  draft.change('author', title('b'));
  await clock.forward(QUIET_MS);
  expect(saves[1]?.change).toEqual({ title: 'a', author: 'b' });
});

test('[K10] a draft – somebody saved meanwhile – sends nothing more and keeps every word', async () => {
  const { clock, stored, saves, answers, draft } = aDraft('conflict');
  answers.push(() => Promise.reject(new Error('changed')));
  draft.change('title', title('mine'));
  await clock.forward(QUIET_MS);
  draft.change('author', title('me'));
  await draft.flush();
  await clock.forward(LATEST_MS);
  expect(saves).toHaveLength(1);
  expect(draft.unsaved()).toEqual({ title: 'mine', author: 'me' });
  expect(stored.copy).toEqual({ version: 7, change: { title: 'mine', author: 'me' } });
});

test('[K10] a draft – its page is left – is saved at once by a call that outlives the page', async () => {
  const { clock, saves, draft } = aDraft();
  draft.change('title', title('a'));
  await clock.forward(10);
  await draft.flush(true);
  expect(saves).toMatchObject([{ isLeaving: true, change: { title: 'a' }, at: 1_010 }]);
});
