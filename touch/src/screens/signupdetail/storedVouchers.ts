import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { forgetStored, readStored, writeStored } from '@touch/outside/storage';
import * as v from 'valibot';

const STORAGE_NAME = 'vouchers';
/** The oldest go. */
const MAX_VOUCHERS = 20;

const Stored = v.object({
  uid: v.string(),
  fileId: v.string(),
  title: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  location: v.string(),
  registCode: v.string(),
  verifyUrl: v.string(),
});
/** A voucher as it opens without network. */
export type StoredVoucher = Readonly<v.InferOutput<typeof Stored>>;

function storedVouchers(): readonly StoredVoucher[] {
  if (!isPersonalDataVisible()) return [];
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.array(Stored)),
    readStored('local', STORAGE_NAME) ?? '[]',
  );
  return read.success ? read.output : [];
}

export const storedVoucher = (uid: string, fileId: string): StoredVoucher | undefined =>
  storedVouchers().find((one) => one.uid === uid && one.fileId === fileId);

/** Stores a voucher, or removes that of an activity. */
export function storeVoucher(uid: string, fileId: string, voucher: StoredVoucher | undefined): void {
  preparePersonalData();
  const others = storedVouchers().filter((one) => one.uid !== uid || one.fileId !== fileId);
  const all = voucher ? [...others, voucher] : others;
  if (all.length === 0) forgetStored('local', STORAGE_NAME);
  else writeStored('local', STORAGE_NAME, JSON.stringify(all.slice(-MAX_VOUCHERS)));
}
