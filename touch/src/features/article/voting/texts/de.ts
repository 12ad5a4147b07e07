import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  give: 'Abstimmen',
  going: 'Wird gesendet …',
  done: 'Ihre Stimme zählt',
  pending: 'Ihre Stimme ist angekommen und zählt nach der Prüfung',
  again: 'Noch einmal abstimmen',
  results: 'Ergebnis ansehen',
  resultsTitle: 'Ergebnis',
  votes: (n) => `Stimmen: ${n}`,
  total: (n) => `Stimmzettel: ${n}`,
  mine: 'Ihre Wahl',
  choose: 'Bitte zuerst jede Frage beantworten',
  already: 'Sie haben bereits abgestimmt',
  noMore: 'Sie haben keine Stimme mehr',
  noMoreToday: 'Für heute haben Sie keine Stimme mehr; morgen wieder',
  noMoreHere: 'Von diesem Gerät ist keine Stimme mehr möglich',
  tooFast: 'Das ging zu schnell; bitte gleich noch einmal',
  tooOften: 'Zu viele Versuche; bitte später noch einmal',
  notBegun: 'Die Abstimmung hat noch nicht begonnen',
  over: 'Die Abstimmung ist beendet',
  repeated: 'Diese Stimme ist bereits angekommen',
  ticketOver: 'Das hat zu lange gedauert; bitte noch einmal abstimmen',
  loginNeeded: 'Bitte zuerst anmelden',
  snapshot: 'Bitte unten auf der Seite den vollen Dienst wählen, dann abstimmen',
  failed: 'Die Stimme wurde nicht angenommen; bitte später noch einmal',
};
