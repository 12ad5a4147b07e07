import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  age: 'Jahr und Monat der Geburt',
  guardian: 'Zustimmung eines Sorgeberechtigten',
  ageWhat:
    'Wir fragen einmal. Gespeichert werden Altersgruppe und der Tag, an dem sie sich ändert, nicht der Geburtstag.',
  year: 'Geburtsjahr',
  month: 'Monat',
  needsMonth: 'Bitte Jahr und Monat wählen',
  sayAge: 'Senden',
  guardianWhat:
    'Unter 14 Jahren muss ein Sorgeberechtigter zustimmen, bevor Sie schreiben, sich anmelden oder einlösen. Er gibt die eigene Telefonnummer und den Code ein, den er erhält; die Nummer selbst wird nicht gespeichert.',
  rules: 'Regeln zu Daten von Kindern',
  consent: 'Ich stimme als Sorgeberechtigter zu',
  consented: 'Die Zustimmung liegt vor',
  under14: 'Altersgruppe: unter 14',
  under18: 'Altersgruppe: 14 bis 17',
  adult: 'Altersgruppe: ab 18',
  withdrawWhat:
    'Ein Sorgeberechtigter hat zugestimmt. Nach dem Widerruf können Sie nicht mehr schreiben, sich anmelden oder einlösen; seine Daten werden gelöscht.',
  withdraw: 'Zustimmung widerrufen',
  withdrawSure: 'Ja, widerrufen',
  withdrawn: 'Zustimmung widerrufen',
  modeWhat:
    'Modus für Minderjährige: keine Werbung, kein Shop, von 22 bis 6 Uhr keine Kurzvideos, kein Schreiben, Hochladen oder Anmelden.',
  enter: 'Modus für Minderjährige einschalten',
  entered: 'Der Modus ist an',
  leave: 'Modus für Minderjährige ausschalten',
  left: 'Der Modus ist aus',
  leaveWhat: 'Zum Ausschalten braucht es das Passwort des Kontos.',
  leaveByGuardian:
    'Der Sorgeberechtigte gibt die Telefonnummer seiner Zustimmung und den Code ein, den er erhält.',
  byGuardian: 'Mit dem Telefon des Sorgeberechtigten',
  byPassword: 'Mit dem Passwort',
  notThis: 'Falsches Passwort',
};
