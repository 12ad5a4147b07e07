import type { DemoArticle } from '@demo/content';

/** The German page: three reports, a walk, a set of pictures, a film. */
export const de: DemoArticle[] = [
  {
    key: 'de-apfelgenossenschaft',
    column: 'de',
    locale: 'de',
    daysAgo: 2,
    time: '09:15',
    title: 'Der Apfel, der nicht weit fällt',
    subtitle:
      'In Liuwan pressen die Obstbauern ihren Saft jetzt selbst. Das Fallobst bringt mehr ein als gedacht',
    attAbstract:
      'Früher blieb jeder sechste Apfel unter den Bäumen liegen. Seit die Genossenschaft eine Presse hat, reicht die Schlange bis zur Straße.',
    body: `Morgens um sechs steht in Liuwan schon der dritte Traktor vor der alten Scheune. Auf dem Anhänger liegen Äpfel, die niemand fotografieren würde: zu klein, zu schief, mit Hagelnarben. „Schön sind sie nicht“, sagt Obstbauer Tang Guoliang. „Aber das sieht man dem Saft nicht an.“

Rund 9.400 Tonnen Äpfel ernten die 412 Betriebe des Dorfes im Jahr. Etwa ein Sechstel davon war bisher unverkäuflich und blieb unter den Bäumen liegen oder wurde zu Viehfutter. Vor zwei Jahren legten 187 Familien zusammen, kauften eine Presse und gründeten eine Genossenschaft. Inzwischen sind es 263.

![Sortieren vor dem Pressen: Was fault, wird von Hand aussortiert.](orchard)

## Was ein Kilo wert ist

| Verwendung | Erlös je Kilo |
| Tafelobst, beste Sorte | 5,60 Yuan |
| Tafelobst, zweite Sorte | 3,10 Yuan |
| Saftobst | 1,20 Yuan |
| Viehfutter | 0,25 Yuan |

Die Presse schafft zwei Tonnen in der Stunde. In dieser Saison hat sie bereits 640 Tonnen verarbeitet; verkauft wird der Saft in Schulen, im Kreiskrankenhaus und auf dem Sonntagsmarkt von Baita. Nach Abzug aller Kosten blieben im vergangenen Jahr 318.000 Yuan, die nach angelieferter Menge verteilt wurden.

Einfach war der Anfang nicht. Der erste Jahrgang gärte, weil ein Thermometer falsch anzeigte, und 4.000 Flaschen wurden zu Essig. „Der Essig war sehr gut“, sagt die Vorsitzende Shang Lin. „Wir haben nur drei Jahre gebraucht, um das zuzugeben.“ Er steht jetzt im Sortiment.

In der nächsten Saison soll ein Kühlhaus für 60 Tonnen stehen; es kostet 880.000 Yuan, die Hälfte zahlt der Kreis. Darüber stimmen die Mitglieder am Freitag ab, jede Familie mit einer Stimme, gleich wie viele Bäume sie hat.`,
    source: '澜川融媒',
    reporter: 'Su Man, Zhou Muye',
    picauthor: 'Zheng Xiaoshan',
    editor: 'Ye Qinghe',
    liability: 'Gu Shouzheng',
    proofreader: 'Wen Shu',
    tags: ['Liuwan', 'Landwirtschaft', 'Genossenschaft'],
    cover: ['orchard'],
    row: 'large',
    mark: 'Reportage',
    related: ['de-solarwerk'],
    click: 1420,
    praise: 96,
    share: 31,
    reporters: ['苏曼', '周牧野'],
  },
  {
    key: 'de-solarwerk',
    column: 'de',
    locale: 'de',
    daysAgo: 5,
    time: '14:30',
    title: 'Solarwerk Longtan: drei Tage ohne Schicht, zwei davon auf der Schulbank',
    attAbstract:
      'Eine von zwei Linien steht still, entlassen wird niemand: Im Modulwerk wird vier Tage gearbeitet, und wer will, lernt an den anderen.',
    body: `Vor drei Wochen löschte Schichtleiter Zhai Dachuan an der zweiten Linie des Solarmodulwerks Longtan das Licht und zog die Staubhauben über die Maschinen. Der Preis je Watt ist in einem Jahr von 0,92 auf 0,66 Yuan gefallen. Auf der alten Linie kostet ein Watt 0,71 Yuan, auf der neuen 0,62.

Im Werk arbeiten 286 Menschen, 119 davon an der zweiten Linie. Der erste Entwurf der Direktion sah 80 Entlassungen vor. Der zweite kam ohne aus: vier Tage Arbeit, drei Tage frei, 80 Prozent Lohn, 70 für die mittlere Leitung, 50 für den Direktor, zunächst für sechs Monate. Abgestimmt wurde in der Kantine, mit 231 gegen 36 Stimmen.

![In der Endprüfung wird jedes Modul eine Minute lang belichtet.](factory)

## Wer lernt, bekommt 80 Yuan am Tag

An den freien Tagen hält die Berufsschule des Kreises zwei Kurse, einen für den Betrieb von Solaranlagen, einen für Instandhaltung und Elektrik. 148 haben sich gemeldet. Zhai, 46, sitzt in der ersten Reihe. Als er das letzte Mal in einem Klassenzimmer saß, erzählt er, habe der Lehrer noch geschlagen.

| | Vorher | Jetzt |
| Lohn | 100 % | 80 % |
| Laufende Linien | 2 | 1 |
| Beschäftigte | 286 | 277 |

Neun sind im ersten Monat von selbst gegangen. Ihre Personalnummern werden aufgehoben.

Die 36 Gegenstimmen hatten Gründe. Die Prüferin Hang Yulan und ihr Mann arbeiten beide hier; zusammen fehlen ihnen 2.300 Yuan im Monat, und der Kredit für die Wohnung kostet 2.650. Die Gewerkschaft hat danach für 41 Haushalte, Paare wie dieses und Familien mit Kranken, einen Zuschuss von 400 Yuan ausgehandelt.

Den Auftrag über 4,1 Megawatt für die Dächer von Schulen und Krankenstationen liefert das Werk aus dem Lager. „Solange es billig ist, räumt man den Keller auf“, sagt Direktor Tong Shao’an.`,
    source: '澜川日报',
    reporter: 'Su Man, Zhao Xingzhi',
    editor: 'Fang Jiming',
    liability: 'Gu Shouzheng',
    proofreader: 'Qin Jian',
    approver: 'Lu Huaiyuan',
    tags: ['Longtan', 'Wirtschaft', 'Ausbildung'],
    cover: ['solarFarm'],
    row: 'small',
    related: ['de-apfelgenossenschaft'],
    click: 1188,
    praise: 54,
    share: 40,
    reporters: ['苏曼', '赵行之'],
  },
  {
    key: 'de-toepferin',
    column: 'de',
    locale: 'de',
    daysAgo: 9,
    time: '10:40',
    title: 'Eine Schale am Tag ist genug',
    attAbstract:
      'Bai Yulan töpfert in der Altstadt von Baita seit 44 Jahren. Nachfolger hat sie keinen, aber Nachbarn.',
    body: `Wer in Baita von der weißen Pagode aus die Altstadtgasse hinuntergeht, kommt nach achtzig Schritten an einer offenen Tür vorbei. Dahinter dreht sich eine Scheibe, und an der Scheibe sitzt Bai Yulan, 67, und schaut nicht auf.

„Wenn ich aufschaue, wird sie schief“, sagt sie, als die Schale fertig ist. Es ist die dritte an diesem Vormittag. Behalten wird sie eine.

![Bai Yulan in ihrer Werkstatt. Der Ton kommt vom Hang hinter der Pagode.](pottery)

Das Geschirr aus Baita ist dunkel, fast schwarz, und klingt wie eine kleine Glocke. Gebrannt wird im Holzofen, zum Schluss unter Sand, damit keine Luft mehr an die Gefäße kommt. Siebzehn Stunden dauert ein Brand. In dieser Zeit schläft niemand in der Gasse besonders gut, und trotzdem, sagt Frau Bai, habe sich in 44 Jahren nur ein einziger Nachbar beschwert. Der habe später bei ihr gelernt.

> „Die Hälfte gelingt. Bei der anderen Hälfte lernt man.“

Früher gab es in der Gasse elf Werkstätten, heute sind es vier. Die jungen Leute gehen nach Minyang. Frau Bais Sohn fährt dort Straßenbahn und schickt ihr manchmal Fotos von Kaffeetassen, mit der Frage, was sie davon hält. „Nichts“, antwortet sie dann. Einmal schrieb sie: „Der Henkel ist gut.“

Seit diesem Frühjahr kommen jeden Mittwoch zwölf Kinder aus der Grundschule. Sie formen Tiere, die keine Beine brauchen, denn Beine brechen im Ofen. Auf dem Regal am Fenster stehen bereits neun Schlangen, vierzehn Fische und ein Yak, der, wie ein Zettel erklärt, gerade liegt.

Verkauft wird sonntags auf dem Markt. Eine Schale kostet 25 Yuan, am Stand gegenüber gibt es welche für fünf. Wer handelt, bekommt eine mit Riss.`,
    source: '澜川融媒',
    reporter: 'Su Man, He Tingyu',
    picauthor: 'Zheng Xiaoshan',
    editor: 'Song Zhixia',
    liability: 'Gu Shouzheng',
    proofreader: 'Wen Shu',
    tags: ['Baita', 'Handwerk', 'Porträt'],
    cover: ['pottery'],
    row: 'small',
    mark: 'Porträt',
    related: ['de-terrassen-bilder'],
    click: 1733,
    praise: 187,
    share: 66,
    reporters: ['苏曼', '何听雨'],
  },
  {
    key: 'de-wanderung-gletscherblick',
    column: 'de',
    locale: 'de',
    daysAgo: 12,
    time: '11:00',
    title: 'Zu Fuß zum Gletscherblick: eine Tagestour über dem Drolma-Tal',
    listTitle: 'Tagestour: Zu Fuß zum Gletscherblick',
    body: `Der Weg beginnt dort, wo die Straße aufhört, am letzten Gerstenfeld des Drolma-Tals auf 3.060 Metern. Wer hier zum ersten Mal geht, sollte zwei Nächte im Tal geschlafen haben. Die Luft ist dünn, und der Weg verzeiht wenig Eile.

![Der Yangtso, 5.204 Meter, vom Rastplatz an der Steinhütte aus.](snowPeak.dawn)

## Die Etappen

| Punkt | Höhe | Gehzeit ab Start |
| Letztes Gerstenfeld | 3.060 m | – |
| Brücke am Wildbach | 3.210 m | 40 Min. |
| Steinhütte der Hirten | 3.480 m | 1 Std. 50 Min. |
| Gebetsfahnen am Sattel | 3.690 m | 3 Std. |

Bis zur Brücke führt ein breiter Karrenweg. Danach wird er schmal und bleibt es. An der Steinhütte kochen die Hirten von Frühsommer bis Herbst Tee; sie verlangen nichts, nehmen aber gern Salz oder eine Zeitung. Vom Sattel sieht man den Gletscher in ganzer Länge und, wenn es klar ist, auf der anderen Seite das Grasland von Sangdo.

Zurück geht es auf demselben Weg. Für den Abstieg sollte man zwei Stunden rechnen.

## Was man wissen muss

- Ohne Führer aus dem Dorf geht es nicht: höchstens zehn Leute in einer Gruppe, höchstens 60 am Tag. Anmelden kann man sich sieben Tage vorher, Telefon 0000-1234561.
- Umkehren, wenn bis zwölf Uhr der Sattel nicht erreicht ist: Am Nachmittag kommt fast täglich Wind auf.
- Mindestens zwei Liter Wasser mitnehmen. Der Wildbach führt im Sommer Schmelzwasser und ist trüb.
- Yaks haben Vorrang. Man geht auf der Bergseite an ihnen vorbei und spricht dabei ruhig.
- Die Fahnen werden nicht berührt und nicht mitgenommen.
- Am Gletscher selbst ist das Betreten verboten. Im vergangenen Jahr rettete die Bergwacht dort drei Menschen.

Bus 202 fährt ab Yunxi um 8, 11.30 und 15 Uhr bis zum Umsteigeplatz vor dem Dorf, von dort geht es mit dem Elektrowagen weiter. Ins Tal dürfen am Tag 300 Gäste. 23 Häuser haben zusammen 168 Zimmer, ein Zimmer kostet um 260 Yuan.`,
    source: '澜川融媒',
    reporter: 'Su Man',
    picauthor: 'Pema Dorje',
    editor: 'Song Zhixia',
    liability: 'Gu Shouzheng',
    proofreader: 'Qin Jian',
    tags: ['Wandern', 'Drolma-Tal', 'Service'],
    cover: ['snowPeak.dawn'],
    row: 'small',
    mark: 'Tipp',
    click: 2664,
    praise: 142,
    share: 219,
    reporters: ['苏曼'],
  },
  {
    key: 'de-terrassen-bilder',
    column: 'de',
    locale: 'de',
    type: 'images',
    daysAgo: 15,
    time: '08:00',
    title: 'Bildstrecke: Stufen aus Wasser',
    attAbstract:
      'Die Terrassen von Chaping sind an manchen Stellen nur zwei Schritt breit. Ein Jahr in fünf Bildern.',
    body: `Wer die Terrassen von Chaping angelegt hat, weiß niemand mehr. Gezählt hat sie die Gemeinde vor drei Jahren, als ein Erdrutsch sieben davon verschüttete: 120 Stufen allein am Hang von Shangzhai, die schmalste davon 1,70 Meter breit, die längste einen halben Kilometer. Vierzehn Wasserwächter gehen den Hang zweimal täglich ab und entscheiden, welches Feld als Nächstes an der Reihe ist. Gewählt werden sie für ein Jahr, und bisher hat noch keiner ein zweites Mal kandidiert.

Zheng Xiaoshan hat den Hang ein Jahr lang von derselben Stelle aus fotografiert, immer vom Dach der Teestube, deren Wirt ihm am Ende einen eigenen Hocker hinstellte.`,
    gallery: [
      {
        picture: 'terraces.dawn',
        summary:
          'Morgens um sechs, wenn die Felder geflutet sind. Das Wasser braucht neun Stunden von der obersten Stufe bis zur untersten.',
      },
      {
        picture: 'rapeseed',
        summary:
          'Auf den trockenen Stufen blüht der Raps. Die Imker aus Songling bringen dann ihre Kästen herauf.',
      },
      {
        picture: 'teaHill',
        summary:
          'Wo der Hang zu steil für Wasser ist, wächst Tee. Gepflückt wird von Hand, zwei Blätter und eine Knospe.',
      },
      {
        picture: 'rainStorm',
        summary:
          'Gewitter über Chaping. In solchen Nächten gehen die Wasserwächter mit Stirnlampen und öffnen die Wehre.',
      },
      {
        picture: 'terraces.dusk.3',
        summary: 'Nach der Ernte. Bis zum nächsten Fluten gehört der Hang den Enten.',
      },
    ],
    source: '澜川融媒',
    author: 'Su Man (Text)',
    picauthor: 'Zheng Xiaoshan',
    editor: 'Ye Qinghe',
    liability: 'Gu Shouzheng',
    proofreader: 'Wen Shu',
    tags: ['Chaping', 'Terrassen', 'Bilder'],
    cover: ['terraces.dawn', 'teaHill', 'terraces.dusk.3'],
    row: 'three',
    related: ['de-toepferin'],
    click: 2105,
    praise: 233,
    share: 94,
  },
  {
    key: 'de-schneestrasse-film',
    column: 'de',
    locale: 'de',
    type: 'video',
    clip: 'snowRoad',
    daysAgo: 19,
    time: '17:20',
    title: 'Film: Um vier Uhr früh gehört der Pass dem Räumdienst',
    attAbstract:
      'Elf Menschen, ein Grader, zwei Streuwagen: eine Nacht mit dem Räumdienst auf der Passstraße.',
    body: `Auf 3.900 Metern klingelt der Wecker um halb vier. Kang Jianye zieht die Stiefel an, die seit dem Abend am Ofen stehen, und tritt vor die Tür der Station. Er hebt die Hand ins Scheinwerferlicht und zählt, wie viele Flocken in fünf Sekunden darauf liegen bleiben. Mehr als zwölf, und alle drei Fahrzeuge fahren.

Elf Menschen arbeiten in der Station am Yangtso-Pass, die Scheitelhöhe liegt bei 4.386 Metern. Im Schnitt ist die Straße an 47 Tagen im Jahr gesperrt. Die 38,6 Kilometer mit ihren 127 Kehren sind der einzige Weg in den Nachbarkreis Ningyuan, bis der Tunnel fertig ist.

„Das Schwierigste ist nicht der Schnee“, sagt Kang. „Es ist der Autofahrer, der hinter dem Grader nervös wird.“ Überholen ist hier verboten. In der Station hängt eine Liste der Autos, die trotzdem im Graben landeten; daneben steht jeweils, was die Fahrer zum Dank gebracht haben. Meist sind es Orangen.

Um halb sieben, wenn der erste Bus aus Ningyuan herüberkommt, ist die Straße frei. Der Busfahrer hupt zweimal kurz. Das, sagt Kang, sei der Lohn, der nicht auf dem Zettel steht.

Wenn in gut einem Jahr der Tunnel öffnet, wird die Station trotzdem bleiben: Die alte Straße soll als Aussichtsweg weiter unterhalten werden, und Hirten gehen ohnehin über den Berg.`,
    source: '澜川融媒',
    reporter: 'Su Man',
    cameraman: 'Jiang Yubai',
    editor: 'Song Zhixia',
    liability: 'Gu Shouzheng',
    proofreader: 'Qin Jian',
    tags: ['Passstraße', 'Film', 'Yangtso'],
    cover: ['snowfall.dawn'],
    row: 'large',
    click: 3096,
    praise: 305,
    share: 118,
    reporters: ['苏曼', '江予白'],
  },
];
