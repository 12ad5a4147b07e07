import { LoginPage } from '@touch/features/login/LoginPage';
import { withLoginWords } from '@touch/features/login/words';
import { returnPath } from '@touch/lib/returnPath';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Late } from '@touch/ui/Late';

export const load = ({ visit }: ScreenContext): Promise<void> => withLoginWords[visit.locale].ready();

/** The login (F2); it leads back to where the reader came from, else to the path the address names. */
export function Screen({ query }: ScreenProps) {
  const { locale, basePath } = useVisit();
  const otherwise = basePath + (returnPath(query.get('return')) ?? '/home.html');
  return <Late part={withLoginWords[locale]} with={{ children: <LoginPage otherwise={otherwise} /> }} />;
}
