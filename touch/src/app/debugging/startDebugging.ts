import type { SiteConfig } from '@touch/outside/siteConfig';

/** Time between two stops, ms. */
const TRAP_MS = 1_000;

/** The flag `debug` of an address, as `?debug=true`; `0` and `false` are none. */
export function hasDebugFlag(search: string): boolean {
  const flag = new URLSearchParams(search).get('debug');
  return flag !== null && flag !== '0' && flag !== 'false';
}

/** Stops a debugger that is open; without one the statement does nothing. */
function trap(): void {
  // biome-ignore lint/suspicious/noDebugger: it is the trap
  debugger;
}

/** Starts the debugger trap, not with the debug flag, and the hidden console, where the site configures them (A18). */
export function startDebugging(
  { debugTrap, debugConsole }: Pick<SiteConfig, 'debugTrap' | 'debugConsole'>,
  search: string,
): void {
  if (debugTrap && !hasDebugFlag(search)) setInterval(trap, TRAP_MS);
  if (debugConsole)
    import('./debugConsole').then(
      ({ openDebugConsole }) => openDebugConsole(),
      // a tool of the newsroom: the page stands without it
      () => undefined,
    );
}
