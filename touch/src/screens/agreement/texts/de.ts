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
    '<h2>Für wen sie gelten</h2><p>Für Kinder unter 14 Jahren. Ohne Einwilligung der Erziehungsberechtigten kann ein Konto nur lesen.</p><h2>Wie Erziehungsberechtigte einwilligen</h2><p>Mit einem Code an ihr eigenes Telefon. Die Nummer des Kindes gilt nicht. Wir speichern Fassung, Zeit und einen verschlüsselten Fingerabdruck ihrer Nummer, nicht die Nummer.</p><h2>Was gespeichert wird</h2><p>Von Jahr und Monat der Geburt, die man uns nennt, speichern wir die Altersgruppe und den Tag, an dem sie wechselt, nicht den Geburtstag. Sonst gilt die Datenschutzerklärung.</p><h2>Ohne Einwilligung</h2><p>Kein Veröffentlichen, Hochladen, Anmelden oder Einlösen. Im Modus für Minderjährige ist es genauso; wer ihn verlässt, braucht das Passwort oder das Telefon der Erziehungsberechtigten.</p><h2>Was Erziehungsberechtigte können</h2><p>Daten ansehen, berichtigen, mitnehmen und löschen lassen. Wer die Einwilligung zurücknimmt, schließt das Konto: siehe „Konto schließen“.</p>',
  accessibilityHtml:
    '<h2>Ziel</h2><p>Diese Seite folgt WCAG 2.2, Stufen A und AA.</p><h2>Wie geprüft wird</h2><p>Programme prüfen jede Seite bei jeder Änderung. Sie finden nicht alles: Bitte melden Sie, was Ihnen auffällt.</p><h2>Was Sie nutzen können</h2><p>Modus für Ältere, Textgröße, dunkle Farben, Vorlesen, fünf Sprachen, Tastatur. Statt des Bildes gibt es beim Captcha eine Frage.</p><h2>Was noch fehlt</h2><p>Bilder von Lesern haben nicht immer eine Beschreibung, Videos nicht immer Untertitel; Zeitungsseiten sind Bilder, ihre Texte stehen auf der Seite jedes Berichts.</p><h2>Kontakt</h2><p>Die Telefonnummer am Fuß der Seite nimmt Hinweise an.</p>',
};
