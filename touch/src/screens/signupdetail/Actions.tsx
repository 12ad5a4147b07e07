import { ActivityState, RegistrationStatus } from '@contract/participation/codes';
import type { Activity } from '@touch/api/activity';
import { type Registration, registrationQuery } from '@touch/api/registrations';
import { isSignUpTime } from '@touch/api/signUpState';
import { withdrawEntry } from '@touch/api/vouchers';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useState } from 'react';
import style from './signupdetail.module.css';
import { storeVoucher } from './storedVouchers';
import { useTexts } from './texts';

interface ActionsProps {
  readonly uid: string;
  readonly fileId: string;
  readonly registration: Registration;
  readonly activity: Activity | undefined;
}

/** Changing while the sign-up is open, withdrawing until the activity begins (wire n13). */
export function Actions({ uid, fileId, registration, activity }: ActionsProps) {
  const texts = useTexts();
  const words = useWords();
  const { basePath, cache, locale, navigation, now, toast } = useVisit();
  const [isAsking, setAsking] = useState(false);
  const isOpen = activity !== undefined && isSignUpTime(activity, now());
  const canWithdraw = isOpen || activity?.activityStatus === ActivityState.notStarted;
  const isWaiting = registration.status === RegistrationStatus.waiting;
  const withdraw = async () => {
    const failure = await withdrawEntry(cache, registration.entryID);
    setAsking(false);
    if (failure) return toast((locale === 'zh' && failure.message) || texts.withdrawFailed);
    storeVoucher(uid, fileId, undefined);
    await cache.load(registrationQuery(uid, fileId, ''));
    toast(texts.withdrawn);
    navigation.go(`${basePath}/signupdetail.html`, 'replace');
  };
  const { busy, submit } = useSubmit(withdraw);
  if (!isOpen && !canWithdraw) return null;
  return (
    <div className={style.actions}>
      {isOpen && registration.answers.length > 0 ? (
        <a className={style.action} href={`${basePath}/activityApply/${fileId}.html`}>
          {texts.change}
        </a>
      ) : null}
      {canWithdraw ? (
        <button type="button" className={style.action} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {texts.withdraw}
        </button>
      ) : null}
      {isAsking ? (
        <Sheet title={texts.withdrawSure} closeText={words['shell.close']} close={() => setAsking(false)}>
          <p className={style.sure}>{isWaiting ? texts.leaveQueue : texts.withdrawWhat}</p>
          <div className={style.both}>
            <button type="button" className={style.action} onClick={() => setAsking(false)}>
              {texts.keep}
            </button>
            <button type="button" className={style.submit} aria-disabled={busy} onClick={() => submit()}>
              {texts.withdraw}
            </button>
          </div>
        </Sheet>
      ) : null}
    </div>
  );
}
