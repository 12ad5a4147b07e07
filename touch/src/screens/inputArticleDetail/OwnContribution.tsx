import { ContributionStatus } from '@contract/participation/codes';
import { type Contribution, contributionQuery, seekArticleQuery } from '@touch/api/contributions';
import { useQuery } from '@touch/api/useQuery';
import { contributionKey, NO_DRAFT } from '@touch/features/contributions/form/draft';
import { storeDraft } from '@touch/features/contributions/form/drafts';
import { contributionState } from '@touch/features/contributions/StateBadge';
import { Reply, SubmittedPage } from '@touch/features/contributions/SubmittedPage';
import style from '@touch/features/contributions/telling.module.css';
import { useTellingTexts } from '@touch/features/contributions/texts';
import { Loaded } from '@touch/features/people/Loaded';
import { Media } from '@touch/features/questions/Media';
import { parseWireDate } from '@touch/lib/time';
import { useVisit } from '@touch/outside/visit';
import { OwnTools } from '@touch/widgets/ownWords/OwnTools';
import { useEffect } from 'react';

interface OwnContributionProps {
  readonly uid: string;
  readonly id: string;
}

/** A member's own contribution; it is read again at every visit, because it may have been reviewed. */
export function OwnContribution({ uid, id }: OwnContributionProps) {
  const { cache } = useVisit();
  const query = contributionQuery(uid, id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query's key says all of it
  useEffect(() => void cache.load(query), [cache, query.key]);
  return <Loaded query={query}>{(one) => <ContributionPage contribution={one} />}</Loaded>;
}

function ContributionPage({ contribution }: { readonly contribution: Contribution }) {
  const texts = useTellingTexts();
  const { title, content, publishtime, status, reason, linkID } = contribution;
  const { pics: images, audios, videos } = contribution;
  return (
    <SubmittedPage
      state={contributionState(status)}
      media={<Media {...{ images, audios, videos, texts }} />}
      {...{ title, content, publishtime }}
    >
      {status === ContributionStatus.notPassed && reason !== '' ? (
        <Reply heading={texts.reason} text={reason} />
      ) : null}
      {status === ContributionStatus.notPassed ? (
        <OwnTools kind="contribution" id={contribution.fileId} quoted={title || content} isRefused />
      ) : null}
      <CallLinks contribution={contribution} linkID={linkID} />
    </SubmittedPage>
  );
}

interface CallLinksProps {
  readonly contribution: Contribution;
  readonly linkID: string;
}

/** The call that it answers; what was not accepted can be changed and sent again while the call lasts. */
function CallLinks({ contribution, linkID }: CallLinksProps) {
  const texts = useTellingTexts();
  const { basePath, navigation, now } = useVisit();
  const call = useQuery(seekArticleQuery(linkID));
  if (call.state !== 'ready') return null;
  const href = `${basePath}/seekArticleDetail/${linkID}.html`;
  const end = parseWireDate(call.value.endTime);
  const canSendAgain =
    contribution.status === ContributionStatus.notPassed && end !== undefined && now() <= end;
  const sendAgain = () => {
    const { title, content, pics } = contribution;
    storeDraft(contributionKey(linkID), { ...NO_DRAFT, title, content, pictures: [...pics] });
    navigation.go(href);
  };
  return (
    <div className={style.actions}>
      {canSendAgain ? (
        <button type="button" className={style.action} onClick={sendAgain}>
          {texts.again}
        </button>
      ) : null}
      <a className={style.quiet} href={href}>
        {texts.toCall}
      </a>
    </div>
  );
}
