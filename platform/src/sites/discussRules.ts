import { MAX_COMMENT_LENGTH } from '@contract/limits';
import type { Region } from '@platform/installation/regionTable';
import type { ClientApp } from './clientApp';
import { type ConfigChange, withSettings } from './defaultConfig';
import { fieldOf } from './fieldOf';
import type { PointsRule } from './pointsRules';
import type { ProofOfWork } from './proofOfWork';
import type { Retention } from './retention';
import type { Signatures } from './signatures';

/**
 * Rules of comments that are the newsroom's own affair: set beside the public ones, under `siteConfig.discuss`, and never sent
 * to anybody (ours).
 */
export interface DiscussRules {
  /** Words a comment with which is refused. */
  readonly refusedWords: readonly string[];
  /** Characters of a comment at most. */
  readonly charactersMost: number;
  /** Comments of one member at most, in a minute and in a day. */
  readonly minuteMost: number;
  readonly dayMost: number;
  /** Minutes for which a member may not say the same words again. */
  readonly sameAfterMinutes: number;
}

const defaultRules: DiscussRules = {
  refusedWords: [],
  charactersMost: MAX_COMMENT_LENGTH,
  minuteMost: 5,
  dayMost: 100,
  sameAfterMinutes: 10,
};

/** @param settings of the site, as they are kept */
export function discussRulesOf(settings: unknown): DiscussRules {
  const rules = withSettings(defaultRules, fieldOf(fieldOf(settings, 'siteConfig'), 'discuss'));
  return { ...rules, refusedWords: rules.refusedWords.filter((word) => typeof word === 'string') };
}

/** Settings of a newsroom: its public configuration, these rules, reserved names, points, proof of work, and the app. */
export type SettingsChange = ConfigChange & {
  readonly points?: { readonly rules?: Readonly<Record<string, Partial<PointsRule>>> };
  readonly app?: Partial<ClientApp>;
  readonly nicknames?: { readonly reserved?: readonly string[]; readonly institutions?: boolean };
  readonly proofOfWork?: ProofOfWork;
  readonly region?: Region;
  readonly verifiedPhone?: boolean;
  readonly askAge?: boolean;
  readonly signatures?: Signatures;
  readonly retention?: Partial<Retention>;
  readonly siteConfig?: { readonly discuss?: Partial<DiscussRules> };
};
