/** Storage that works when the browser blocks it (G9): then it lasts as long as the page. */

const blocked = new Map<string, string>();

function area(kind: 'local' | 'session'): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    // access itself throws where storage is blocked
    return undefined;
  }
}

export function readStored(kind: 'local' | 'session', name: string): string | undefined {
  try {
    // A value that could not be stored is newer than the stored one.
    return blocked.get(name) ?? area(kind)?.getItem(name) ?? undefined;
  } catch {
    return blocked.get(name);
  }
}

export function writeStored(kind: 'local' | 'session', name: string, value: string): void {
  try {
    const target = area(kind);
    if (!target) throw new Error('no storage');
    target.setItem(name, value);
    blocked.delete(name);
  } catch {
    // Full or blocked: kept for this page alone; the previous value is removed for other tabs and later pages, too.
    forgetStored(kind, name);
    blocked.set(name, value);
  }
}

export function forgetStored(kind: 'local' | 'session', name: string): void {
  blocked.delete(name);
  try {
    area(kind)?.removeItem(name);
  } catch {
    // nothing was stored there
  }
}
