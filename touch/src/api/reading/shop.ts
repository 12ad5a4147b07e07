import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { number, readHasMore, rowsIn, rowsOf, text, texts } from './wireFields';

const WireProduct = v.object({
  id: number,
  title: text,
  pics: texts,
  score: number,
  stock: number,
  content: text,
});
/** A product of the points shop (wire n8). */
export type Product = Readonly<v.InferOutput<typeof WireProduct>>;

export function readProduct(data: unknown): Product | undefined {
  const read = v.safeParse(WireProduct, data);
  return read.success && read.output.id > 0 ? read.output : undefined;
}

export const readProducts = (data: unknown): Page<Product> => ({
  items: rowsIn(WireProduct, data).filter(({ id }) => id > 0),
  hasMore: readHasMore(data) === true,
});

const WireRedemption = v.object({
  id: number,
  productId: number,
  title: text,
  pic: text,
  score: number,
  code: text,
  created: text,
  status: number,
});
/** A product that a member redeemed (wire n12). */
export type Redemption = Readonly<v.InferOutput<typeof WireRedemption>>;

export const readRedemptions = (data: unknown): Page<Redemption> => ({
  items: rowsIn(WireRedemption, data),
  hasMore: readHasMore(data) === true,
});

const WireExchange = v.object({ success: v.boolean(), message: text, code: text });
export type Exchange = Readonly<v.InferOutput<typeof WireExchange>>;

export function readExchange(data: unknown): Exchange | undefined {
  const read = v.safeParse(WireExchange, data);
  return read.success ? read.output : undefined;
}

const WireDay = v.object({ date: text, score: number });
/** Points of a day; `date` as the wire writes it. */
export type PointsDay = Readonly<v.InferOutput<typeof WireDay>>;
const WireRule = v.object({ eType: text, score: number, perDay: number, today: number });
/** An act that brings points, at most `perDay` times a day; `today` = how often it did today. */
export type PointsRule = Readonly<v.InferOutput<typeof WireRule>>;
export interface PointsSum {
  readonly score: number;
  readonly dayScore: number;
  /** The last thirty days that have any, newest first. */
  readonly list: readonly PointsDay[];
  readonly rules: readonly PointsRule[];
}

export function readPointsSum(data: unknown): PointsSum | undefined {
  const read = v.safeParse(v.object({ score: number, dayScore: number }), data);
  if (!read.success) return undefined;
  const { rules } = v.parse(v.fallback(v.object({ rules: v.array(v.unknown()) }), { rules: [] }), data);
  return { ...read.output, list: rowsIn(WireDay, data), rules: rowsOf(WireRule, rules) };
}

const WireChange = v.object({ id: number, srname: text, score: number, created: text });
/** One change of a member's points (wire g70). */
export type PointsChange = Readonly<v.InferOutput<typeof WireChange>>;

export const readPointsChanges = (data: unknown): Page<PointsChange> => ({
  items: rowsIn(WireChange, data),
  hasMore: readHasMore(data) === true,
});
