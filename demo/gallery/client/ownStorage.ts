/** Storage for as long as the page lives. */
function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, String(value)),
    removeItem: (name: string) => void values.delete(name),
  };
}

/** Keeps the gallery apart from the reader who may be signed in to the newsroom at the same origin. */
export function replaceStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: memoryStorage() });
}
