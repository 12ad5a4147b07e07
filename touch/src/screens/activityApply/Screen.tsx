import { type Activity, activityDetailQuery } from '@touch/api/activity';
import { useMember } from '@touch/api/member';
import { type Registration, registrationQuery } from '@touch/api/registrations';
import { isSignUpTime, signUpState } from '@touch/api/signUpState';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { useEffect, useState } from 'react';
import { ApplyForm } from './ApplyForm';
import { useTexts } from './texts';

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
  const member = useMember();
  const [own, setOwn] = useState<Own>();
  return (
    <QueryState result={useQuery(activityDetailQuery(id))} heading empty={<Missing />}>
      {(activity) => (
        <>
          {member ? <OwnEntry key={member.uid} uid={member.uid} fileId={id} tell={setOwn} /> : null}
          <Form activity={activity} own={member && own?.uid === member.uid ? own : undefined} />
        </>
      )}
    </QueryState>
  );
}

/** A member's entry of the activity, or that the app alone shows it. */
interface Own {
  readonly uid: string;
  readonly entry?: Registration;
  readonly isInApp?: true;
}

interface OwnEntryProps {
  readonly uid: string;
  readonly fileId: string;
  readonly tell: (own: Own) => void;
}

/** Reads the member's entry beside the form: a login during the sending leaves the form as it is. */
function OwnEntry({ uid, fileId, tell }: OwnEntryProps) {
  const words = useWords();
  const own = useQuery(registrationQuery(uid, fileId, ''));
  const entry = own.state === 'ready' ? own.value : undefined;
  const isInApp = own.state === 'failed' && own.message === words['error.progressInApp'];
  useEffect(() => {
    if (entry) tell({ uid, entry });
    else if (isInApp) tell({ uid, isInApp });
  }, [entry, isInApp, uid, tell]);
  return null;
}

/** The form of a new entry, or of the member's own where there is one. */
function Form({ activity, own }: { readonly activity: Activity; readonly own: Own | undefined }) {
  const texts = useTexts();
  const { basePath, now } = useVisit();
  const { fileId } = activity;
  if (own?.isInApp) return <InApp />;
  if (!own?.entry) return <NewForm activity={activity} />;
  const { entryID, answers } = own.entry;
  if (isSignUpTime(activity, now())) {
    const known = Object.fromEntries(answers.map(({ id, value }) => [id, value]));
    return <ApplyForm key={entryID} activity={activity} entry={{ entryID, answers: known }} />;
  }
  const mine = `${basePath}/signupdetail.html?fileId=${fileId}`;
  return <Notice kind="closed" heading text={texts.applied} link={{ text: texts.toMine, href: mine }} />;
}

function NewForm({ activity }: { readonly activity: Activity }) {
  const texts = useTexts();
  const { basePath } = useVisit();
  const state = signUpState(activity);
  if (state === 'open' || state === 'waits') return <ApplyForm activity={activity} />;
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
  const words = useWords();
  const { basePath } = useVisit();
  const link = { text: texts.getApp, href: `${basePath}/downloadClient.html` };
  return <Notice kind="later" heading text={words['shell.useApp']} link={link} />;
}
