import type { MemberInfo } from '@touch/api/me';
import type { Member } from '@touch/api/member';
import { useMeTexts } from '@touch/features/me/texts';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { type ReactNode, Suspense, useState } from 'react';
import { Favourites } from './Favourites';
import { Follows } from './Follows';
import { Messages } from './Messages';
import type { Section } from './sections';
import style from './userDetail.module.css';

/** Forms and texts that most visits have no need of. */
const Settings = lazyPart(() => import('./Settings').then((part) => part.Settings));

/** Its rows are drawn by the part that talks below articles. */
const Comments = lazyPart(() => import('./Comments').then((part) => part.Comments));

/** Posts are drawn by the part that circles are. */
const Posts = lazyPart(() => import('./Posts').then((part) => part.Posts));

/** Few members have any: their texts come with them. */
function LazyReportList({ uid }: { readonly uid: string }) {
  const { locale } = useVisit();
  const [ReportList] = useState(() =>
    lazyPart(async () => {
      const part = await import('./reports/ReportList');
      await part.loadTexts(locale);
      return part.ReportList;
    }),
  );
  return <ReportList uid={uid} />;
}

interface SectionContentProps {
  readonly section: Section;
  readonly member: Member;
  /** The member's data; undefined while loading. */
  readonly info: MemberInfo | undefined;
  /** The messages have been seen. */
  readonly read: () => void;
}

/** Content of one section of a member's own page. */
export function SectionContent({ section, member, info, read }: SectionContentProps) {
  const words = useMeTexts();
  const { uid } = member;
  const content: Readonly<Record<Section, () => ReactNode>> = {
    favourites: () => <Favourites uid={uid} />,
    follows: () => <Follows uid={uid} />,
    comments: () => <Comments uid={uid} />,
    posts: () => <Posts uid={uid} isOwn />,
    messages: () => <Messages uid={uid} read={read} />,
    reports: () => <LazyReportList uid={uid} />,
    settings: () => <Settings member={member} info={info} />,
  };
  const name = words[`${section}`];
  return (
    <section className={style.content} aria-label={name}>
      <Suspense key={section} fallback={<RowSkeleton rows={4} label={name} />}>
        {content[section]()}
      </Suspense>
    </section>
  );
}
