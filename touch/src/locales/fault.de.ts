import type { FaultMessages } from './messages';

export const faultDe: FaultMessages = {
  'fault.noPage': 'Diese Seite gibt es nicht',
  'fault.failed': 'Diese Seite lässt sich gerade nicht öffnen',
  'fault.notSent': 'Ihre Eingaben wurden nicht gesendet',
  'fault.needsScript':
    'Dafür muss der Browser JavaScript ausführen. Schalten Sie es ein, gehen Sie zurück zur Seite und versuchen Sie es noch einmal.',
  'fault.back': 'Zurück zur Seite',
};
