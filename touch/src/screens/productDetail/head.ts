import { productDetailQuery } from '@touch/api/products';
import { cachedValue } from '@touch/api/useQuery';
import { numberOf } from '@touch/lib/paths';
import { shareDescription } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import { preloadOf } from '@touch/ui/preloadOf';
import { PRODUCT_SIZES } from './sizes';
import type { texts as zh } from './texts/zh';

export function head({ cache, query, visit, texts }: HeadContext<typeof zh>): Head {
  const { config } = visit;
  const id = numberOf(query.get('id') ?? '');
  const product = id === '' ? undefined : cachedValue(cache, productDetailQuery(id));
  if (!product) {
    const gone = id !== '' && cache.peek(productDetailQuery(id).key)?.state === 'empty';
    return { title: `${texts.title} - ${config.appName}`, noIndex: true, ...(gone ? { gone } : {}) };
  }
  const [picture] = product.pics;
  return {
    title: `${product.title} - ${config.appName}`,
    description: shareDescription(product.content) || config.shareDescription,
    canonical: `/productDetail.html?id=${id}`,
    ...(picture
      ? { image: picture, preload: preloadOf(picture, config.xyApi.imageSuffixPath, PRODUCT_SIZES) }
      : {}),
  };
}
