import * as v from 'valibot';
import { ID_MAX } from './fields';
import { mediaAddress, optionalAddress } from './newsroomAddress';
import { call } from './newsroomCall';
import {
  boundedText,
  done,
  id,
  moment,
  name,
  newPassword,
  number,
  Person,
  StaffDuty,
  whole,
} from './newsroomShapes';

/* Calls of the newsroom that set it up: its first admin, settings and columns. */

const title = v.pipe(boundedText(40), v.trim(), v.minLength(1, 'this is empty'));

const SETTINGS_LOCALES = ['zh', 'en', 'de', 'fr', 'bo'] as const;

/** Settings that the desk changes, as the configuration names them (docs/operating.md). */
const settings = {
  /** Name of the paper. */
  appName: title,
  /** Six hexadecimal digits. */
  topicColor: v.pipe(v.string(), v.regex(/^[0-9a-f]{6}$/i, 'a colour is six hexadecimal digits')),
  appLogo: optionalAddress(mediaAddress),
  locale: v.picklist(SETTINGS_LOCALES),
  /** Signatures of a story before it is published. */
  signatures: number(1, 3),
  /** Source list: others are refused; [] = any. */
  sources: v.pipe(v.array(title), v.maxLength(500)),
};
export const SettingsChange = v.partial(v.strictObject(settings));
export type SettingsChange = v.InferOutput<typeof SettingsChange>;

/** Settings as they apply; some may have been written by other means. */
export const SiteSettings = v.strictObject({
  appName: v.string(),
  topicColor: v.string(),
  appLogo: v.string(),
  locale: v.string(),
  signatures: whole,
  sources: v.array(v.string()),
});
export type SiteSettings = v.InferOutput<typeof SiteSettings>;

export const DeskColumn = v.strictObject({ id: whole, name: v.string(), parentID: whole });
export type DeskColumn = v.InferOutput<typeof DeskColumn>;

export const setupCalls = {
  setUp: call(
    'POST',
    '/setup',
    v.strictObject({
      /** From the link that the first start prints. */
      token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      name,
      realName: v.optional(boundedText(40), ''),
      password: newPassword,
    }),
    v.strictObject({ token: v.string(), expires: moment, person: Person, duties: v.array(StaffDuty) }),
    {
      maxBody: 4_096,
      about: 'Makes the first admin of an installation that has no staff, and signs them in.',
    },
  ),
  settings: call(
    'GET',
    '/sites/:site/settings',
    v.strictObject({ site: id }),
    v.strictObject({ version: whole, settings: SiteSettings }),
    { about: 'Shows the settings of a site.' },
  ),
  saveSettings: call(
    'POST',
    '/sites/:site/settings',
    v.strictObject({ site: id, version: number(0, Number.MAX_SAFE_INTEGER), change: SettingsChange }),
    v.strictObject({ version: whole }),
    { about: 'Changes settings of a site; others stay.' },
  ),
  columns: call(
    'GET',
    '/sites/:site/columns',
    v.strictObject({ site: id }),
    v.strictObject({ list: v.array(DeskColumn) }),
    { about: 'Lists the columns of a site in their order.' },
  ),
  addColumn: call(
    'POST',
    '/sites/:site/columns',
    v.strictObject({ site: id, name: title, parentID: v.optional(number(0, ID_MAX), 0) }),
    v.strictObject({ id: whole }),
    { about: 'Makes a column behind the last one of its level.' },
  ),
  renameColumn: call(
    'POST',
    '/sites/:site/columns/:id/name',
    v.strictObject({ site: id, id, name: title }),
    done,
    { about: 'Renames a column.' },
  ),
  moveColumn: call(
    'POST',
    '/sites/:site/columns/:id/move',
    v.strictObject({
      site: id,
      id,
      /** The column it comes before; 0 = to the end. */
      before: v.optional(number(0, ID_MAX), 0),
    }),
    done,
    { about: 'Moves a column within its level.' },
  ),
} as const;
