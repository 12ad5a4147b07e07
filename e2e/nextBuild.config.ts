import { defineConfig, type Plugin } from 'vite';
import touch, { buildName, deferredParts } from '../vite.touch.config';

/** A line of its own in every module of ours: as after a release, hardly a part keeps its name. */
function nextRelease(): Plugin {
  return {
    name: 'next-release',
    transform: (code, id) =>
      /(touch|contract)\/src\/.*\.tsx?$/.test(id) ? `${code}\nglobalThis.nextRelease = true;\n` : undefined,
  };
}

/** The client as a later release might be, for the test of a deployment (A9, A16). */
export default defineConfig((environment) => {
  const config = touch(environment);
  return {
    ...config,
    // no compressed copies: the server sends what there is
    plugins: [buildName(), deferredParts(), nextRelease()],
    worker: { ...config.worker, plugins: () => [nextRelease()] },
  };
});
