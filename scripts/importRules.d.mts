export interface ImportRule {
  readonly name: string;
  readonly isBroken: (from: string, to: string, typeOnly: boolean) => boolean;
}
export interface FileRule {
  readonly name: string;
  readonly isBroken: (path: string) => boolean;
}
export const roles: readonly string[];
export const importRules: readonly ImportRule[];
export const fileRules: readonly FileRule[];
export const MAX_RESOURCE_FILES: number;
export const isOfResource: (path: string) => boolean;
