import type { LaterMessages } from './messages';

export const laterDe: LaterMessages = {
  'later.liveDetail': 'Hier entsteht die Live-Seite: Bilder und Video verfolgen und mitdiskutieren.',
  'later.activityDetail': 'Hier entsteht die Seite der Aktion: Inhalt, Zeitraum, freie Plätze und Anmeldung.',
  'later.activityApply': 'Hier entsteht das Anmeldeformular, das Sie vor dem Absenden prüfen können.',
  'later.activityVote':
    'Hier entsteht die Abstimmung: Vorschläge, Regeln und Rangfolge ansehen und abstimmen.',
  'later.voteItemDetail':
    'Hier sehen Sie künftig einen Vorschlag mit seinen Stimmen und können für ihn abstimmen.',
  'later.activityVoteWeb': 'Hier entsteht die Web-Abstimmung: Vorschläge ansehen und im Browser abstimmen.',
  'later.signupdetail': 'Hier stehen künftig alle Ihre Anmeldungen und ihr Stand.',
  'later.writeOff': 'Hier prüft künftig das Personal die Gutscheine; jeder gilt nur einmal.',
  'later.invite':
    'Hier geben Sie künftig einen Einladungscode ein, damit wir wissen, wer Sie eingeladen hat.',
  'later.shareinvite': 'Hier steht künftig Ihr persönlicher Einladungscode für Freunde.',
  'later.invitedToDownload': 'Hier sehen Sie künftig, wer Sie eingeladen hat, und können die App laden.',
  'later.xyDetail':
    'Hier entsteht die Seite eines Kanals: Artikel, Videos, Fragen und Neuigkeiten, auch zum Abonnieren.',
  'later.xyListShare':
    'Hier entsteht die Einfluss-Rangliste: sehen, wo die Kanäle stehen, und für sie stimmen.',
  'later.xyRules': 'Hier steht künftig, wie die Rangliste zählt und wie viele Stimmen Sie am Tag haben.',
  'later.reporter': 'Hier entsteht die Reporterseite mit Artikeln und Notizen.',
  'later.dynamicDetail': 'Hier steht künftig eine Reporternotiz: Text, Bilder, Video und Kommentare.',
  'later.topicDetail': 'Hier entsteht ein Fragethema: Antworten lesen oder selbst fragen.',
  'later.askDetail': 'Hier steht künftig eine Frage mit ihren Antworten, der Sie auch folgen können.',
  'later.qaDetail':
    'Hier stehen künftig eine Frage an die Behörden, die Antwort und der Stand der Bearbeitung.',
  'later.newQaDetail':
    'Hier sehen Sie künftig jeden Schritt einer Frage an die Behörden, vom Eingang bis zur Antwort.',
  'later.downloadClient': 'Hier laden Sie künftig die App für Android und iPhone.',
  'later.figureDetail': 'Hier entsteht ein Porträt: Lebenslauf und Berichte.',
  'later.LeaderViewList': 'Hier stehen künftig die Amtsträger nach Gebiet, mit den Fragen an sie.',
  'later.mvodShare':
    'Hier läuft künftig das mit Ihnen geteilte Kurzvideo. Nach oben wischen zeigt das nächste.',
  'later.minVideoDetail':
    'Hier entstehen die Kurzvideos: im Vollbild, mit Wischen zum nächsten, Gefällt mir und Kommentaren.',
  'later.integralShop': 'Hier sehen Sie künftig Ihre Punkte, gesamt und nach Tagen, und können sie einlösen.',
  'later.previewPDF': 'Hier steht künftig das Blockchain-Zertifikat eines Artikels.',
  'later.onlineStudy': 'Hier lernen Sie künftig online, Teil für Teil; der Stand wird gemerkt.',
  'later.tipoffDetail': 'Hier geben Sie uns künftig Hinweise und sehen, was daraus geworden ist.',
  'later.seekArticleDetail':
    'Hier entsteht ein Aufruf zum Einsenden: lesen, was gesucht wird, und einsenden.',
  'later.inputArticleDetail': 'Hier sehen Sie künftig Ihre Einsendung und die Entscheidung der Redaktion.',
  'later.personageReports': 'Hier sammeln wir künftig die Berichte über eine Person.',
  'later.productDetail': 'Hier steht künftig eine Prämie mit den nötigen Punkten, die Sie einlösen können.',
  'later.circleDetail': 'Hier entsteht ein Kreis: Hinweise und Beiträge lesen und selbst schreiben.',
  'later.friendsCircleDetail':
    'Hier steht künftig ein Eintrag des Freundeskreises: Text, Bilder und Kommentare.',
  'later.postDetail': 'Hier steht künftig ein Beitrag mit Bildern und Antworten.',
  'later.subscriptionList': 'Hier stehen künftig die Kanäle nach Rubriken, zum Abonnieren.',
  'later.paperSharePage':
    'Hier entsteht die digitale Zeitung: Datum und Seite wählen und auf der Seite einen Artikel antippen.',
};
