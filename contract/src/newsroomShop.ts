import * as v from 'valibot';
import { ID_MAX } from './fields';
import { call } from './newsroomCall';
import { boundedText, done, id, moment, number, reason, whole } from './newsroomShapes';
import { PointsName } from './points';

/* Input of the newsroom's calls about the points shop and its rules. */

/** Pictures of a product. */
export const MAX_PRODUCT_PICTURES = 9;
const MAX_SCORE = 1_000_000;
const MAX_STOCK = 1_000_000;
const MAX_ORDER = 10_000;
const MAX_CODE = 20;

const title = v.pipe(boundedText(100), v.minLength(1));
/** HTML. */
const content = boundedText(20_000);

export const NewProduct = v.strictObject({
  site: id,
  title,
  content: v.optional(content, ''),
  score: number(1, MAX_SCORE),
  stock: number(0, MAX_STOCK),
  /** Redemptions of one member at most; 0 = any number. */
  perMember: v.optional(number(0, MAX_STOCK), 1),
  /** Place in the list, lowest first. */
  order: v.optional(number(0, MAX_ORDER), 0),
  hidden: v.optional(v.boolean(), false),
  /** The pictures themselves, base64; a megabyte is all that a call may hold. */
  pictures: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.base64())), v.maxLength(MAX_PRODUCT_PICTURES)),
    [],
  ),
});

/** A field that is not sent stays. */
export const ProductChange = v.strictObject({
  site: id,
  id,
  title: v.optional(title),
  content: v.optional(content),
  score: v.optional(number(1, MAX_SCORE)),
  /** Added to the stock; below 0 it is taken away, down to none. */
  more: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-MAX_STOCK), v.maxValue(MAX_STOCK))),
  perMember: v.optional(number(0, MAX_STOCK)),
  order: v.optional(number(0, MAX_ORDER)),
  hidden: v.optional(v.boolean()),
});

export const StockedProduct = v.strictObject({
  id: whole,
  title: v.string(),
  score: whole,
  stock: whole,
  perMember: whole,
  hidden: v.boolean(),
  /** Redemptions that are not cancelled. */
  redeemed: whole,
});

/** RedemptionStatus in words. */
export const RedemptionState = v.picklist(['waiting', 'handedOut', 'cancelled']);

export const RedemptionRequest = v.strictObject({
  site: id,
  state: v.optional(RedemptionState),
  product: v.optional(number(0, 2_147_483_647), 0),
  /** Number of the last known redemption. */
  before: v.optional(id),
});

export const NewsroomRedemption = v.strictObject({
  id: whole,
  productID: whole,
  title: v.string(),
  score: whole,
  code: v.string(),
  memberID: whole,
  nickname: v.string(),
  state: RedemptionState,
  at: moment,
  /** When it was handed out or cancelled; '' = neither. */
  settledAt: v.string(),
});

/** The code as the member shows it; case and hyphen do not matter. */
const code = v.pipe(boundedText(MAX_CODE), v.minLength(1));
export const HandOut = v.strictObject({ site: id, code });
export const Cancellation = v.strictObject({ site: id, code, reason });

export const PointsRuleShape = {
  name: v.picklist(Object.values(PointsName)),
  /** Points for one; 0 = none. */
  score: number(0, 1_000),
  /** Times that bring points on one day. */
  perDay: number(0, 1_000),
};
export const PointsRuleChange = v.strictObject({ site: id, ...PointsRuleShape });
export const ShownPointsRule = v.strictObject({ name: v.string(), score: whole, perDay: whole });

export const shopCalls = {
  products: call(
    'GET',
    '/sites/:site/products',
    v.strictObject({ site: id }),
    v.strictObject({ list: v.array(StockedProduct) }),
    { about: 'Lists products of the points shop.' },
  ),
  addProduct: call('POST', '/sites/:site/products', NewProduct, v.strictObject({ id: whole }), {
    about: 'Adds a product to the points shop.',
  }),
  changeProduct: call('POST', '/sites/:site/products/:id', ProductChange, done, {
    about: 'Changes a product.',
  }),
  redemptions: call(
    'GET',
    '/sites/:site/redemptions',
    RedemptionRequest,
    v.strictObject({ list: v.array(NewsroomRedemption), hasMore: v.boolean() }),
    { about: 'Lists redemptions.' },
  ),
  exportRedemptions: call(
    'GET',
    '/sites/:site/redemptions.csv',
    v.strictObject({ site: id, product: v.optional(number(0, ID_MAX), 0) }),
    v.strictObject({ name: v.string(), csv: v.string() }),
    { about: 'All redemptions as a table for spreadsheets; `csv` begins with a byte order mark.' },
  ),
  handOut: call(
    'POST',
    '/sites/:site/redemptions/hand-out',
    HandOut,
    v.strictObject({ id: whole, title: v.string(), memberID: whole }),
    { about: 'Hands a prize out, once; a second time the answer says when it was.' },
  ),
  cancelRedemption: call('POST', '/sites/:site/redemptions/cancel', Cancellation, done, {
    about: 'Cancels a redemption and gives stock and points back.',
  }),
  pointsRules: call(
    'GET',
    '/sites/:site/points',
    v.strictObject({ site: id }),
    v.strictObject({ list: v.array(ShownPointsRule) }),
    { about: 'Lists the points of each event.' },
  ),
  setPointsRule: call('POST', '/sites/:site/points', PointsRuleChange, done, {
    about: 'Sets the points of an event.',
  }),
} as const;
