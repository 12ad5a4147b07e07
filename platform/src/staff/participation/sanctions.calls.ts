import { newsroom } from '@contract/newsroom';
import type { Database, Queries } from '@platform/db/connection';
import { SanctionKind } from '@platform/membership/sanctionKind.types';
import { addSanction, endSanction, listSanctions } from '@platform/sanctions/sanctions.service';
import { momentUntil } from '@platform/sites/moments';
import type { Tokens } from '@platform/tokens/tokens.service';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls, type StaffCaller } from '../newsroom.calls';

type ActContext = StaffCaller['actContext'];

/** @throws Refusal 400 for a time that cannot be read or is past */
function endOf(text: string, at: Date): Date {
  const until = momentUntil(text);
  if (!until || until <= at) throw transportFault(400, 'until is a day, or a day and time, to come');
  return until;
}

/** Warnings, silences and suspensions of members (K20). */
export function sanctionCalls({ on }: NewsroomCalls, db: Database, tokens: Tokens): void {
  async function sanction(
    queries: Queries,
    work: ActContext,
    one: Parameters<typeof addSanction>[2],
  ): Promise<{ id: number }> {
    const id = await addSanction(queries, work, one);
    if (id === undefined) throw transportFault(404, 'there is no such member');
    return { id };
  }

  on(newsroom.sanctions, 'sanctions', ({ member, before }, { actContext: work }) =>
    listSanctions(db, work, member, before),
  );
  on(newsroom.warnMember, 'sanctions', ({ id: member, reason }, { actContext: work }) => {
    const { warning: kind } = SanctionKind;
    return db.transaction((queries) => sanction(queries, work, { member, kind, reason, until: null }));
  });
  on(newsroom.silenceMember, 'sanctions', ({ id: member, reason, until }, { actContext: work }) => {
    const one = { member, kind: SanctionKind.silence, reason, until: endOf(until, work.at) };
    return db.transaction((queries) => sanction(queries, work, one));
  });
  on(newsroom.suspendMember, 'sanctions', ({ id: member, reason, until }, { actContext: work }) => {
    const one = { member, kind: SanctionKind.suspension, reason, until: endOf(until, work.at) };
    return db.transaction(async (queries) => {
      const added = await sanction(queries, work, one);
      await tokens.endAll(queries, work.site, member);
      return added;
    });
  });
  on(newsroom.liftSanction, 'sanctions', ({ id }, { actContext: work }) =>
    db.transaction(async (queries) => {
      if (!(await endSanction(queries, work, id)))
        throw transportFault(404, 'there is no such sanction, or it is over');
      return done;
    }),
  );
}
