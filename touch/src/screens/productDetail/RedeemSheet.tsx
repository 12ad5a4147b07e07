import { ExchangeCode } from '@contract/participation/shopCodes';
import type { Product } from '@touch/api/products';
import { type RedeemResult, redeem } from '@touch/api/redeem';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useRef, useState } from 'react';
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
  const [result, setResult] = useState<RedeemResult>();
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const answer = await redeem(cache, product.id);
    busy.current = false;
    setSending(false);
    setResult(answer);
    if (answer.kind !== 'network') changed();
  };
  if (result?.kind === 'done')
    return (
      <Sheet title={texts.done} closeText={words['shell.close']} close={close}>
        <p className={style.text} lang={siteLang}>
          {product.title}
        </p>
        <p className={style.code}>{result.code}</p>
        <p className={style.text}>{texts.howToFetch}</p>
        <a className={style.button} href={`${basePath}/integralShop.html?tab=mine`}>
          {texts.toMine}
        </a>
      </Sheet>
    );
  const problem = result && problemOf(result, texts, words['state.networkError']);
  return (
    <Sheet title={texts.sure} closeText={words['shell.close']} close={close}>
      <p className={style.text} lang={siteLang}>
        {product.title}
      </p>
      <p className={style.cost}>{texts.costs(product.score)}</p>
      <p className={style.problem} role="alert">
        {problem}
      </p>
      <button type="button" className={style.button} aria-busy={isSending} onClick={() => void send()}>
        {isSending ? texts.sending : texts.confirm}
      </button>
    </Sheet>
  );
}

function problemOf(
  result: Exclude<RedeemResult, { readonly kind: 'done' }>,
  texts: ReturnType<typeof useTexts>,
  networkError: string,
): string {
  if (result.kind === 'network') return networkError;
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
