import type { Column } from '@touch/api/columns';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import type { MouseEvent } from 'react';
import style from './ColumnsSheet.module.css';
import { columnTab } from './columnHref';

interface ColumnsSheetProps {
  readonly columns: readonly Column[];
  readonly current: Column;
  readonly close: () => void;
}

/** All columns at a glance. */
export function ColumnsSheet({ columns, current, close }: ColumnsSheetProps) {
  const words = useWords();
  const { basePath, navigation, siteLang } = useVisit();
  const clicked = (event: MouseEvent, href: string, isExternal: boolean) => {
    if (isExternal || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    close();
    navigation.go(href, 'replace');
  };
  return (
    <Sheet title={words['shell.allColumns']} closeText={words['shell.close']} close={close}>
      <ul className={style.columns} lang={siteLang}>
        {columns.map((column) => {
          const { key, text, href, current: here, isExternal = false } = columnTab(column, current, basePath);
          return (
            <li key={key}>
              <a
                className={style.column}
                href={href}
                aria-current={here ? 'page' : undefined}
                target={isExternal ? '_blank' : undefined}
                rel={isExternal ? 'noopener' : undefined}
                onClick={(event) => clicked(event, href, isExternal)}
              >
                {text}
              </a>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
