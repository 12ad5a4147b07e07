import { morePages } from '@touch/lib/pages';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { arrayOf, countRows, flag, number, rowsOf, text } from './wireFields';

const WireVoucher = v.object({
  registCode: v.pipe(text, v.minLength(1)),
  status: flag,
  useTime: text,
  shopSite: text,
});
/** A voucher with the address its code stands for. */
export type Voucher = Readonly<v.InferOutput<typeof WireVoucher>> & { readonly verifyUrl: string };

/** The first voucher; undefined where there is none. */
export function readVoucher(data: unknown): Voucher | undefined {
  const [voucher] = rowsOf(WireVoucher, arrayOf(data, 'list'));
  const url = v.safeParse(v.object({ verifyUrl: text }), data);
  return voucher && { ...voucher, verifyUrl: url.success ? url.output.verifyUrl : '' };
}

const WireOwnActivity = v.object({
  fileId: v.pipe(text, v.minLength(1)),
  title: text,
  startTime: text,
  endTime: text,
  location: text,
  imageUrl: text,
  /** RegistrationStatus. */
  entryStatus: number,
  useTime: text,
});
export type OwnActivity = Readonly<v.InferOutput<typeof WireOwnActivity>>;

/** More pages as long as they come full (E1). */
export function readOwnActivities(data: unknown): Page<OwnActivity> {
  const rows = arrayOf(data, 'list');
  return { items: rowsOf(WireOwnActivity, rows), hasMore: morePages(countRows(rows)) };
}
