import { productListQuery } from '@touch/api/products';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './integralShop.module.css';
import { useTexts } from './texts';

/** Two a row on a phone, up to four on a wide window. */
const SIZES = '(min-width: 960px) 280px, 45vw';

/** The products of the points shop, sold-out ones too. */
export function Products() {
  const texts = useTexts();
  const { basePath, config, siteLang } = useVisit();
  const query = productListQuery();
  const list = useListQuery(query);
  return (
    <InfiniteList list={list} name={query.key} empty={texts.noProducts}>
      {(products) => (
        <ul className={style.products}>
          {products.map(({ id, title, pics, score, stock }) => (
            <li key={id}>
              <a className={style.product} href={`${basePath}/productDetail.html?id=${id}`}>
                <Picture
                  src={pics[0] ?? ''}
                  suffix={config.xyApi.imageSuffixPath}
                  ratio="4:3"
                  sizes={SIZES}
                />
                <b className={style.name} lang={siteLang}>
                  {title}
                </b>
                <span className={style.price}>
                  <span className={style.score}>{texts.score(score)}</span>
                  <span>{stock > 0 ? texts.left(stock) : texts.soldOut}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}
