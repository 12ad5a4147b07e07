import { DataType, Platform } from '@contract/analyticsCodes';
import { EventType, KindNumber } from '@contract/codes';
import type { CallInput } from '@contract/render';

/** An act of the reader that is counted. */
export interface CountedAct {
  /** DataType. */
  readonly dataType: number;
  readonly articleID: string;
}

/** The article of an act, as tracking events name it (J4). */
export interface TrackedArticle {
  readonly title: string;
  readonly publishtime: string;
  readonly columnID: number;
  readonly columnName: string;
}

const byEvent: Readonly<Record<number, number>> = {
  [EventType.click]: DataType.open,
  [EventType.share]: DataType.share,
  [EventType.like]: DataType.like,
};

/** The act that a call stands for; undefined for calls that are not counted. */
export function actionOf(name: string, input: CallInput): CountedAct | undefined {
  if (name === 'event' && Number(input.type) === KindNumber.event.article && !input.cancel) {
    const dataType = byEvent[Number(input.eventType)];
    return dataType === undefined ? undefined : { dataType, articleID: String(input.id ?? '') };
  }
  if (name === 'discuss' && Number(input.sourceType ?? 0) === 0)
    return { dataType: DataType.comment, articleID: String(input.rootID ?? '') };
  return undefined;
}

/** S§7: Android 1, iOS 2, another phone 3, PC 5. */
export function platformOf(userAgent: string): Platform {
  const agent = userAgent.toLowerCase();
  if (agent.includes('android')) return Platform.android;
  if (/iphone|ipad|ipod/.test(agent)) return Platform.ios;
  return /mobile|phone|openharmony/.test(agent) ? Platform.mobile : Platform.pc;
}

/** The system's name as the header `os` carries it. */
export const osNames: Readonly<Record<number, string>> = {
  [Platform.android]: 'Android',
  [Platform.ios]: 'iOS',
  [Platform.mobile]: 'mobile',
  [Platform.pc]: 'PC',
};
