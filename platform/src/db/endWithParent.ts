/** Calls `end` when the process that forked this one ends, however it does: its channel closes, maybe before this call. */
export function whenParentEnds(end: () => void): void {
  if (process.connected === false) end();
  else process.once('disconnect', end);
}

/** Ends this process with the one that forked it, at once: work in other threads would hold up an orderly end. */
export const endWithParent = (): void => whenParentEnds(() => process.kill(process.pid, 'SIGKILL'));
