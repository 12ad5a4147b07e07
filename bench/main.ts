import { benchAnalytics } from './analytics';
import { benchBallots } from './ballots';
import { benchCaptcha } from './captcha';
import { benchCiphers } from './ciphers';
import { benchComments } from './comments';
import { benchDear } from './dear';
import { type Figure, printFigures } from './figure';
import { benchFirstPaint } from './firstPaint';
import { benchInstall } from './install';
import { benchInteractions } from './interactions';
import { benchLists } from './lists';
import { benchLiveHour } from './liveHour';
import { benchLogin } from './login';
import { benchLongList } from './longList';
import { type BenchNewsroom, openBenchNewsroom } from './newsroom';
import { benchPages } from './pages';
import { benchPapers } from './papers';
import { benchPictures } from './pictures';
import { benchPosters } from './posters';
import { benchRendering } from './rendering';
import { benchRush } from './rush';
import { benchSearch } from './search';
import { benchSignUps } from './signUps';
import { benchSockets } from './sockets';
import { benchVideos } from './videos';
import { benchVotePage } from './votePage';
import { benchWorst } from './worst/worst';

/** Ahead of what grows the database: the pages of a fresh newsroom. */
const benches: Readonly<Record<string, (newsroom: BenchNewsroom) => Promise<Figure[]>>> = {
  start: benchInstall,
  pages: benchPages,
  firstPaint: benchFirstPaint,
  interactions: benchInteractions,
  render: benchRendering,
  rush: benchRush,
  dear: benchDear,
  sockets: benchSockets,
  liveHour: benchLiveHour,
  videos: benchVideos,
  longList: benchLongList,
  lists: benchLists,
  search: benchSearch,
  papers: benchPapers,
  ciphers: benchCiphers,
  login: benchLogin,
  comments: benchComments,
  signUps: benchSignUps,
  ballots: benchBallots,
  votePage: benchVotePage,
  analytics: benchAnalytics,
  posters: benchPosters,
  pictures: benchPictures,
  captcha: benchCaptcha,
};

/** Ten minutes: run by its name alone. */
const named: typeof benches = { worst: benchWorst };

/** Of the whole run, which takes eleven minutes on a quiet machine. */
const MOST_MS = 1_500_000;
const MOST_NAMED_MS = 900_000;

/** Runs the named benchmarks, or all. Resolves with the exit code: 1 where a limit is broken, 2 for an unknown name. */
export async function bench(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in benches) && !(name in named));
  if (unknown.length > 0) {
    console.error(
      `There is no benchmark ${unknown.join(', ')}; there are ${[...Object.keys(benches), ...Object.keys(named)].join(', ')}.`,
    );
    return 2;
  }
  const limit = setTimeout(
    () => {
      console.error('The benchmarks took too long.');
      process.exit(1);
    },
    names.some((name) => name in named) ? MOST_NAMED_MS : MOST_MS,
  );
  const newsroom = await openBenchNewsroom();
  const figures: Figure[] = [];
  let broken = false;
  try {
    const all = Object.entries(names.length > 0 ? { ...benches, ...named } : benches);
    for (const [name, run] of all) {
      if (names.length > 0 && !names.includes(name)) continue;
      console.log(`… ${name}`);
      try {
        figures.push(...(await run(newsroom)));
      } catch (error) {
        // the others' figures are still worth having
        broken = true;
        console.error(`  ${name} broke off:`, error);
      }
    }
  } finally {
    await newsroom.close();
    clearTimeout(limit);
  }
  console.log('');
  return printFigures(figures) && !broken ? 0 : 1;
}
