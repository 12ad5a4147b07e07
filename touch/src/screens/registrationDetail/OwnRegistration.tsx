import { registrationQuery } from '@touch/api/registrations';
import { useQuery } from '@touch/api/useQuery';
import { appLink } from '@touch/lib/appLink';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { Registered } from './Registered';
import style from './registrationDetail.module.css';
import { useTexts } from './texts';

interface OwnRegistrationProps {
  readonly uid: string;
  readonly fileId: string;
  readonly entryID: string;
}

export function OwnRegistration({ uid, fileId, entryID }: OwnRegistrationProps) {
  const [words, page] = [useTexts(), useWords()];
  const { basePath } = useVisit();
  const item = useQuery(registrationQuery(uid, fileId, entryID));
  switch (item.state) {
    case 'loading':
      return <ScreenSkeleton />;
    case 'ready':
      return <Registered registration={item.value} />;
    case 'empty':
      return (
        <Notice
          kind="empty"
          heading
          text={words.none}
          detail={words.noneWhy}
          link={{ text: page['state.toHome'], href: `${basePath}/home.html` }}
        />
      );
    case 'failed':
      // the one refusal whose words are the page's own (S§8, 10201)
      if (item.message === page['error.progressInApp']) return <InApp />;
      return <FailedNotice {...item} heading />;
  }
}

/** A registration continues in the app: link into it, where one is configured, and the way to get it. */
function InApp() {
  const [words, page] = [useTexts(), useWords()];
  const { basePath, config } = useVisit();
  const download = { text: words.getApp, href: `${basePath}/downloadClient.html` };
  const open = appLink(config.deepChain);
  const text = page['error.progressInApp'];
  if (!open) return <Notice kind="later" heading text={text} link={download} />;
  return (
    <>
      <Notice kind="later" heading text={text} link={{ text: words.openApp, href: open }} />
      <p className={style.other}>
        <a href={download.href}>{download.text}</a>
      </p>
    </>
  );
}
