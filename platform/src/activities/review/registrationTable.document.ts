import type { SignField } from '@contract/signForm';
import { columnNames, csvText } from '@platform/csv/csv.document';
import { wireDate } from '@platform/wire/wireDate';
import type { Reviewed } from './review.service';

const states = { pending: '待审核', approved: '已通过', rejected: '未通过', waiting: '候补' } as const;
const HEAD = ['编号', '会员', '报名时间', '状态'];
const USE = ['核销时间', '核销地点', '备注'];
/** To the minute, in site time. */
const minute = (moment: string): string => (moment === '' ? '' : wireDate(new Date(moment)).slice(0, 16));

/** All registrations as a table for spreadsheets. */
export const registrationTable = (
  fields: readonly Pick<SignField, 'id' | 'code'>[],
  rows: readonly Reviewed[],
): string =>
  csvText([
    columnNames([...HEAD, ...fields.map(({ code }) => code), ...USE]),
    ...rows.map(({ id, nickname, at, state, answers, usedAt, usedPlace, note }) => [
      ...[String(id), nickname, minute(at), states[state]],
      ...fields.map((field) => answers[field.id] ?? ''),
      ...[minute(usedAt), usedPlace, note],
    ]),
  ]);
