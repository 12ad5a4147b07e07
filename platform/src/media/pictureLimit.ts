import type { LimitPolicy } from '@platform/queues/limit';

export interface PictureLimits {
  /** Pictures encoded at a time. */
  readonly width: number;
  /** A picture that costs more is costly: one place is always left for those that are not. */
  readonly lightCost: number;
  /** Cost that waits or runs, of one sender and of all; the newsroom ('') and a sender's first picture are taken whatever they cost. */
  readonly maxOfSender: number;
  readonly maxOfAll: number;
  readonly full: () => Error;
}

const costOf = (jobs: readonly { readonly cost: number }[]) => jobs.reduce((sum, { cost }) => sum + cost, 0);

/** Policy of pictures: by turns of their senders, by cost (decision 089). */
export function pictureLimit({ width, lightCost, maxOfSender, maxOfAll, full }: PictureLimits): LimitPolicy {
  const isCostly = ({ cost }: { readonly cost: number }) => cost > lightCost;
  return {
    byTurns: true,
    fits: (job, running) =>
      running.length < width && (!isCostly(job) || running.filter(isCostly).length < Math.max(1, width - 1)),
    refusal({ cost, from }, open) {
      const own = from === '' ? [] : open.filter((job) => job.from === from);
      if (own.length === 0) return undefined;
      return costOf(own) + cost > maxOfSender || costOf(open) + cost > maxOfAll ? full() : undefined;
    },
  };
}
