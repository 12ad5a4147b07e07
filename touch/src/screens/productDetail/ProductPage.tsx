import { useMember } from '@touch/api/member';
import type { Product } from '@touch/api/products';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { Prose } from '@touch/ui/Prose';
import { Offer } from './Offer';
import { OwnOffer } from './OwnOffer';
import style from './productDetail.module.css';
import { PRODUCT_SIZES } from './sizes';
import { useTexts } from './texts';
import { useRedeemSheet } from './useRedeemSheet';

/** Pictures, points, stock and description. The served page is everybody's: a member's own points load after it. */
export function ProductPage({ product }: { readonly product: Product }) {
  const texts = useTexts();
  const { config, siteLang } = useVisit();
  const uid = useMember()?.uid;
  const { sheet, open } = useRedeemSheet(product, uid);
  const { title, pics, score, stock, content } = product;
  const suffix = config.xyApi.imageSuffixPath;
  return (
    <article>
      <ul className={style.pictures} tabIndex={pics.length > 1 ? 0 : undefined}>
        {(pics.length > 0 ? pics : ['']).map((pic, index) => (
          <li key={pic} className={style.picture}>
            <Picture
              src={pic}
              suffix={suffix}
              ratio="4:3"
              sizes={PRODUCT_SIZES}
              priority={index === 0}
              cover
            />
          </li>
        ))}
      </ul>
      <header className={style.head}>
        <h1 className={style.title} lang={siteLang}>
          {title}
        </h1>
        <p className={style.price}>
          <b className={style.score}>{texts.score(score)}</b>
          <span>{stock > 0 ? texts.left(stock) : texts.soldOut}</span>
        </p>
      </header>
      {uid === undefined ? (
        <Offer product={product} open={open} />
      ) : (
        <OwnOffer key={uid} uid={uid} product={product} open={open} />
      )}
      {sheet}
      {content ? (
        <div className={style.content}>
          <h2 className={style.heading}>{texts.about}</h2>
          <Prose html={content} lang={siteLang} />
        </div>
      ) : null}
    </article>
  );
}
