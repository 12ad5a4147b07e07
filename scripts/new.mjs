// `npm run new -- screen <name>` and `npm run new -- operation <name>`: first versions with tests (docs/contributing.md).
import './nodeVersion.mjs';
import { parseArgs } from 'node:util';
import { newOperation } from './new/operation.mjs';
import { newScreen } from './new/screen.mjs';
import { root as ownRoot, stop } from './tools.mjs';

const usage = `Usage:
  npm run new -- screen <name> [--reads <operation>]
      a screen for a path of touch/src/app/routes.ts, named as the path's first segment;
      --reads: shows the answer of an operation that \`new -- operation\` made
  npm run new -- operation <name> [--resource <folder>] [--table <table>]
      a handler, its client query and tests for an operation of the wire reference;
      --resource: folder below platform/src, the contract file's name by default
      --table: database table with site_id, id and doc, the resource's name by default`;

const kinds = { screen: newScreen, operation: newOperation };

function given() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        reads: { type: 'string' },
        resource: { type: 'string' },
        table: { type: 'string' },
        // another copy of the sources, for tests
        root: { type: 'string', default: ownRoot },
      },
    });
    const [kind, name, ...rest] = positionals;
    if (!Object.hasOwn(kinds, kind ?? '') || !name || rest.length > 0) return stop(usage);
    return { make: kinds[kind], name, ...values };
  } catch (error) {
    return stop(`${error.message}\n${usage}`);
  }
}

const { make, name, root, ...options } = given();
try {
  for (const line of await make(root, name, options)) console.log(line);
} catch (error) {
  stop(error.message);
}
