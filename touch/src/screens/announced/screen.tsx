import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { laterOf } from './laterWords';

/** Says in one line what this address will be; no dead link, no blank page. */
function Announced({ screen }: ScreenProps) {
  const words = useWords();
  const { locale, basePath } = useVisit();
  return (
    <Notice
      kind="later"
      heading
      text={laterOf(locale, screen)}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}

export { Announced as Screen };
