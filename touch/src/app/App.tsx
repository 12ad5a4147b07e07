import '@touch/ui/tokens.css';
import '@touch/ui/base.css';
import type { Messages } from '@touch/locales/messages';
import { LocaleContext, WordsContext } from '@touch/locales/words';
import { type Visit, VisitContext } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import type { ReactNode } from 'react';
import type { Step } from './journey';
import { Screens } from './Screens';
import type { Shown } from './useShownScreen';

export interface AppProps {
  readonly visit: Visit;
  readonly words: Messages;
  readonly step: Step;
  readonly scroll: number | undefined;
  readonly arrived: (shown: Shown) => unknown;
  readonly prepare: (shown: Shown) => void;
  /** Over every screen; loaded after the page. */
  readonly over?: ReactNode;
}

/** The whole page inside `#root`, on the server and in the browser. */
export function App({ visit, words, step, scroll, arrived, prepare, over }: AppProps) {
  return (
    <LocaleContext value={visit.locale}>
      <WordsContext value={words}>
        <VisitContext value={visit}>
          {visit.config.canUse ? (
            <>
              <Screens step={step} scroll={scroll} arrived={arrived} prepare={prepare} />
              {over}
            </>
          ) : (
            <Notice kind="closed" heading text={words['state.closed']} detail={words['state.closedWhy']} />
          )}
        </VisitContext>
      </WordsContext>
    </LocaleContext>
  );
}
