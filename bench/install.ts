import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figure';
import type { BenchNewsroom } from './newsroom';

/** MB (10⁶ bytes) of a folder's files; links are not followed below its top. */
function megabytes(folder: string): number {
  const size = (path: string): number => {
    const found = lstatSync(path);
    if (!found.isDirectory()) return found.size;
    return readdirSync(path).reduce((sum, name) => sum + size(join(path, name)), 0);
  };
  return size(`${folder}/`) / 1e6;
}

/** Start time, memory and size of an installation. */
export async function benchInstall({ starts, memory }: BenchNewsroom): Promise<Figure[]> {
  return [
    { name: 'first start, demonstration drawn', value: starts.first / 1000, unit: 's' },
    { name: 'resident memory 15 s after the first start', value: memory, unit: 'MB', max: 300 },
    { name: 'later start', value: starts.later / 1000, unit: 's' },
    { name: 'packages, those of development too', value: megabytes('node_modules'), unit: 'MB' },
    { name: 'build', value: megabytes('dist'), unit: 'MB' },
  ];
}
