import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  picture: 'Zeichen im Bild',
  pictureShown: 'Bild mit einem Code',
  answer: 'Antwort',
  other: 'Anderes Bild',
  questionInstead: 'Nicht lesbar? Eine Frage beantworten',
  pictureInstead: 'Lieber ein Bild',
  failed: 'Der Code wurde nicht geladen',
  codeMissing: 'Bitte den Code eingeben',
  codeExpired: 'Der Code war abgelaufen; hier ist ein neuer',
  working: 'Einen Moment, die Prüfung wird abgeschlossen',
  workFailed:
    'Dieser Browser konnte die Prüfung nicht abschließen. Bitte ein Bild oder einen anderen Browser nutzen',
};
