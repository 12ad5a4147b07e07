import type { DemoCommentTexts } from '@demo/commentTexts';
import { affairs } from './affairs';
import { headline } from './headline';
import { languages } from './languages';
import { life } from './life';
import { livelihood } from './livelihood';
import { railway } from './railway';

/** Comments by article, numbered in order of time. Add new comments with later times only. */
export const talks: readonly DemoCommentTexts[] = [headline, livelihood, affairs, railway, life, languages];
