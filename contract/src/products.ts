import * as v from 'valibot';
import * as addresses from './addresses/shop';
import { callerClaims, id, paging } from './fields';
import { read, write } from './operation';
import { bool, date, int, listOf, str, strs } from './wireValues';

/** A product that members buy with points. */
export const Product = v.object({
  id: int,
  title: str,
  pics: strs,
  score: int,
  stock: int,
  content: str,
});
export type Product = v.InferOutput<typeof Product>;

/** A product a member has taken; `code` is shown where it is handed out. */
export const Redemption = v.object({
  id: int,
  productId: int,
  title: str,
  pic: str,
  score: int,
  code: str,
  created: date,
  status: int,
});
export type Redemption = v.InferOutput<typeof Redemption>;

export const productDetail = read({
  ...addresses.productDetail,
  row: 'n8',
  absent: 'missing',
  input: v.object({ id: id() }),
  output: Product,
});

export const productList = read({
  ...addresses.productList,
  row: 'n12',
  input: v.object({ ...paging }),
  output: listOf(Product),
});

export const exchangeProduct = write({
  ...addresses.exchangeProduct,
  row: 'n12',
  input: v.object({ id: id(), ...callerClaims }),
  output: v.object({ success: bool, message: str, code: str }),
});

export const productMine = read({
  ...addresses.productMine,
  row: 'n12',
  personal: true,
  input: v.object({ ...callerClaims, ...paging }),
  output: listOf(Redemption),
});
