import { consentState, giveConsent, withdrawConsent } from '@contract/consents';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import type { Tokens } from '@platform/tokens/tokens.service';
import { refused } from '@platform/wire/refusals';
import { consentOf, recordConsent, withdrawConsents } from './consents.service';

/** A member's consent to the terms and the privacy policy (K22). */
export const consentHandlers = (db: Database, tokens: Tokens, now: () => number): Served[] => [
  serve(consentState, async (input, context) => consentOf(db, context.site, memberOf(context, input))),
  serve(giveConsent, async (input, context) => {
    const member = memberOf(context, input);
    const means = input.means === 'settings' ? 'settings' : 'again';
    const given = { version: input.version, means, at: new Date(now()) } as const;
    if (!(await recordConsent(db, context.site, member, given)))
      throw refused('协议已更新，请重新阅读后再同意');
    return consentOf(db, context.site, member);
  }),
  serve(withdrawConsent, async (input, context) => {
    const member = memberOf(context, input);
    await db.transaction(async (queries) => {
      await withdrawConsents(queries, context.site.id, member, new Date(now()));
      await tokens.endAll(queries, context.site.id, member);
    });
    return {};
  }),
];
