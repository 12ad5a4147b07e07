import { AppealKind, MAX_APPEAL } from '@contract/appealCodes';
import { appeal, refusalDetail } from '@contract/appeals';
import type { Database } from '@platform/db/connection';
import { cleanWords } from '@platform/html/words';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { absent } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import { makeAppeal, readRefused } from './appeals.service';

const kinds: readonly number[] = Object.values(AppealKind);
const isAppealKind = (kind: number): boolean => kinds.includes(kind);

/** @param now epoch ms */
export const appealHandlers = (db: Database, now: () => number): Served[] => [
  serve(refusalDetail, async ({ sourceType: kind, rootID: objectID, ...claim }, context) => {
    if (!isAppealKind(kind)) return absent;
    const thing = { kind, objectID, member: memberOf(context, claim) };
    return (await readRefused(db, context.site.id, thing)) ?? absent;
  }),
  serve(appeal, async ({ sourceType: kind, rootID: objectID, content, ...claim }, context): Promise<true> => {
    const thing = { kind, objectID, member: memberOf(context, claim) };
    if (!isAppealKind(kind)) throw refused('这项内容不能申诉');
    const words = cleanWords(content);
    if (words === '') throw refused('请填写申诉理由');
    if ([...words].length > MAX_APPEAL) throw refused(`申诉理由不能超过${MAX_APPEAL}个字`);
    await makeAppeal(db, context.site.id, thing, words, new Date(now()));
    return true;
  }),
];
