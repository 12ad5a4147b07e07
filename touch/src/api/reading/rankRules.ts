import * as v from 'valibot';
import { text } from './wireFields';

/** Undefined where the newsroom wrote none. @throws ValiError where it is not of the contract */
export const readRankRules = (data: unknown): string | undefined =>
  v.parse(v.object({ xyRules: text }), data).xyRules.trim() || undefined;
