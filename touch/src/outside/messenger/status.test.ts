import { expect, onTestFinished, test, vi } from 'vitest';
import { authorisationOver, authoriseStatus, setAuthoriseStatus } from './status';

test.each([2, -1, 0] as const)(
  '[G7][S§4] “authorisation status is polled every 300 ms”, until it is %i',
  async (end) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    setAuthoriseStatus(1);
    let isOver = false;
    void authorisationOver().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(600);
    expect([isOver, authoriseStatus()]).toEqual([false, 1]);
    setAuthoriseStatus(end);
    await vi.advanceTimersByTimeAsync(299);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  },
);

test('[G7] where nothing runs nobody waits', async () => {
  setAuthoriseStatus(0);
  await authorisationOver();
});
