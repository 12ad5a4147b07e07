import type { ReportSubject } from '@touch/api/report';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ReactNode, useState } from 'react';
import style from './ReportTap.module.css';

interface ReportTapProps {
  readonly subjects: readonly ReportSubject[];
  readonly quoted: string;
}

/** Opens the sheet that reports something (K21); its code loads with the tap. */
export function ReportTap({ subjects, quoted }: ReportTapProps) {
  const words = useWords();
  const { locale, toast } = useVisit();
  const [sheet, setSheet] = useState<ReactNode>(null);
  const open = async () => {
    const part = await import('./ReportSheet');
    await part.loadTexts(locale);
    setSheet(<part.ReportSheet subjects={subjects} quoted={quoted} close={() => setSheet(null)} />);
  };
  return (
    <>
      <button
        type="button"
        className={style.more}
        aria-label={words['comments.report']}
        aria-haspopup="dialog"
        onClick={() => void open().catch(() => toast(words['state.networkError']))}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {sheet}
    </>
  );
}
