import * as operations from '@contract/products';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import { readExchange } from './reading/shop';

const exchangeProductName = at(operations.exchangeProduct);

/** `refused`: `code` is an ExchangeCode, '' for another reason, which `message` tells the reader. */
export type RedeemResult =
  | { readonly kind: 'done'; readonly code: string }
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** Redeems a product (wire n12). A call sent again at once is the same redemption. */
export async function redeem(cache: QueryCache, id: number): Promise<RedeemResult> {
  const answer = await cache.call(exchangeProductName, { id });
  if (!answer) return { kind: 'network' };
  const read = answer.status === Status.data ? readExchange(answer.data) : undefined;
  if (!read) return { kind: 'refused', code: '', message: answer.message };
  return read.success
    ? { kind: 'done', code: read.code }
    : { kind: 'refused', code: read.code, message: read.message };
}
