import { AuditType } from '@contract/codes';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import { settingsOfSites } from '@platform/sites/sites.service';
import { fieldOf } from './sites/fieldOf';

/**
 * Tells the operator, and records as an act, which sites show comments before anybody has read them (`auditType` 0): the rules for
 * comments on news ask for review first.
 */
export async function tellUnreviewedComments(
  db: Database,
  now: () => number,
  log: (line: string) => void,
): Promise<void> {
  for (const { id, settings } of await settingsOfSites(db)) {
    const { auditType } = Object(fieldOf(fieldOf(settings, 'siteConfig'), 'discuss'));
    if (String(auditType) !== AuditType.shownAtOnce) continue;
    log(`Site ${id} shows comments before anybody has read them: siteConfig.discuss.auditType is 0.`);
    const context = { site: id, staff: 0, at: new Date(now()) };
    await recordAct(db, context, { act: 'commentsUnreviewed', objectKind: 'site', objectID: id });
  }
}
