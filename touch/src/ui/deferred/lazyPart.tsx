import { useWords } from '@touch/locales/words';
import { type ComponentType, lazy } from 'react';
import { Notice } from '../Notice';

/** A part that most who open this page have no need of; where it does not come, that is said. */
export const lazyPart = <Props extends object>(part: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    part().then(
      (here) => ({ default: here }),
      (): { default: ComponentType<Props> } => ({ default: Lost }),
    ),
  );

function Lost() {
  const words = useWords();
  return (
    <Notice
      kind="failed"
      text={words['state.partFailed']}
      action={{ text: words['state.reload'], run: () => window.location.reload() }}
    />
  );
}
