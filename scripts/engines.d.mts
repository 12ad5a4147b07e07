export type OldChromium = 'chromium-107' | 'chromium-88';
export const enginesFolder: string;
export function chromiumProgram(name: OldChromium): string;
export function ensureEngines(): Promise<string[]>;
