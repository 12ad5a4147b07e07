import { useWords } from '@touch/locales/words';
import type { ScreenOptions, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { announcementOf } from './announcements';

export const options = (screen: string): ScreenOptions => announcementOf(screen).options ?? {};

/** Says in one line what this address will be; no dead link, no blank page. */
function Announced({ screen }: ScreenProps) {
  const words = useWords();
  const { locale, basePath } = useVisit();
  return (
    <Notice
      kind="later"
      heading
      text={announcementOf(screen)[locale].text}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}

export { Announced as Screen };
