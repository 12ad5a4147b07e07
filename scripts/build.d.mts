export function build(): void;
export function isBuilt(): boolean;
export function ensureBuilt(): void;
/** One value for all that a build is made from. @param folder the repository by default */
export function sourcesNow(folder?: string): string;
