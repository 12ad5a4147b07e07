import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Suche',
  placeholder: 'Nachrichten, Videos, Dossiers, Kanäle suchen',
  submit: 'Suchen',
  clear: 'Eingabe löschen',
  hot: 'Häufig gesucht',
  history: 'Zuletzt gesucht',
  clearHistory: 'Suchverlauf löschen',
  removeWord: (word) => `„${word}“ aus dem Suchverlauf entfernen`,
  suggestions: 'Vorschläge',
  news: 'Nachrichten',
  video: 'Videos',
  topic: 'Dossiers',
  account: 'Kanäle',
  in: 'Suchen in',
  inTitle: 'Titel',
  inContent: 'Text',
  inAuthor: 'Autorenname',
  nothing: (word) => `Nichts gefunden zu „${word}“`,
  tryOther: 'Versuchen Sie ein anderes Wort oder eine andere Rubrik',
  results: (figure) => `${figure} Treffer`,
};
