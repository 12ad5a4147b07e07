import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
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

const head = ({ words, visit, screen }: ScreenContext) => {
  const title = Object.entries(words).find(([key]) => key === `title.${screen}`)?.[1];
  return { title: `${typeof title === 'string' ? title : ''} - ${visit.config.appName}`, noIndex: true };
};

export { Announced as Screen, head };
