import type { DemoArticle } from '../content';
import { bo } from '../content/bo';
import { de } from '../content/de';
import { en } from '../content/en';
import { fr } from '../content/fr';
import { affairs } from '../content/zh/affairs';
import { comment } from '../content/zh/comment';
import { countryside } from '../content/zh/countryside';
import { culture } from '../content/zh/culture';
import { ecology } from '../content/zh/ecology';
import { economy } from '../content/zh/economy';
import { education } from '../content/zh/education';
import { headline } from '../content/zh/headline';
import { health } from '../content/zh/health';
import { linked } from '../content/zh/linked';
import { live } from '../content/zh/live';
import { livelihood } from '../content/zh/livelihood';
import { picture } from '../content/zh/picture';
import { races } from '../content/zh/races';
import { railway } from '../content/zh/railway';
import { river } from '../content/zh/river';
import { sports } from '../content/zh/sports';
import { standing } from '../content/zh/standing';
import { supplement } from '../content/zh/supplement';
import { travel } from '../content/zh/travel';
import { video } from '../content/zh/video';
import { clinics } from '../services/clinics';
import { distinct } from '../services/daily';
import { notices } from '../services/notices';
import { prices } from '../services/prices';
import { timetable } from '../services/timetable';
import { water } from '../services/water';
import { weather } from '../services/weather';

/** Everything that was written; a piece's number follows from its place here, so new ones go to the end of their file. */
export const written: readonly (readonly DemoArticle[])[] = [
  headline,
  livelihood,
  countryside,
  affairs,
  economy,
  ecology,
  comment,
  picture,
  railway,
  culture,
  supplement,
  education,
  health,
  sports,
  travel,
  video,
  live,
  river,
  races,
  linked,
  standing,
  bo,
  en,
  de,
  fr,
];

/** The daily pieces of the service columns as of a day; of more than forty each, notices excepted. */
export const daily = (day: Date): readonly (readonly DemoArticle[])[] => [
  distinct(weather(day, 48)),
  distinct(prices(day, 46)),
  distinct(timetable(day, 80)),
  distinct(notices(day, 40)),
  distinct(water(day, 46)),
  distinct(clinics(day, 46)),
];
