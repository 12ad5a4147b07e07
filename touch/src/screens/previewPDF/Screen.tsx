import { certificateQuery } from '@touch/api/certificates';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { CertificateView } from './CertificateView';
import { useTexts } from './texts';

/** The notarised copy of an article (F20). */
export function Screen({ query }: ScreenProps) {
  const texts = useTexts();
  const id = numberOf(query.get('id') ?? '');
  return (
    <>
      <ScreenHead title={texts.title} />
      {id === '' ? <Missing /> : <ArticleCertificate key={id} id={id} />}
    </>
  );
}

function Missing() {
  const texts = useTexts();
  const words = useWords();
  const { basePath } = useVisit();
  return (
    <Notice
      kind="gone"
      text={texts.none}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}

function ArticleCertificate({ id }: { readonly id: string }) {
  return (
    <QueryState result={useQuery(certificateQuery(id))} empty={<Missing />}>
      {(certificate) => <CertificateView id={id} certificate={certificate} />}
    </QueryState>
  );
}
