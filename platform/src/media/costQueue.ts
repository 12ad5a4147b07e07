/** A job with its cost and its sender; '' = the newsroom itself. */
export interface Charge {
  readonly cost: number;
  readonly from: string;
}

export interface CostLimits {
  /** Jobs at a time. */
  readonly width: number;
  /** A job that costs more is costly: one place is always left for those that are not. */
  readonly lightCost: number;
  /** Cost that waits or runs, of one sender and of all; the newsroom and a sender's first job are taken whatever they cost. */
  readonly maxOfSender: number;
  readonly maxOfAll: number;
  readonly full: () => Error;
}

interface Waiting extends Charge {
  /** Cost its sender had been given when it came; the smallest is next. */
  readonly turn: number;
  readonly go: () => void;
}

/** Places of jobs; a costly one leaves at least one to the others. */
function createPlaces({ width, lightCost }: CostLimits) {
  let [running, costly] = [0, 0];
  const isCostly = (cost: number) => cost > lightCost;
  return {
    isFree: (cost: number) => running < width && (!isCostly(cost) || costly < Math.max(1, width - 1)),
    take(cost: number) {
      running += 1;
      if (isCostly(cost)) costly += 1;
    },
    leave(cost: number) {
      running -= 1;
      if (isCostly(cost)) costly -= 1;
    },
  };
}

/** Cost that waits or runs, by sender. */
function createAccounts({ maxOfSender, maxOfAll, full }: CostLimits) {
  const open = new Map<string, number>();
  let all = 0;
  return {
    /** @throws full() */
    charge({ cost, from }: Charge): void {
      const own = open.get(from) ?? 0;
      if (from !== '' && own > 0 && (own + cost > maxOfSender || all + cost > maxOfAll)) throw full();
      open.set(from, own + cost);
      all += cost;
    },
    settle({ cost, from }: Charge): void {
      const left = (open.get(from) ?? 0) - cost;
      if (left > 0) open.set(from, left);
      else open.delete(from);
      all -= cost;
    },
  };
}

/**
 * Runs jobs by turns of their senders: next is the sender who was given the least. A sender who comes new is not behind those
 * who sent much before.
 */
export function costQueue(
  limits: CostLimits,
): <Result>(job: () => Promise<Result>, charge: Charge) => Promise<Result> {
  const places = createPlaces(limits);
  const accounts = createAccounts(limits);
  const waiting = new Set<Waiting>();
  /** Cost given to each sender, counted on from `now`, the turn of the last job that began. */
  const given = new Map<string, number>();
  let now = 0;

  function begin(): void {
    for (;;) {
      const free = [...waiting].filter(({ cost }) => places.isFree(cost));
      const [first] = free;
      if (!first) return;
      const next = free.reduce((least, one) => (one.turn < least.turn ? one : least), first);
      waiting.delete(next);
      places.take(next.cost);
      now = Math.max(now, next.turn);
      next.go();
    }
  }

  function turnOf({ cost, from }: Charge): number {
    const turn = Math.max(now, given.get(from) ?? 0);
    for (const [sender, until] of given) if (until <= now) given.delete(sender);
    given.set(from, turn + cost);
    return turn;
  }

  return async (job, charge) => {
    accounts.charge(charge);
    await new Promise<void>((go) => {
      waiting.add({ ...charge, turn: turnOf(charge), go });
      begin();
    });
    try {
      return await job();
    } finally {
      places.leave(charge.cost);
      accounts.settle(charge);
      begin();
    }
  };
}
