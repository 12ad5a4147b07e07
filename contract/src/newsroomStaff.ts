import * as v from 'valibot';
import { call } from './newsroomCall';
import {
  actsPage,
  before,
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
  siteAndId,
  siteOrAll,
  whole,
} from './newsroomShapes';
/* The newsroom's calls about its staff, their logins and acts, and members' logins. */

export const signingInCalls = {
  signIn: call(
    'POST',
    '/login',
    v.strictObject({ name, password }),
    v.strictObject({ token: v.string(), expires: moment, person: Person }),
    { maxBody: 4_096 },
  ),
  signOut: call('POST', '/logout', v.strictObject({}), done),
  me: call('GET', '/me', v.strictObject({}), Person),
  changePassword: call('POST', '/password', v.strictObject({ old: password, password: newPassword }), done),
} as const;

export const loginCalls = {
  logins: call(
    'GET',
    '/sites/:site/members/:id/logins',
    siteAndId,
    v.strictObject({ list: v.array(MemberLogin) }),
  ),
  endLogins: call('POST', '/sites/:site/members/:id/logins/end', siteAndId, v.strictObject({ ended: whole })),
  endLogin: call(
    'POST',
    '/sites/:site/members/:id/logins/:login/end',
    v.strictObject({ site: id, id, login: loginNumber }),
    done,
  ),
} as const;

export const actCalls = {
  acts: call('GET', '/sites/:site/acts', v.strictObject({ site: id, before }), actsPage),
  /** Acts that belong to no site: staff accounts and their logins. */
  ownActs: call('GET', '/acts', v.strictObject({ before }), actsPage),
} as const;

export const staffCalls = {
  staff: call(
    'GET',
    '/staff',
    v.strictObject({}),
    v.strictObject({ list: v.array(v.strictObject({ ...Person.entries, closed: v.boolean() })) }),
  ),
  addStaff: call(
    'POST',
    '/staff',
    v.strictObject({ name, password: newPassword, site: siteOrAll, role: Role }),
    v.strictObject({ id: whole }),
  ),
  setRole: call(
    'POST',
    '/staff/:id/role',
    v.strictObject({ id, site: siteOrAll, role: Role, has: v.boolean() }),
    done,
  ),
  resetPassword: call('POST', '/staff/:id/password', v.strictObject({ id, password: newPassword }), done),
  closeStaff: call('POST', '/staff/:id/close', v.strictObject({ id }), done),
} as const;
