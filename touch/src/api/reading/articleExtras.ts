import { AdvertType } from '@contract/advertCodes';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle } from '@touch/lib/text';
import * as v from 'valibot';
import { isAccountVisible } from './accounts';
import { arrayOf, flag, number, rowsOf, text } from './wireFields';

/** The subscription account of an article. */
export interface ArticleAccount {
  readonly id: number;
  readonly name: string;
  /** '' where it has no picture. */
  readonly icon: string;
}

const WireAdvert = v.object({
  id: number,
  title: text,
  picUrl: text,
  width: number,
  height: number,
  linkUrl: text,
  type: number,
  /** Row before which it stands. */
  position: number,
  advMark: flag,
});
/** An advert that can be shown (wire S30): its addresses have passed the guard. Pixels are 0 where unknown. */
export type Advert = Readonly<v.InferOutput<typeof WireAdvert>>;

/** Data beside the article itself (wire S2). Only an article that comes by a call needs this code, a served page does not. */
export interface ArticleExtras {
  /** Where there is one that shows (F26). */
  readonly account?: ArticleAccount;
  /** Adverts that ran below the article when the platform answered. */
  readonly adverts: readonly Advert[];
}

const WireAccountOf = v.object({
  xyAccountID: number,
  xyAccount: text,
  xyAccountIcon: text,
  xyStatus: number,
  xyForbidden: flag,
});

function accountOf(data: unknown): ArticleAccount | undefined {
  // one of whose state nothing can be read does not show
  const read = v.safeParse(WireAccountOf, data);
  if (!read.success) return undefined;
  const { xyAccountID: xyID, xyAccount: name, xyAccountIcon: icon, xyStatus, xyForbidden } = read.output;
  return name !== '' && isAccountVisible({ xyID, xyStatus, xyForbidden })
    ? { id: xyID, name, icon }
    : undefined;
}

/** Pictures with a title that lead somewhere; nothing else can be shown as one. */
export const readAdverts = (rows: unknown): readonly Advert[] =>
  rowsOf(WireAdvert, rows).flatMap((advert) => {
    const { id, type } = advert;
    const title = plainTitle(advert.title);
    const picUrl = safeUrl(advert.picUrl);
    const linkUrl = safeUrl(advert.linkUrl);
    if (id <= 0 || type !== AdvertType.picture || title === '' || !picUrl || !linkUrl) return [];
    return [{ ...advert, title, picUrl, linkUrl }];
  });

/** @param data wire S2 as it came */
export function readArticleExtras(data: unknown): ArticleExtras {
  const account = accountOf(data);
  const closed = v.safeParse(v.object({ advClosed: flag }), data);
  const adverts = closed.success && closed.output.advClosed ? [] : readAdverts(arrayOf(data, 'adv'));
  return { ...(account ? { account } : {}), adverts };
}

/** Numbers of the adverts that run (wire g81). */
export const readRunningIds = (data: unknown): ReadonlySet<number> =>
  new Set(readAdverts(arrayOf(data, 'list')).map(({ id }) => id));
