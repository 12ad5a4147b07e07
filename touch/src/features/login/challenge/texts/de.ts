import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  picture: 'Bildcode',
  pictureShown: 'Bild mit dem Code',
  otherPicture: 'Anderes Bild',
  questionInstead: 'Schwer zu lesen? Frage beantworten',
  pictureInstead: 'Doch das Bild',
  answer: 'Ihre Antwort',
  challengeFailed: 'Der Bildcode wurde nicht geladen',
  codeExpired: 'Der Code war abgelaufen; hier ist ein neuer',
  working: 'Einen Moment, die Prüfung wird abgeschlossen',
  workFailed:
    'Dieser Browser konnte die Prüfung nicht abschließen. Bitte ein Bild oder einen anderen Browser nutzen',
};
