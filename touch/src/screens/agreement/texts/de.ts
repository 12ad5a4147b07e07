import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Regeln dieser Seite',
  none: 'Hier ist noch nichts',
  open: 'Ganzen Text öffnen',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  cancel: 'Konto schließen',
  children: 'Regeln für Daten von Kindern',
  accessibility: 'Erklärung zur Barrierefreiheit',
  childrenHtml:
    '<h3>Für wen sie gelten</h3><p>Für Kinder unter 14 Jahren. Ohne Einwilligung der Erziehungsberechtigten kann ein Konto nur lesen.</p><h3>Wie Erziehungsberechtigte einwilligen</h3><p>Mit einem Code an ihr eigenes Telefon. Die Nummer des Kindes gilt nicht. Wir speichern Fassung, Zeit und einen verschlüsselten Fingerabdruck ihrer Nummer, nicht die Nummer.</p><h3>Was gespeichert wird</h3><p>Wir fragen nach Jahr und Monat der Geburt und speichern die Altersgruppe und den Tag, an dem sie wechselt, nicht den Geburtstag. Sonst gilt die Datenschutzerklärung.</p><h3>Was Kinder sehen</h3><p>Keine Werbung, kein Punkteladen, keine Kurzvideos von 22 bis 6 Uhr, keine eigenen Beiträge.</p><h3>Wer die Daten eines Kindes sieht</h3><p>Die Redaktion sieht Telefon und Formulare eines Kindes erst, wenn eine zweite Person zugestimmt hat, für einen Tag, und es wird festgehalten.</p><h3>Was Erziehungsberechtigte können</h3><p>Daten ansehen, berichtigen, mitnehmen und löschen lassen und die Einwilligung jederzeit zurücknehmen. Danach kann das Konto nur lesen. Siehe auch „Konto schließen“.</p>',
  accessibilityHtml:
    '<h3>Ziel</h3><p>Diese Seite folgt WCAG 2.2, Stufen A und AA.</p><h3>Wie geprüft wird</h3><p>Programme prüfen jede Seite bei jeder Änderung. Sie finden nicht alles: Bitte melden Sie, was Ihnen auffällt.</p><h3>Was Sie nutzen können</h3><p>Modus für Ältere, Textgröße, dunkle Farben, Vorlesen, fünf Sprachen, Tastatur. Statt des Bildes gibt es beim Captcha eine Frage.</p><h3>Was noch fehlt</h3><p>Bilder von Lesern haben nicht immer eine Beschreibung, Videos nicht immer Untertitel; Zeitungsseiten sind Bilder, ihre Texte stehen auf der Seite jedes Berichts.</p><h3>Kontakt</h3><p>Die Telefonnummer am Fuß der Seite nimmt Hinweise an.</p>',
};
