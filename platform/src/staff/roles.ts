import type { Role } from '@contract/newsroomShapes';

/** What the newsroom's people may be let do on a site. An admin may all of it. */
export type Right =
  | 'review'
  | 'discussion'
  | 'official'
  | 'preview'
  | 'live'
  | 'logins'
  | 'adverts'
  | 'people'
  | 'accounts'
  | 'acts'
  | 'staff';

const allowed: Readonly<Record<Role, readonly Right[]>> = {
  /** Works on articles before readers see them, runs lives, writes reporters' dynamics and what is said of leaders. */
  editor: ['preview', 'discussion', 'live', 'people'],
  /** Looks after what readers say; sees nothing unreleased, and gives nobody an office's voice. */
  moderator: ['review', 'discussion'],
  admin: [
    'review',
    'discussion',
    'official',
    'preview',
    'live',
    'logins',
    'adverts',
    'people',
    'accounts',
    'acts',
    'staff',
  ],
};

/** Stands for every site, and for what is of none in particular. */
export const EVERY_SITE = 0;

export interface HeldRole {
  readonly site: number;
  readonly role: Role;
}

/** Roles on every site count on each; roles on one count there alone. */
export const may = (roles: readonly HeldRole[], right: Right, site: number): boolean =>
  roles.some(
    (held) => (held.site === EVERY_SITE || held.site === site) && allowed[held.role].includes(right),
  );
