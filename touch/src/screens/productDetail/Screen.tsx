import { productDetailQuery } from '@touch/api/products';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { numberOf } from '@touch/lib/paths';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { QueryState } from '@touch/ui/QueryState';
import { ProductPage } from './ProductPage';
import { useTexts } from './texts';

/** A product of the points shop: the points it takes, and redeeming it (F19). */
export function Screen({ query }: ScreenProps) {
  const texts = useTexts();
  const { preferences } = useVisit();
  const id = numberOf(query.get('id') ?? '');
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {preferences.minors ? <NotForMinors /> : id === '' ? <Missing /> : <Product key={id} id={id} />}
    </>
  );
}

/** No shop in minors' mode (K23). */
function NotForMinors() {
  const [texts, words] = [useTexts(), useWords()];
  const { basePath } = useVisit();
  return (
    <Notice
      kind="gone"
      heading
      text={texts.notForMinors}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}

function Missing() {
  const texts = useTexts();
  const { basePath } = useVisit();
  return (
    <Notice
      kind="gone"
      heading
      text={texts.gone}
      link={{ text: texts.toShop, href: `${basePath}/integralShop.html?tab=products` }}
    />
  );
}

function Product({ id }: { readonly id: string }) {
  return (
    <QueryState result={useQuery(productDetailQuery(id))} heading empty={<Missing />}>
      {(product) => <ProductPage product={product} />}
    </QueryState>
  );
}
