import * as accounts from './accounts';
import * as activities from './activities';
import * as adverts from './adverts';
import * as analytics from './analytics';
import * as appeals from './appeals';
import * as articles from './articles';
import * as circles from './circles';
import * as columns from './columns';
import * as comments from './comments';
import * as config from './config';
import * as consents from './consents';
import * as contributions from './contributions';
import * as dynamics from './dynamics';
import * as events from './events';
import * as favourites from './favourites';
import * as invites from './invites';
import * as leaders from './leaders';
import * as lives from './lives';
import * as members from './members';
import * as messages from './messages';
import * as messenger from './messenger';
import * as minors from './minors';
import * as modules from './modules';
import type { Operation } from './operation';
import * as papers from './papers';
import * as pictures from './pictures';
import * as points from './points';
import * as products from './products';
import * as questions from './questions';
import * as reporters from './reporters';
import * as reports from './reports';
import * as search from './search';
import * as shortVideos from './shortVideos';
import * as socket from './socket';
import * as sso from './sso';
import * as studies from './studies';
import * as subscriptions from './subscriptions';
import * as tokens from './tokens';
import * as uploads from './uploads';
import * as votes from './votes';

const resources: readonly object[] = [
  config,
  columns,
  consents,
  minors,
  articles,
  modules,
  search,
  lives,
  socket,
  comments,
  events,
  favourites,
  subscriptions,
  activities,
  votes,
  accounts,
  leaders,
  reporters,
  reports,
  appeals,
  dynamics,
  questions,
  contributions,
  circles,
  shortVideos,
  papers,
  pictures,
  adverts,
  studies,
  products,
  members,
  points,
  invites,
  messages,
  messenger,
  sso,
  tokens,
  uploads,
  analytics,
];

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'row' in value && 'input' in value && 'path' in value;
}

/**
 * Every operation there is: what a resource's file exports is part of the contract.
 * For the platform and for tests; the client imports the single operations it calls.
 */
export const operations: readonly Operation[] = resources.flatMap((resource) =>
  Object.values(resource).filter(isOperation),
);
