import { RegistrationStatus } from '@contract/participation/codes';
import { activityDetailQuery } from '@touch/api/activity';
import { type Registration, registrationQuery } from '@touch/api/registrations';
import { useQuery } from '@touch/api/useQuery';
import { type Voucher, voucherQuery } from '@touch/api/vouchers';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { useEffect } from 'react';
import { Actions } from './Actions';
import style from './signupdetail.module.css';
import { statusName } from './statusName';
import { storedVoucher, storeVoucher } from './storedVouchers';
import { useTexts } from './texts';
import { VoucherCard } from './VoucherCard';
import { When } from './When';

interface OwnSignUpProps {
  readonly uid: string;
  readonly fileId: string;
}

/** The member's registration for an activity. Without network its stored voucher shows. */
export function OwnSignUp({ uid, fileId }: OwnSignUpProps) {
  const texts = useTexts();
  const { basePath, cache } = useVisit();
  const entry = useQuery(registrationQuery(uid, fileId, ''));
  const voucher = useQuery(voucherQuery(uid, fileId));
  useEffect(() => {
    // Reviewed, changed or written off meanwhile.
    const reload = () => {
      void cache.load(registrationQuery(uid, fileId, ''));
      void cache.load(voucherQuery(uid, fileId));
    };
    reload();
    return onPageRestored(reload);
  }, [cache, uid, fileId]);
  useStoredVoucher(uid, fileId, entry.state === 'ready' ? entry.value : undefined, voucher);

  if (entry.state === 'failed') {
    const stored = storedVoucher(uid, fileId);
    if (stored)
      return (
        <article className={style.page}>
          <When {...stored} />
          <VoucherCard code={stored.registCode} url={stored.verifyUrl} />
          <p className={style.hint}>{texts.offline}</p>
        </article>
      );
    return <FailedNotice {...entry} heading />;
  }
  if (entry.state === 'empty') {
    const link = { text: texts.toActivity, href: `${basePath}/activityDetail/${fileId}.html` };
    return <Notice kind="empty" heading text={texts.noneHere} link={link} />;
  }
  if (entry.state !== 'ready' || voucher.state === 'loading') return <ScreenSkeleton />;
  return (
    <SignUp
      registration={entry.value}
      voucher={voucher.state === 'ready' ? voucher.value : undefined}
      fileId={fileId}
      uid={uid}
    />
  );
}

/** Stores an unused voucher, and removes that of a withdrawn or used registration. */
function useStoredVoucher(
  uid: string,
  fileId: string,
  entry: Registration | undefined,
  voucher: ReturnType<typeof useQuery<Voucher>>,
): void {
  useEffect(() => {
    if (!entry || (voucher.state !== 'ready' && voucher.state !== 'empty')) return;
    const { title, startTime, endTime, location } = entry;
    const isOpen = voucher.state === 'ready' && !voucher.value.status;
    storeVoucher(
      uid,
      fileId,
      isOpen ? { uid, fileId, title, startTime, endTime, location, ...codeOf(voucher.value) } : undefined,
    );
  }, [uid, fileId, entry, voucher]);
}

const codeOf = ({ registCode, verifyUrl }: Voucher) => ({ registCode, verifyUrl });

interface SignUpProps extends OwnSignUpProps {
  readonly registration: Registration;
  readonly voucher: Voucher | undefined;
}

function SignUp({ registration, voucher, fileId, uid }: SignUpProps) {
  const texts = useTexts();
  const { basePath } = useVisit();
  const activity = useQuery(activityDetailQuery(fileId));
  const status = statusName(registration.status, voucher?.useTime ?? '');
  const hints = {
    toAudit: texts.auditHint,
    notPassed: texts.notPassedHint,
    passed: '',
    used: '',
    waiting: texts.waitingHint(registration.waitingPlace),
  };
  return (
    <article className={style.page}>
      <p className={status === 'passed' ? style.good : style.state}>{texts[status]}</p>
      <When {...registration} />
      {hints[status] ? <p className={style.hint}>{hints[status]}</p> : null}
      {voucher && registration.status === RegistrationStatus.passed ? (
        <VoucherCard
          code={voucher.registCode}
          url={voucher.verifyUrl}
          used={voucher.status ? { at: voucher.useTime, place: voucher.shopSite } : undefined}
        />
      ) : null}
      <ul className={style.links}>
        <li>
          <a href={`${basePath}/registrationDetail/${registration.entryID}.html`}>{texts.details}</a>
        </li>
        <li>
          <a href={`${basePath}/activityDetail/${fileId}.html`}>{texts.toActivity}</a>
        </li>
        <li>
          <a href={`${basePath}/signupdetail.html`}>{texts.toAll}</a>
        </li>
      </ul>
      {voucher?.status ? null : (
        <Actions
          {...{ uid, fileId, registration }}
          activity={activity.state === 'ready' ? activity.value : undefined}
        />
      )}
    </article>
  );
}
