import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  done: 'Ihre Stimme zählt',
  pending: 'Ihre Stimme ist angekommen und zählt nach der Prüfung',
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
  noMoreForOption: 'Für diese Wahl haben Sie keine Stimme mehr; bitte anders wählen',
  wrongCode: 'Der Code stimmt nicht; bitte den neuen eingeben',
};
