import * as v from 'valibot';
import { call } from './newsroomCall';
import { AdvertInput, done, id, NewsroomAdvert, siteAndId, whole } from './newsroomShapes';
/* The newsroom's calls about adverts. */

export const advertCalls = {
  adverts: call(
    'GET',
    '/sites/:site/adverts',
    v.strictObject({ site: id }),
    v.strictObject({ list: v.array(NewsroomAdvert) }),
    { about: 'Lists adverts with views and clicks.' },
  ),
  addAdvert: call('POST', '/sites/:site/adverts', AdvertInput, v.strictObject({ id: whole }), {
    about: "Adds an advert; it shows where the site's advEnable is 1.",
  }),
  endAdvert: call('POST', '/sites/:site/adverts/:id/end', siteAndId, done, { about: 'Ends an advert now.' }),
} as const;
