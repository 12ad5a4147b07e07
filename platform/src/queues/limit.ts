/** Cost of a job and its sender. */
export interface Charge {
  /** 1 where all jobs cost the same. */
  readonly cost: number;
  /** '' = no sender is named. */
  readonly from: string;
}

export interface LimitPolicy {
  /** May the job begin beside those that run? */
  readonly fits: (job: Charge, running: readonly Charge[]) => boolean;
  /** Refusal of a job that finds too much before it; undefined = it may wait. @param open jobs that run or wait */
  readonly refusal?: (job: Charge, open: readonly Charge[]) => Error | undefined;
  /** Senders take turns by the cost they were given. Otherwise jobs that fit go in the order they came. */
  readonly byTurns?: boolean;
}

/** Runs the job when the policy lets it. @throws the policy's refusal */
export type Limit = <Result>(job: () => Promise<Result>, charge?: Partial<Charge>) => Promise<Result>;

interface Waiting extends Charge {
  /** The smallest is next; of equal ones the first. */
  readonly turn: number;
  readonly go: () => void;
}

/** Turns by cost: next is the sender who was given the least. A new sender is not behind those who sent much before. */
function turnsByCost() {
  /** Cost given to each sender, counted on from `now`, the turn of the last job that began. */
  const given = new Map<string, number>();
  let now = 0;
  return {
    of({ cost, from }: Charge): number {
      const turn = Math.max(now, given.get(from) ?? 0);
      for (const [sender, until] of given) if (until <= now) given.delete(sender);
      given.set(from, turn + cost);
      return turn;
    },
    began(turn: number): void {
      now = Math.max(now, turn);
    },
  };
}

/** Bounds the jobs that run at a time and, where the policy refuses some, those that wait. */
export function createLimit({ fits, refusal, byTurns = false }: LimitPolicy): Limit {
  const waiting = new Set<Waiting>();
  const running = new Set<Charge>();
  const turns = turnsByCost();

  function nextJob(): Waiting | undefined {
    const beside = [...running];
    let next: Waiting | undefined;
    for (const job of waiting) if ((!next || job.turn < next.turn) && fits(job, beside)) next = job;
    return next;
  }

  function begin(): void {
    for (let job = nextJob(); job; job = nextJob()) {
      waiting.delete(job);
      running.add(job);
      turns.began(job.turn);
      job.go();
    }
  }

  return async (run, { cost = 1, from = '' } = {}) => {
    const charge = { cost, from };
    const refused = refusal?.(charge, [...running, ...waiting]);
    if (refused) throw refused;
    const job = await new Promise<Charge>((go) => {
      const one = { ...charge, turn: byTurns ? turns.of(charge) : 0, go: () => go(one) };
      waiting.add(one);
      begin();
    });
    try {
      return await run();
    } finally {
      running.delete(job);
      begin();
    }
  };
}

export interface Width {
  /** Jobs that run at a time. */
  readonly width: number;
  /** Jobs that wait at most, and the refusal of further ones, so that they do not pile up; absent: any number waits. */
  readonly waiting?: { readonly most: number; readonly full: () => Error };
}

/** Policy of jobs that cost the same. A named sender has half of all places at most: the others find one. */
export function fixedWidth({ width, waiting }: Width): LimitPolicy {
  const fits: LimitPolicy['fits'] = (_, running) => running.length < width;
  if (!waiting) return { fits };
  const places = width + waiting.most;
  return {
    fits,
    refusal({ from }, open) {
      const own = from === '' ? 0 : open.filter((job) => job.from === from).length;
      return open.length >= places || own >= places / 2 ? waiting.full() : undefined;
    },
  };
}
