import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  phoneNeeded: 'Bitte verknüpfen Sie zuerst eine Telefonnummer.',
  ageNeeded: 'Bitte geben Sie zuerst Geburtsjahr und -monat an.',
  guardianNeeded: 'Unter 14 Jahren muss zuerst ein Sorgeberechtigter zustimmen.',
  minorsMode: 'Im Modus für Minderjährige nicht verfügbar.',
  silenced: (until: string, reason: string) => `Sie dürfen bis ${until} nicht schreiben. Grund: ${reason}`,
  suspended: (until: string, reason: string) => `Dieses Konto ist bis ${until} gesperrt. Grund: ${reason}`,
};
