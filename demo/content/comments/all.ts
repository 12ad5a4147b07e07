import type { DemoCommentTexts } from '@demo/talk';
import { affairs } from './affairs';
import { headline } from './headline';
import { languages } from './languages';
import { life } from './life';
import { livelihood } from './livelihood';
import { railway } from './railway';

/** What is said, by article. An article's comments are numbered in the order of time: later editions add later ones. */
export const talks: readonly DemoCommentTexts[] = [headline, livelihood, affairs, railway, life, languages];
