import { VerifyStatus } from '@contract/participation/codes';
import { type CodeInput, type WriteOffResult, writeOff } from '@touch/api/writeOff';
import { useVisit } from '@touch/outside/visit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noteCode, notedCodes, removeNoted } from './queue';

/** Result of one code, newest first in the list. */
export interface CheckedCode {
  readonly no: number;
  readonly code: string;
  readonly kind: 'done' | 'used' | 'unknown' | 'wrong' | 'refused' | 'pending' | 'pendingTwice';
  readonly name: string;
  /** When it was used, as the wire writes it. */
  readonly usedAt: string;
  /** The platform's own words, in Chinese. */
  readonly message: string;
}

const kinds: Readonly<Record<number, CheckedCode['kind']>> = {
  [VerifyStatus.done]: 'done',
  [VerifyStatus.usedBefore]: 'used',
  [VerifyStatus.unknownCode]: 'unknown',
  [VerifyStatus.wrongPlaceOrTime]: 'wrong',
};

export interface WriteOffs {
  readonly busy: boolean;
  readonly checked: readonly CheckedCode[];
  /** Number of codes noted without network. */
  readonly waiting: number;
  readonly check: (input: CodeInput) => Promise<void>;
  readonly checkNoted: () => void;
}

/** Writes codes off one after the other. Without network they are noted here and checked when it is back. */
export function useWriteOff(uid: string): WriteOffs {
  const { cache, now } = useVisit();
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState<readonly CheckedCode[]>([]);
  const [waiting, setWaiting] = useState(0);
  const isBusy = useRef(false);

  const show = useCallback((code: string, result: Omit<CheckedCode, 'no' | 'code'>) => {
    setChecked((all) => [{ ...result, code, no: all.length + 1 }, ...all]);
  }, []);

  const checkNoted = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    for (const noted of notedCodes(uid)) {
      const result = await writeOff(cache, noted);
      if (result.kind === 'network') break;
      removeNoted(noted);
      show(noted.code, resultOf(result));
    }
    isBusy.current = false;
    setWaiting(notedCodes(uid).length);
  }, [cache, uid, show]);

  useEffect(() => {
    const run = () => void checkNoted();
    setWaiting(notedCodes(uid).length);
    run();
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, [checkNoted, uid]);

  const check = async (input: CodeInput) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    const result = await writeOff(cache, input);
    isBusy.current = false;
    setBusy(false);
    if (result.kind !== 'network') {
      show(input.code, resultOf(result));
      // The network is there: what was noted goes now.
      if (notedCodes(uid).length > 0) await checkNoted();
      return;
    }
    const isNew = noteCode({ ...input, uid, at: now() });
    setWaiting(notedCodes(uid).length);
    show(input.code, { kind: isNew ? 'pending' : 'pendingTwice', name: '', usedAt: '', message: '' });
  };
  return { busy, checked, waiting, check, checkNoted: () => void checkNoted() };
}

function resultOf(result: Exclude<WriteOffResult, { kind: 'network' }>): Omit<CheckedCode, 'no' | 'code'> {
  if (result.kind === 'refused') return { kind: 'refused', name: '', usedAt: '', message: result.message };
  const { verifyStatus, verifyTime, entry, message } = result.verified;
  const kind = kinds[verifyStatus] ?? 'unknown';
  const name = entry ? entry.signForm.entry_realName || entry.userName : '';
  return { kind, name, usedAt: kind === 'used' ? verifyTime : '', message };
}
