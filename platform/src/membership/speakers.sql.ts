import { SanctionKind } from './sanctionKind.types';

/** SQL: the sanction of the member `m` that holds longest. @param at placeholder of the moment @param kinds SQL list of SanctionKind */
export const activeSanctionSql = (
  at: string,
  kinds = `${SanctionKind.silence}, ${SanctionKind.suspension}`,
): string =>
  `(select jsonb_build_object('kind', s.kind, 'until', (extract(epoch from s.ends_at) * 1000)::bigint, 'reason', s.reason)
    from sanctions s where s.site_id = m.site_id and s.member_id = m.id and s.kind in (${kinds}) and s.lifted_at is null
      and s.ends_at > ${at} order by s.ends_at desc, s.id desc limit 1)`;

/** SQL columns of a member `m` who speaks: `SpeakerRow`. @param at placeholder of the moment */
export const speakerSql = (at: string): string =>
  `m.phone is not null as has_phone, ${activeSanctionSql(at)} as sanction`;
