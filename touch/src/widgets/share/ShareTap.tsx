import { useWords } from '@touch/locales/words';
import { useVisit, type Visit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { type ReactNode, useState } from 'react';
import style from './ShareTap.module.css';
import type { ShareObject } from './shareObject';

type SharePart = typeof import('./shareSheet/openShare');

interface ShareTapProps {
  readonly make: (part: SharePart, visit: Visit) => ShareObject;
  /** Text of a wide button; without it an icon. */
  readonly label?: string | undefined;
}

const fetchPart = (): Promise<SharePart> => import('./shareSheet/openShare');

/** Opens the share sheet (J1). Its code loads as the finger goes down. */
export function ShareTap({ make, label }: ShareTapProps) {
  const words = useWords();
  const visit = useVisit();
  const [sheet, setSheet] = useState<ReactNode>(null);
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      const part = await fetchPart();
      setSheet(await part.openShare(make(part, visit), visit, () => setSheet(null)));
    } finally {
      setOpening(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={label ? style.wide : style.share}
        aria-label={label ? undefined : words['article.share']}
        aria-busy={isOpening}
        onPointerDown={() => void fetchPart().catch(() => undefined)}
        onClick={() => void open().catch(() => visit.toast(words['state.networkError']))}
      >
        {label ?? <Icon name="share" />}
      </button>
      {sheet}
    </>
  );
}
