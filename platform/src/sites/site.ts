import type { Config } from '@contract/config';
import type { Region } from '@platform/installation/regionTable';
import type { ClientApp } from './clientApp';
import type { DiscussRules } from './discussRules';
import type { PointsRules } from './pointsRules';
import type { ProofOfWork } from './proofOfWork';
import type { Retention } from './retention';
import type { Signatures } from './signatures';

/** One newsroom on this deployment (A17). */
export interface Site {
  readonly id: number;
  readonly name: string;
  /** Host names that lead to it; empty = any host, as on a fresh installation with one site. */
  readonly hosts: readonly string[];
  readonly appIds: readonly string[];
  /** Configuration as the newsroom set it, over the defaults. */
  readonly config: Config;
  /** Never sent. */
  readonly discussRules: DiscussRules;
  /** Names no member may take, beside those that are the same everywhere. Never sent. */
  readonly reservedNames: readonly string[];
  /** Members may not bear names of state, party, army, police, media and offices (K20). Never sent. */
  readonly refusesInstitutions: boolean;
  /** Never sent. */
  readonly pointsRules: PointsRules;
  /** Never sent. */
  readonly proofOfWork: ProofOfWork;
  /** Never sent. */
  readonly region: Region;
  /** Comments, posts and questions ask for a verified phone (K20). Never sent. */
  readonly verifiedPhone: boolean;
  /** Members say their age before they post (K23). Never sent. */
  readonly asksAge: boolean;
  /** Published articles name an editor. Never sent. */
  readonly editorRequired: boolean;
  /** Of a story, before it is published (K10). Never sent. */
  readonly signatures: Signatures;
  /** Never sent by itself; the privacy policy says it. */
  readonly retention: Retention;
  /** Sent by siteConf alone. */
  readonly clientApp: ClientApp;
  /** `/` + buildType + templatePath (A1). */
  readonly basePath: string;
  /** Changes with every change of the site's settings. */
  readonly version: number;
  /** Its number was asked for and is nobody's: nothing stands under it (wire W10). */
  readonly unknown?: true;
}
