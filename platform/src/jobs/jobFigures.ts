/** `failed` is tried again, `gaveUp` is not; of one that is `lost` another process may have the claim. */
export type JobOutcome = 'done' | 'released' | 'failed' | 'gaveUp' | 'lost';

/** Counts of jobs that this process ended. */
export interface JobFigures {
  count(kind: string, outcome: JobOutcome): void;
  /** In the text form monitoring programs read. */
  text(): string;
}

export function createJobFigures(): JobFigures {
  const counts = new Map<string, number>();
  return {
    count(kind, outcome) {
      const labels = `kind="${kind}",outcome="${outcome}"`;
      counts.set(labels, (counts.get(labels) ?? 0) + 1);
    },
    text: () =>
      [
        '# TYPE touchpaper_jobs_total counter',
        ...[...counts].map(([labels, count]) => `touchpaper_jobs_total{${labels}} ${count}`),
      ].join('\n'),
  };
}
