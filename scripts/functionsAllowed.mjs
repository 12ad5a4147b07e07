/** Functions beyond the limits (scripts/functions.mjs), each with its reason: `<path> <name>` → reason. */
export const allowedFunctions = {
  'demo/bridge/playerScript.ts playerScript': 'one script of the browser as text',
  'e2e/gate.ts openGate': 'one proxy: what it cuts, holds and loses are states of the same requests',
  'e2e/killing.ts killableNewsroom': 'one newsroom whose server, gate and telephones change with every start',
  'e2e/programs.ts programsOn': 'programs of one folder, which end together',
  'scripts/dev/server.mjs openDevServer': 'steps that share the app, its resources and the open changes',
  'testing/seedArticles.ts seedArticles': 'the articles of the test newsroom, one below the other',
};
