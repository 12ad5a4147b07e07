export { readAhead } from './readAhead';
export { ToTop } from './ToTop';
