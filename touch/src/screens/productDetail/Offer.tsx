import type { Product } from '@touch/api/products';
import { useVisit } from '@touch/outside/visit';
import style from './productDetail.module.css';
import { useTexts } from './texts';

interface OfferProps {
  readonly product: Product;
  /** uid of the member; without it a visitor's. */
  readonly uid?: string;
  /** The member's points; undefined while they load. */
  readonly balance?: number;
  /** Codes of this product that the member has not used. */
  readonly codes?: readonly string[];
  /** Opens the sheet that redeems the product. */
  readonly open: () => void;
}

const none: readonly string[] = [];

/** The button to redeem, in each of its states, and the codes that wait. */
export function Offer({ product, uid, balance, codes = none, open }: OfferProps) {
  const texts = useTexts();
  const { basePath, needsMember } = useVisit();
  const missing = balance === undefined ? 0 : Math.max(0, product.score - balance);
  const isSoldOut = product.stock === 0;
  const isOff = isSoldOut || missing > 0;
  return (
    <section className={style.offer} aria-label={texts.redeem}>
      {codes.map((code) => (
        <p key={code} className={style.ready}>
          <span>{texts.ready}</span>
          <b className={style.code}>{code}</b>
        </p>
      ))}
      <button
        type="button"
        className={isOff ? style.off : style.redeem}
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) needsMember(open);
        }}
      >
        {buttonText(texts, { isSoldOut, missing, isVisitor: uid === undefined })}
      </button>
      {uid === undefined ? null : (
        <p className={style.balance}>
          {balance === undefined ? '\u00a0' : texts.balance(balance)}{' '}
          <a className={style.link} href={`${basePath}/integralShop.html?tab=mine`}>
            {texts.toMine}
          </a>
        </p>
      )}
    </section>
  );
}

interface OfferState {
  readonly isSoldOut: boolean;
  /** Points that are missing. */
  readonly missing: number;
  readonly isVisitor: boolean;
}

function buttonText(
  texts: ReturnType<typeof useTexts>,
  { isSoldOut, missing, isVisitor }: OfferState,
): string {
  if (isSoldOut) return texts.soldOut;
  if (isVisitor) return texts.loginFirst;
  return missing > 0 ? texts.missing(missing) : texts.redeem;
}
