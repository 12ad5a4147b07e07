import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Online lernen',
  done: (n, all) => `${n} von ${all} Teilen abgeschlossen`,
  thisDevice: 'Melden Sie sich an, um auf anderen Geräten weiterzulernen',
  progress: 'Fortschritt',
  partDone: 'Abgeschlossen',
  partShare: (percent) => `${percent} % abgeschlossen`,
  text: 'Text',
  failed: 'Die Wiedergabe ist fehlgeschlagen. Bitte versuchen Sie es später.',
};
