export { reloadInLanguage, returnToLanguage } from './language';
export { startFocus } from './startFocus';
