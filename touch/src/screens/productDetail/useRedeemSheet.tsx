import { myDayScoreStsQuery } from '@touch/api/points';
import { type Product, productDetailQuery, productMineQuery } from '@touch/api/products';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { RedeemSheetProps } from './RedeemSheet';

/** The sheet that redeems a product; its code loads with the first tap. @param uid uid of the member, if there is one */
export function useRedeemSheet(
  product: Product,
  uid: string | undefined,
): { readonly sheet: ReactNode; readonly open: () => void } {
  const words = useWords();
  const { cache, toast } = useVisit();
  const [Sheet, setSheet] = useState<ComponentType<RedeemSheetProps>>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    import('./RedeemSheet').then(
      (part) => {
        setSheet(() => part.RedeemSheet);
        setOpen(true);
      },
      // The code did not load.
      () => toast(words['state.networkError']),
    );
  };
  const changed = () => {
    void cache.load(productDetailQuery(String(product.id)));
    if (uid === undefined) return;
    void cache.load(myDayScoreStsQuery(uid));
    void cache.loadList(productMineQuery(uid));
  };
  const sheet =
    Sheet && isOpen ? <Sheet product={product} changed={changed} close={() => setOpen(false)} /> : null;
  return { sheet, open };
}
