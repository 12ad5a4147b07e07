import { newsroom } from '@contract/newsroom';
import { noteAct } from '@platform/auditLog/acts.service';
import type { Database, Queries } from '@platform/db/connection';
import { isMember } from '@platform/members/members.service';
import type { Tokens } from '@platform/tokens/tokens.service';
import { transportFault } from '@platform/wire/refusals';
import { type Calls, done } from './newsroom.calls';

const noSuchMember = () => transportFault(404, 'there is no such member');

/** Members' logins. Looking at them is written down too: they say where a person comes from. */
export function memberCalls({ on }: Calls, db: Database, tokens: Tokens): void {
  async function known(queries: Queries, site: number, id: number): Promise<void> {
    if (!(await isMember(queries, site, id))) throw noSuchMember();
  }

  on(newsroom.logins, 'logins', async ({ id }, { work }) => {
    await known(db, work.site, id);
    const rows = await tokens.loginsOf(db, work.site, id);
    await noteAct(db, work, { act: 'seeLogins', objectKind: 'member', objectID: id });
    return {
      list: rows.map(({ started_at, seen_at, ...row }) => ({
        ...row,
        startedAt: started_at.toISOString(),
        seenAt: seen_at.toISOString(),
      })),
    };
  });

  on(newsroom.endLogins, 'logins', ({ id }, { work }) =>
    db.transaction(async (queries) => {
      await known(queries, work.site, id);
      const ended = await tokens.endAll(queries, work.site, id);
      const detail = { ended };
      await noteAct(queries, work, { act: 'endLogins', objectKind: 'member', objectID: id, detail });
      return { ended };
    }),
  );

  on(newsroom.endLogin, 'logins', ({ id, login }, { work }) =>
    db.transaction(async (queries) => {
      if (!(await tokens.endOne(queries, work.site, id, login)))
        throw transportFault(404, 'this member has no such open login');
      const detail = { login };
      await noteAct(queries, work, { act: 'endLogin', objectKind: 'member', objectID: id, detail });
      return done;
    }),
  );
}
