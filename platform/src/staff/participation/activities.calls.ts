import { newsroom } from '@contract/newsroom';
import { VerifyStatus } from '@contract/participation/codes';
import { addActivity, changeActivity } from '@platform/activities/editing/editing.service';
import { registrationTable } from '@platform/activities/review/registrationTable.document';
import {
  decideRegistration,
  listRegistrations,
  registrationRows,
} from '@platform/activities/review/review.service';
import { setChecker, writeOff } from '@platform/activities/writeOffs/writeOffs.service';
import { type ActContext, recordAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import type { MediaStore } from '@platform/media/mediaStore';
import { regionsOf, saveRegions } from '@platform/signForms/regions.service';
import { transportFault } from '@platform/wire/refusals';
import { isCategoryOf } from '../namedObjects.store';
import { done, type NewsroomCalls } from '../newsroom.calls';
import { storedPicture } from '../pictures.service';

const missing = () => transportFault(404, 'there is no such activity');
const results = {
  [VerifyStatus.done]: 'done',
  [VerifyStatus.usedBefore]: 'usedBefore',
  [VerifyStatus.unknownCode]: 'unknownCode',
  [VerifyStatus.wrongPlaceOrTime]: 'wrongPlaceOrTime',
} as const;
const isResult = (status: number): status is VerifyStatus => status in results;

/** Activities and their registrations, as the newsroom handles them. */
export function activityCalls(calls: NewsroomCalls, db: Database, media: MediaStore): void {
  editingCalls(calls, db, media);
  registrationCalls(calls, db);
  writeOffCalls(calls, db);
  regionCalls(calls, db);
}

function regionCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.regions, 'activities', async ({ site }) => ({ list: await regionsOf(db, site) }));

  on(newsroom.setRegions, 'activities', async ({ site, list }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      await saveRegions(queries, site, list);
      const detail = { regions: list.length };
      await recordAct(queries, work, { act: 'setRegions', objectKind: 'site', objectID: site, detail });
    });
    return done;
  });
}

function editingCalls({ on }: NewsroomCalls, db: Database, media: MediaStore): void {
  /** @throws Refusal 404 */
  async function checkCategory(site: number, category = 0): Promise<void> {
    if (!(await isCategoryOf(db, site, 'ACTIVITY', category)))
      throw transportFault(404, 'categoryID: there is no such category');
  }

  on(newsroom.addActivity, 'activities', async ({ site, picture, ...edit }, { actContext: work }) => {
    await checkCategory(site, edit.categoryID);
    const pictureUrl = await pictureFields(media, picture);
    return withDates(() =>
      db.transaction(async (queries) => {
        const id = await addActivity(queries, site, { ...edit, ...pictureUrl }, work.at);
        const act = { act: 'addActivity', objectKind: 'activity', objectID: id, detail: edit } as const;
        await recordAct(queries, work, act);
        return { id };
      }),
    );
  });

  on(newsroom.changeActivity, 'activities', async ({ site, id, picture, ...edit }, { actContext: work }) => {
    await checkCategory(site, edit.categoryID);
    const pictureUrl = await pictureFields(media, picture);
    await withDates(() =>
      db.transaction(async (queries) => {
        if (!(await changeActivity(queries, site, id, { ...edit, ...pictureUrl }, work.at))) throw missing();
        const act = { act: 'changeActivity', objectKind: 'activity', objectID: id, detail: edit } as const;
        await recordAct(queries, work, act);
      }),
    );
    return done;
  });
}

function registrationCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.registrations, 'activities', async ({ site, id, state, after = 0 }, { actContext: work }) => {
    const page = await listRegistrations(db, site, { activity: id, state, after });
    if (!page) throw missing();
    const detail = { ids: page.list.map((one) => one.id) };
    await recordAct(db, work, { act: 'readRegistrations', objectKind: 'activity', objectID: id, detail });
    return page;
  });

  on(newsroom.exportRegistrations, 'activities', async ({ site, id }, { actContext: work }) => {
    const found = await registrationRows(db, site, id);
    if (!found) throw missing();
    const detail = { rows: found.rows.length };
    await recordAct(db, work, { act: 'exportRegistrations', objectKind: 'activity', objectID: id, detail });
    return { name: `registrations-${id}.csv`, csv: registrationTable(found.fields, found.rows) };
  });

  type Key = { readonly site: number; readonly id: number; readonly registration: number };
  async function decide({ site, id, registration }: Key, work: ActContext, note: string | undefined) {
    const decision = note === undefined ? 'approved' : 'rejected';
    await db.transaction(async (queries) => {
      const key = { activity: id, id: registration };
      const given = { state: decision, note: note ?? '' } as const;
      const outcome = await decideRegistration(queries, site, key, given, work.at);
      if (outcome === 'missing') throw transportFault(404, 'there is no such registration');
      if (outcome === 'used') throw transportFault(409, 'the registration is written off');
      if (outcome === 'full') throw transportFault(409, 'all places are taken');
      const act = decision === 'approved' ? 'approve' : 'reject';
      const detail = { activity: id, ...(note ? { reason: note } : {}) };
      await recordAct(queries, work, { act, objectKind: 'registration', objectID: registration, detail });
    });
    return done;
  }
  on(newsroom.approveRegistration, 'activities', (key, { actContext }) => decide(key, actContext, undefined));
  on(newsroom.rejectRegistration, 'activities', ({ reason, ...key }, { actContext }) =>
    decide(key, actContext, reason),
  );
}

function writeOffCalls({ on }: NewsroomCalls, db: Database): void {
  on(newsroom.writeOff, 'activities', async ({ site, id, code, place }, { actContext: work }) => {
    return db.transaction(async (queries) => {
      const given = { site, activity: id, code, place, by: 0, origin: '' };
      const { verifyStatus, verifyTime, entry, message } = await writeOff(queries, given, work.at.getTime());
      const result = isResult(verifyStatus) ? results[verifyStatus] : 'unknownCode';
      if (result === 'done' && entry)
        await recordAct(queries, work, {
          act: 'writeOff',
          objectKind: 'registration',
          objectID: entry.entryID,
          detail: { activity: id, place },
        });
      return { result, time: verifyTime, name: entry?.userName ?? '', message };
    });
  });

  on(newsroom.setChecker, 'activities', async ({ site, id, member, may }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await setChecker(queries, site, id, { member, may })))
        throw transportFault(404, 'there is no such activity, or no such member');
      const act = may ? 'addChecker' : 'removeChecker';
      await recordAct(queries, work, { act, objectKind: 'activity', objectID: id, detail: { member } });
    });
    return done;
  });
}

/** @throws Refusal 400 for a text that is no date */
async function withDates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RangeError ? transportFault(400, error.message) : error;
  }
}

const pictureFields = async (media: MediaStore, base64: string | undefined) =>
  base64 === undefined ? {} : { pictureUrl: await storedPicture(media, base64) };
