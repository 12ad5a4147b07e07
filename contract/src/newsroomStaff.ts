import * as v from 'valibot';
import { call } from './newsroomCall';
import {
  actsPage,
  before,
  boundedText,
  done,
  id,
  loginNumber,
  MemberLogin,
  moment,
  name,
  newPassword,
  Person,
  password,
  Role,
  StaffDuty,
  siteAndId,
  siteOrAll,
  whole,
} from './newsroomShapes';

/* The newsroom's calls about its staff, their logins and acts, and members' logins. */

/** Characters of a code, or of a recovery code. */
const MAX_CODE = 40;
/** As articles show it; '' = the login name. */
const realName = v.optional(boundedText(40), '');
const factorCode = v.optional(v.pipe(v.string(), v.maxLength(MAX_CODE)), '');

export const signingInCalls = {
  signIn: call(
    'POST',
    '/login',
    v.strictObject({ name, password, code: factorCode }),
    v.strictObject({ token: v.string(), expires: moment, person: Person, duties: v.array(StaffDuty) }),
    { maxBody: 4_096, about: 'Signs in with name, password and, where there is one, second factor.' },
  ),
  signOut: call('POST', '/logout', v.strictObject({}), done, { about: 'Ends the login.' }),
  me: call('GET', '/me', v.strictObject({}), Person, { about: 'Shows who is signed in, and their roles.' }),
  changePassword: call('POST', '/password', v.strictObject({ old: password, password: newPassword }), done, {
    about: "Changes one's own password; other logins end.",
  }),
  beginSecondFactor: call(
    'POST',
    '/second-factor',
    v.strictObject({}),
    v.strictObject({ secret: v.string(), uri: v.string() }),
    { about: 'Shows a secret for an authenticator app.' },
  ),
  confirmSecondFactor: call(
    'POST',
    '/second-factor/confirm',
    v.strictObject({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CODE)) }),
    v.strictObject({ recoveryCodes: v.array(v.string()) }),
    { about: 'Puts the second factor into use.' },
  ),
} as const;

export const loginCalls = {
  logins: call(
    'GET',
    '/sites/:site/members/:id/logins',
    siteAndId,
    v.strictObject({ list: v.array(MemberLogin) }),
    { about: "Lists a member's logins." },
  ),
  endLogins: call(
    'POST',
    '/sites/:site/members/:id/logins/end',
    siteAndId,
    v.strictObject({ ended: whole }),
    { about: 'Ends all logins of a member.' },
  ),
  endLogin: call(
    'POST',
    '/sites/:site/members/:id/logins/:login/end',
    v.strictObject({ site: id, id, login: loginNumber }),
    done,
    { about: 'Ends one login of a member.' },
  ),
} as const;

export const actCalls = {
  acts: call('GET', '/sites/:site/acts', v.strictObject({ site: id, before }), actsPage, {
    about: 'Lists recorded acts, newest first.',
  }),
  ownActs: call('GET', '/acts', v.strictObject({ before }), actsPage, {
    about: 'Lists acts that belong to no site: staff accounts and their logins.',
  }),
} as const;

export const staffCalls = {
  staff: call(
    'GET',
    '/staff',
    v.strictObject({}),
    v.strictObject({ list: v.array(v.strictObject({ ...Person.entries, closed: v.boolean() })) }),
    { about: 'Lists the staff with their roles.' },
  ),
  addStaff: call(
    'POST',
    '/staff',
    v.strictObject({ name, password: newPassword, site: siteOrAll, role: Role, realName }),
    v.strictObject({ id: whole }),
    { about: 'Adds a staff account.' },
  ),
  setRole: call(
    'POST',
    '/staff/:id/role',
    v.strictObject({ id, site: siteOrAll, role: Role, has: v.boolean() }),
    done,
    { about: 'Gives a role, or removes it.' },
  ),
  setRealName: call('POST', '/staff/:id/real-name', v.strictObject({ id, realName: boundedText(40) }), done, {
    about: 'Sets the name under which articles show somebody.',
  }),
  resetPassword: call('POST', '/staff/:id/password', v.strictObject({ id, password: newPassword }), done, {
    about: 'Sets a new password for somebody.',
  }),
  closeStaff: call('POST', '/staff/:id/close', v.strictObject({ id }), done, {
    about: 'Closes a staff account.',
  }),
} as const;
