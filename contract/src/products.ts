import * as v from 'valibot';
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
  name: 'productDetail',
  service: 'nis',
  path: '/product/detail',
  row: 'n8',
  absent: 'missing',
  input: v.object({ id: id() }),
  output: Product,
});

export const productList = read({
  name: 'productList',
  service: 'nis',
  path: '/product/list',
  row: 'n12',
  input: v.object({ ...paging }),
  output: listOf(Product),
});

export const exchangeProduct = write({
  name: 'exchangeProduct',
  service: 'nis',
  path: '/product/exchange',
  row: 'n12',
  input: v.object({ id: id(), ...callerClaims }),
  output: v.object({ success: bool, message: str, code: str }),
});

export const productMine = read({
  name: 'productMine',
  service: 'nis',
  path: '/product/mine',
  row: 'n12',
  personal: true,
  input: v.object({ ...callerClaims, ...paging }),
  output: listOf(Redemption),
});
