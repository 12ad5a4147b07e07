import type { Column } from '@touch/api/columns';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { Tabs } from '@touch/ui/Tabs';
import { columnTab } from './columnHref';
import style from './HomeTabs.module.css';

interface HomeTabsProps {
  readonly columns: readonly Column[];
  readonly tab: Column;
  readonly below: readonly Column[];
  readonly shown: Column;
  readonly openAll: () => void;
}

/** The columns in two levels, always within reach below the top bar. A column takes the place of the one before in the history. */
export function HomeTabs({ columns, tab, below, shown, openAll }: HomeTabsProps) {
  const words = useWords();
  const { basePath, navigation, flags, siteLang } = useVisit();
  const choose = (href: string) => navigation.go(href, 'replace');
  return (
    <div className={flags.cms ? style.alone : style.tabs}>
      <div className={style.first}>
        <Tabs
          tabs={columns.map((column) => columnTab(column, tab, basePath))}
          label={words['shell.columnMenu']}
          lang={siteLang}
          choose={choose}
        />
        <button
          type="button"
          className={style.all}
          aria-label={words['shell.allColumns']}
          aria-haspopup="dialog"
          onClick={openAll}
        >
          <Icon name="menu" size={20} />
        </button>
      </div>
      {below.length > 0 ? (
        <Tabs
          tabs={below.map((column) => columnTab(column, shown, basePath))}
          label={words['home.subColumns']}
          lang={siteLang}
          level="second"
          choose={choose}
        />
      ) : null}
    </div>
  );
}
