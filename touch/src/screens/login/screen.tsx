import { LoginPage } from '@touch/features/login/LoginPage';
import { loginTexts } from '@touch/features/login/texts';
import { returnPath } from '@touch/lib/returnPath';
import type { ScreenOptions, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';

export const options: ScreenOptions = { topBar: true };

export const { loadTexts } = loginTexts;

/** The login (F2); it leads back to where the reader came from, else to the path the address names. */
export function Screen({ query }: ScreenProps) {
  const { basePath } = useVisit();
  const otherwise = basePath + (returnPath(query.get('return')) ?? '/home.html');
  return <LoginPage otherwise={otherwise} />;
}
