import { LoginPage } from '@touch/features/login/LoginPage';
import { loginWords } from '@touch/features/login/words';
import { returnPath } from '@touch/lib/returnPath';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';

export const words = loginWords.ready;

/** The login (F2); it leads back to where the reader came from, else to the path the address names. */
export function Screen({ query }: ScreenProps) {
  const { locale, basePath } = useVisit();
  const otherwise = basePath + (returnPath(query.get('return')) ?? '/home.html');
  return (
    <loginWords.Within locale={locale}>
      <LoginPage otherwise={otherwise} />
    </loginWords.Within>
  );
}
