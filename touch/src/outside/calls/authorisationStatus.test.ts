import { expect, onTestFinished, test, vi } from 'vitest';
import { getAuthorisationStatus, setAuthorisationStatus, untilAuthorised } from './authorisationStatus';

test.each([2, -1, 0] as const)(
  '[G7][S§4] “authorisation status is polled every 300 ms”, until it is %i',
  async (end) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    setAuthorisationStatus(1);
    let isOver = false;
    void untilAuthorised().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(600);
    expect([isOver, getAuthorisationStatus()]).toEqual([false, 1]);
    setAuthorisationStatus(end);
    await vi.advanceTimersByTimeAsync(299);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  },
);

test('[G7] a call – no authorisation under way – does not wait', async () => {
  setAuthorisationStatus(0);
  await untilAuthorised();
});
