/** Functions beyond the limits (scripts/functions.mjs), each with its reason: `<path> <name>` → reason. */
export const allowedFunctions = {
  'contract/src/sm3.ts mix': 'hot loop of every enciphered call: four rounds, one below the other',
  'demo/bridge/playerScript.ts playerScript': 'one script of the browser as text',
  'demo/pictures/shapes.ts ellipse': "the element's own attributes, in the order SVG has them",
  'demo/pictures/shapes.ts line': "the element's own attributes, in the order SVG has them",
  'demo/pictures/shapes.ts rect': "the element's own attributes, in the order SVG has them",
};
