import type { ArticleRow } from '@touch/api/articles';
import { reporterArticlesQuery } from '@touch/api/people';
import type { ListQueryResult } from '@touch/api/useQuery';
import { useListQuery } from '@touch/api/useQuery';
import { Rows } from '@touch/features/lists/Rows';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { SectionHead } from '@touch/ui/SectionHead';
import style from './figureDetail.module.css';
import { useTexts } from './texts';

/** Reports shown here; all of them have a page of their own. */
const MAX_REPORTS = 6;

interface LatestReportsProps {
  readonly id: string;
  /** Name of the figure, for screen readers. */
  readonly name: string;
}

/** The newest reports about a figure, with the way to all. */
export function LatestReports({ id, name }: LatestReportsProps) {
  const texts = useTexts();
  const { basePath } = useVisit();
  const list = useListQuery(reporterArticlesQuery(id));
  const href = `${basePath}/personageReports/${id}.html`;
  const more = { text: texts.allReports, label: `${texts.allReports} ${name}`, href };
  return (
    <section className={style.section}>
      <SectionHead text={texts.reports} more={list.state === 'ready' ? more : undefined} />
      <ReportRows list={list} />
    </section>
  );
}

function ReportRows({ list }: { readonly list: ListQueryResult<ArticleRow> }) {
  const words = useWords();
  if (list.state === 'loading') return <RowSkeleton rows={3} label={words['state.loading']} />;
  if (list.state === 'failed') return <FailedNotice message={list.message} retry={list.refresh} />;
  const rows = list.pages.flat().slice(0, MAX_REPORTS);
  if (rows.length === 0) return <Notice kind="empty" text={words['state.noArticles']} />;
  return <Rows rows={rows} heading="h3" />;
}
