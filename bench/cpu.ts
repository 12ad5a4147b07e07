import { readdirSync, readFileSync } from 'node:fs';

/** Nanoseconds of CPU a process has used so far, all its threads; 0 where it is gone. */
function used(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [run = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return sum + Number(run);
    }, 0);
  } catch {
    // ended meanwhile
    return 0;
  }
}

/** Processes whose parent is `pid`. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((one) => {
      if (!Number.isInteger(one)) return false;
      try {
        const stat = readFileSync(`/proc/${one}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
      } catch {
        return false;
      }
    });
}

/** CPU of a server and of its PostgreSQL's backends, in microseconds since the call. */
export function cpuMeter(
  server: number,
  postmaster: number | undefined,
): () => { server: number; database: number } {
  const backends = () =>
    new Map(postmaster === undefined ? [] : childrenOf(postmaster).map((pid) => [pid, used(pid)]));
  const before = { server: used(server), backends: backends() };
  return () => {
    // a backend that ended meanwhile takes its figure along
    const database = [...backends()].reduce(
      (sum, [pid, now]) => sum + now - (before.backends.get(pid) ?? 0),
      0,
    );
    return { server: (used(server) - before.server) / 1000, database: database / 1000 };
  };
}

/** Resident memory in MB (10⁶ bytes). */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024) / 1e6;
}
