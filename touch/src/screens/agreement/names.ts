import type { SiteTextName } from '@touch/api/siteTexts';

export type TextName = SiteTextName;

const names: readonly TextName[] = ['terms', 'privacy', 'cancel', 'children', 'accessibility'];

/** The text that the path names; undefined = none has that name. */
export const nameOf = (name: string | undefined): TextName | undefined => names.find((one) => one === name);
