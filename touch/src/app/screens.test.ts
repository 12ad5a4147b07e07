import { expect, test, vi } from 'vitest';
import { ChunkLoadError, loadScreen } from './screens';

/** A module that is on its way for ever. */
const NEVER = 'data:text/javascript,await new Promise(() => {})';

test('[A9] a part may take 120 s, then its screen has failed', async () => {
  vi.useFakeTimers();
  try {
    const what: unknown[] = [];
    const loading = loadScreen('home', 'zh', NEVER).catch((error: unknown) => what.push(error));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(what).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(what[0]).toBeInstanceOf(ChunkLoadError);
    expect(what[0]).toMatchObject({ name: 'ChunkLoadError', code: undefined });
  } finally {
    vi.useRealTimers();
  }
});

test('[A9] a part that is none has failed at once', async () => {
  await expect(loadScreen('home', 'zh', 'data:text/javascript,throw new Error("broken")')).rejects.toThrow(
    ChunkLoadError,
  );
});
