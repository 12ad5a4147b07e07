import { LoginPage } from '@touch/features/login/LoginPage';
import { returnPath } from '@touch/lib/returnPath';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';

/** The login (F2); it leads back to where the reader came from, else to the path the address names. */
export function Screen({ query }: ScreenProps) {
  const { basePath } = useVisit();
  const otherwise = basePath + (returnPath(query.get('return')) ?? '/home.html');
  return <LoginPage otherwise={otherwise} />;
}
