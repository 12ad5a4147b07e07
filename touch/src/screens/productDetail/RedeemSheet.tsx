import { ExchangeCode } from '@contract/participation/shopCodes';
import type { Product } from '@touch/api/products';
import { type RedeemResult, redeem } from '@touch/api/redeem';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useState } from 'react';
import style from './RedeemSheet.module.css';
import { useTexts } from './texts';

export interface RedeemSheetProps {
  readonly product: Product;
  /** Stock and points have changed. */
  readonly changed: () => void;
  readonly close: () => void;
}

/** Asks once more, redeems, and shows the code. */
export function RedeemSheet({ product, changed, close }: RedeemSheetProps) {
  const texts = useTexts();
  const words = useWords();
  const { basePath, cache, siteLang } = useVisit();
  const [code, setCode] = useState<string>();
  const lost = words['state.networkError'];
  const send = async () => {
    const result = await redeem(cache, product.id);
    if (result.kind === 'network') return lost;
    changed();
    if (result.kind !== 'done') return problemOf(result, texts, lost);
    setCode(result.code);
  };
  const { busy, problem, submit } = useSubmit(send, { lost });
  if (code !== undefined)
    return (
      <Sheet title={texts.done} closeText={words['shell.close']} close={close}>
        <p className={style.text} lang={siteLang}>
          {product.title}
        </p>
        <p className={style.code}>{code}</p>
        <p className={style.text}>{texts.howToFetch}</p>
        <a className={style.button} href={`${basePath}/integralShop.html?tab=mine`}>
          {texts.toMine}
        </a>
      </Sheet>
    );
  return (
    <Sheet title={texts.sure} closeText={words['shell.close']} close={close}>
      <p className={style.text} lang={siteLang}>
        {product.title}
      </p>
      <p className={style.cost}>{texts.costs(product.score)}</p>
      <p className={style.problem} role="alert">
        {problem}
      </p>
      <button type="button" className={style.button} aria-busy={busy} onClick={() => submit()}>
        {busy ? texts.sending : texts.confirm}
      </button>
    </Sheet>
  );
}

function problemOf(
  result: Extract<RedeemResult, { readonly kind: 'refused' }>,
  texts: ReturnType<typeof useTexts>,
  networkError: string,
): string {
  switch (result.code) {
    case ExchangeCode.soldOut:
      return texts.soldOut;
    case ExchangeCode.overLimit:
      return texts.overLimit;
    case ExchangeCode.notEnough:
      return texts.notEnough;
    default:
      return result.message || networkError;
  }
}
