/**
 * Ends this process with the one that forked it, however that one ends: its channel closes. At once and without cleaning up,
 * since work in other threads would hold up an orderly end.
 */
export function endWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
