import { newsroom } from '@contract/newsroom';
import { DESK_PICTURE_BYTES } from '@contract/newsroomStories';
import type { Database } from '@platform/db/connection';
import type { MediaStore } from '@platform/media/mediaStore';
import type { SiteFinder } from '@platform/sites/sites.service';
import * as round from '@platform/stories/round.service';
import { type StoryWork, seenStory, storiesPage, storyAnswer } from '@platform/stories/stories.service';
import { addStory, leaveStory, saveStory, takeStory } from '@platform/stories/writing.service';
import { tooLarge, transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls, type StaffCaller } from '../newsroom.calls';
import { measuredPicture } from '../pictures.service';
import { isAllowed, type Right } from '../roles.rules';

interface StoryCallsParts {
  readonly db: Database;
  readonly media: MediaStore;
  readonly sites: SiteFinder;
}

const storyWorkOf =
  (sites: SiteFinder) =>
  async ({ person, actContext }: StaffCaller): Promise<StoryWork> => {
    const site = (await sites.all()).find((one) => one.id === actContext.site);
    if (!site) throw transportFault(404, 'there is no such site');
    const may = (right: Right) => isAllowed(person.roles, right, site.id);
    const who = {
      id: person.id,
      name: person.realName || person.name,
      write: may('write'),
      writeOthers: may('writeOthers'),
      edit: may('edit'),
      approve: may('approve'),
      publish: may('publish'),
      withdraw: may('withdraw'),
    };
    return { site, who, at: actContext.at };
  };
type WorkOf = ReturnType<typeof storyWorkOf>;

/** Signatures, publication and withdrawal. */
function roundCalls(on: NewsroomCalls['on'], db: Database, workOf: WorkOf): void {
  on(newsroom.sendStory, 'write', async (signed, by) => round.sendStory(db, await workOf(by), signed));
  on(newsroom.passStory, 'edit', async (signed, by) => round.passStory(db, await workOf(by), signed));
  on(newsroom.returnStory, 'edit', async ({ id, reason }, by) =>
    round.returnStory(db, await workOf(by), id, reason),
  );
  on(newsroom.publishStory, 'publish', async (signed, by) =>
    round.publishStory(db, await workOf(by), signed),
  );
  on(newsroom.changeStory, 'write', async ({ id }, by) => round.changeStory(db, await workOf(by), id));
  on(newsroom.withdrawStory, 'withdraw', async ({ id, reason }, by) =>
    round.withdrawStory(db, await workOf(by), id, reason),
  );
  on(newsroom.binStory, 'write', async ({ id }, by) => round.binStory(db, await workOf(by), id));
  on(newsroom.unbinStory, 'write', async ({ id }, by) => round.unbinStory(db, await workOf(by), id));
}

/** Stories: written, signed, published and withdrawn (K10). */
export function storyCalls({ on }: NewsroomCalls, { db, media, sites }: StoryCallsParts): void {
  const workOf = storyWorkOf(sites);
  on(newsroom.stories, 'stories', async ({ list, before }, by) =>
    storiesPage(db, await workOf(by), list, before),
  );
  on(newsroom.story, 'stories', async ({ id }, by) => {
    const work = await workOf(by);
    return storyAnswer(db, work, await seenStory(db, work, id));
  });
  on(newsroom.addStory, 'write', async ({ once, change }, by) =>
    addStory(db, await workOf(by), once, change),
  );
  on(newsroom.takeStory, 'write', async ({ id, tab, force }, by) =>
    takeStory(db, await workOf(by), id, tab, force),
  );
  on(newsroom.leaveStory, 'write', async ({ id, tab }, by) => {
    await leaveStory(db, await workOf(by), id, tab);
    return done;
  });
  on(newsroom.saveStory, 'write', async ({ id, ...save }, by) => saveStory(db, await workOf(by), id, save));

  roundCalls(on, db, workOf);

  on(newsroom.addPicture, 'write', async ({ picture }) => {
    // four characters of base64 are three bytes
    if ((picture.length / 4) * 3 > DESK_PICTURE_BYTES) throw tooLarge();
    const { url, width, height } = await measuredPicture(media, picture);
    return { url, width, height };
  });
}
