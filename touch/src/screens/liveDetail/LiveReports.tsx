import type { LiveMain } from '@touch/api/lives';
import { useWords } from '@touch/locales/words';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { ListFoot } from '@touch/ui/ListFoot';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { useEffect, useRef } from 'react';
import style from './LiveReports.module.css';
import { stageOf } from './liveState';
import { ReportRow } from './ReportRow';
import { useTexts } from './texts';
import type { LivePage } from './useLive';

interface ReportsProps {
  readonly live: LivePage;
  readonly main: LiveMain;
  /** Brings the reports into view where the reader looks at something else. */
  readonly showReports: () => void;
}

/** The reports of a live; new ones wait behind a button, so that nothing moves under the reader (F7). */
export function LiveReports({ live, main, showReports }: ReportsProps) {
  const texts = useTexts();
  const { list, order } = live;
  const top = useRef<HTMLDivElement>(null);
  const reports = list.pages.flat();
  useLinkedReport(live, showReports);
  const showNew = () => {
    live.showNew();
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={top} className={style.reports} tabIndex={-1}>
      <div className={style.chipPlace} role="status">
        {live.pending > 0 ? (
          <button type="button" className={style.chip} onClick={showNew}>
            {texts.newReports(live.pending)}
          </button>
        ) : null}
      </div>
      {reports.length > 1 || order !== 'newest' ? (
        <fieldset className={style.orders}>
          <legend className="visually-hidden">{texts.order}</legend>
          {(['newest', 'oldest'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={style.order}
              aria-pressed={order === one}
              onClick={() => live.setOrder(one)}
            >
              {texts[one]}
            </button>
          ))}
        </fieldset>
      ) : null}
      <ReportList live={live} main={main} />
    </div>
  );
}

function ReportList({ live: { list }, main }: Pick<ReportsProps, 'live' | 'main'>) {
  const words = useWords();
  const texts = useTexts();
  if (list.state === 'loading') return <RowSkeleton rows={4} label={words['state.loading']} />;
  if (list.state === 'failed') return <FailedNotice message={list.message} retry={list.refresh} />;
  const reports = list.pages.flat();
  if (reports.length === 0 && !list.hasMore)
    return <Notice kind="empty" text={stageOf(main) === 'preview' ? texts.noneYet : texts.none} />;
  return (
    <>
      <ol className={style.list}>
        {reports.map((report) => (
          <ReportRow key={report.fileId} report={report} />
        ))}
      </ol>
      <ListFoot {...list} pages={list.pages.length} />
    </>
  );
}

const linkedReport = (): number | undefined => {
  const number = /^#report-(\d{1,15})$/.exec(window.location.hash)?.[1];
  return number === undefined ? undefined : Number(number);
};

/** Opens the live at the report that the address names (`#report-12`), loaded or not. */
function useLinkedReport(live: LivePage, showReports: () => void): void {
  const state = useRef({ live, showReports });
  state.current = { live, showReports };
  const isReady = live.list.state === 'ready';
  useEffect(() => {
    if (!isReady) return;
    const open = () => {
      const number = linkedReport();
      if (number === undefined) return;
      state.current.showReports();
      const row = document.getElementById(`report-${number}`);
      if (row) row.scrollIntoView();
      else if (state.current.live.order !== number) state.current.live.setOrder(number);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [isReady]);
  const { order } = live;
  useEffect(() => {
    if (isReady && typeof order === 'number') document.getElementById(`report-${order}`)?.scrollIntoView();
  }, [isReady, order]);
}
