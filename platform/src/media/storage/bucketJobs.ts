import type { Bucket } from '@platform/bucket/bucket';
import type { PictureJobs } from './mediaFiles.port';
import { WAITING } from './paths';

const PREFIX = `media/${WAITING}`;

/**
 * Pictures that wait, as objects named after them, which contain the widths that are done. A bucket cannot say which of two takers
 * was first: one process of the installation has claimed the job that encodes them.
 */
export function bucketJobs(bucket: Bucket): PictureJobs {
  const picturesOf = async (prefix: string, most?: number) =>
    (await bucket.list(PREFIX + prefix, most)).map(({ key }) => key.slice(PREFIX.length));
  const note = (picture: string, done: ReadonlySet<number>) =>
    bucket.put(PREFIX + picture, Buffer.from([...done].join(' ')), 'text/plain');

  const doneOf = async (picture: string) =>
    new Set(
      String((await bucket.read(PREFIX + picture)) ?? '')
        .split(' ')
        .map(Number),
    );

  return {
    async add({ hash, extension }) {
      // a moving picture is served as it is
      if (extension !== 'gif') await note(`${hash}.${extension}`, new Set());
    },
    async remove(hash) {
      for (const picture of await picturesOf(`${hash}.`)) await bucket.remove(PREFIX + picture);
    },
    pictures: () => picturesOf(''),
    waits: async () => (await picturesOf('', 1)).length > 0,
    async claim() {
      const [picture] = await picturesOf('', 1);
      if (picture === undefined) return undefined;
      const done = await doneOf(picture);
      return {
        picture,
        done,
        async add(width) {
          if ((await bucket.size(PREFIX + picture)) === undefined) return false;
          done.add(width);
          await note(picture, done);
          return true;
        },
        giveBack: async () => undefined,
        remove: () => bucket.remove(PREFIX + picture),
      };
    },
  };
}
