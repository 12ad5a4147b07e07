import { type Activity, activityDetailQuery } from '@touch/api/activity/activity';
import { signUpState } from '@touch/api/activity/signUpState';
import { useMember } from '@touch/api/member/member';
import { registrationQuery } from '@touch/api/signUp/registrations';
import { ensureLoaded, useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/rows/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { ApplyForm } from './ApplyForm';
import { useTexts } from './texts';

export { loadTexts } from './texts';

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id !== '') await ensureLoaded(cache, activityDetailQuery(id));
}

/** Signing up for an activity, or changing what one entered (F8). The served page contains nothing personal. */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(params.id);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? <LoadedActivity key={id} id={id} /> : <Missing />}
    </>
  );
}

function Missing() {
  const words = useWords();
  const { basePath } = useVisit();
  return (
    <Notice
      kind="empty"
      heading
      text={words['state.empty']}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}

function LoadedActivity({ id }: { readonly id: string }) {
  const words = useWords();
  const member = useMember();
  const result = useQuery(activityDetailQuery(id));
  if (result.state === 'failed')
    return (
      <Notice
        kind="failed"
        heading
        text={result.message || words['state.networkError']}
        action={{ text: words['state.retry'], run: result.retry }}
      />
    );
  if (result.state !== 'ready') return result.state === 'empty' ? <Missing /> : <ScreenSkeleton />;
  return member ? (
    <MemberForm key={member.uid} activity={result.value} uid={member.uid} />
  ) : (
    <NewForm activity={result.value} />
  );
}

/** A member's form: their own entry, where there is one, is changed. */
function MemberForm({ activity, uid }: { readonly activity: Activity; readonly uid: string }) {
  const texts = useTexts();
  const words = useWords();
  const { basePath } = useVisit();
  const { fileId } = activity;
  const own = useQuery(registrationQuery(uid, fileId, ''));
  if (own.state === 'failed' && own.message === words['error.progressInApp']) return <InApp />;
  if (own.state !== 'ready') return <NewForm activity={activity} />;
  const { entryID, answers } = own.value;
  if (signUpState(activity) === 'open' || signUpState(activity) === 'full')
    return (
      <ApplyForm
        key={entryID}
        activity={activity}
        entry={{ entryID, answers: Object.fromEntries(answers.map(({ id, value }) => [id, value])) }}
      />
    );
  const mine = `${basePath}/signupdetail.html?fileId=${fileId}`;
  return <Notice kind="closed" heading text={texts.applied} link={{ text: texts.toMine, href: mine }} />;
}

function NewForm({ activity }: { readonly activity: Activity }) {
  const texts = useTexts();
  const { basePath } = useVisit();
  const state = signUpState(activity);
  if (state === 'open') return <ApplyForm activity={activity} />;
  if (state === 'inApp') return <InApp />;
  return (
    <Notice
      kind="closed"
      heading
      text={texts[state]}
      link={{ text: texts.toActivity, href: `${basePath}/activityDetail/${activity.fileId}.html` }}
    />
  );
}

function InApp() {
  const texts = useTexts();
  const { basePath } = useVisit();
  const link = { text: texts.getApp, href: `${basePath}/downloadClient.html` };
  return <Notice kind="later" heading text={texts.inApp} link={link} />;
}
