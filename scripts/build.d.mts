export function build(): void;
export function isBuilt(): boolean;
export function ensureBuilt(): void;
