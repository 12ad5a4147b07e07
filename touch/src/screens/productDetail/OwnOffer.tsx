import { RedemptionStatus } from '@contract/participation/shopCodes';
import { myDayScoreStsQuery } from '@touch/api/points';
import { type Product, productMineQuery } from '@touch/api/products';
import { useListQuery } from '@touch/api/useQuery';
import { useReloadedQuery } from '@touch/api/useSubscribed';
import { useEffect } from 'react';
import { Offer } from './Offer';

interface OwnOfferProps {
  readonly uid: string;
  readonly product: Product;
  readonly open: () => void;
}

/** The offer with a member's points and the codes they wait to use. */
export function OwnOffer({ uid, product, open }: OwnOfferProps) {
  const points = useReloadedQuery(myDayScoreStsQuery(uid));
  const mine = useListQuery(productMineQuery(uid));
  const { refresh } = mine;
  useEffect(() => void refresh(), [refresh]);
  const codes = mine.pages
    .flat()
    .filter(({ productId, status }) => productId === product.id && status === RedemptionStatus.waiting)
    .map(({ code }) => code);
  return (
    <Offer
      product={product}
      uid={uid}
      codes={codes}
      open={open}
      {...(points.state === 'ready' ? { balance: points.value.score } : {})}
    />
  );
}
