export interface ScreenFiles {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}
export function filesOf(screen: string): ScreenFiles;
export function builtScreens(): readonly string[];
