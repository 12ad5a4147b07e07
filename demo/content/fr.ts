import type { DemoArticle } from '@demo/content';

/** The French page. Narrow no-break spaces (U+202F) stand before ; : ! ? and inside « »; keep them when editing. */
export const fr: DemoArticle[] = [
  {
    key: 'fr-nouilles-du-pont',
    column: 'fr',
    locale: 'fr',
    daysAgo: 3,
    time: '11:45',
    title: 'À Shiqiao, la nouille se coupe au bruit',
    attAbstract:
      'Quatre heures du matin, sous le pont aux sept arches : Mme Duan pétrit, étire, écoute. Récit d’une matinée, avec la recette.',
    body: `Il est quatre heures du matin et, sous le pont aux sept arches de Shiqiao, une seule fenêtre est allumée. Derrière la buée, Duan Xiufen frappe la pâte contre la table. Un coup sourd, encore un coup sourd, puis un claquement sec. « Là, elle est prête », dit-elle. « Avant, elle boude. »

Mme Duan, 52 ans, tient la plus petite des trente-quatre échoppes de nouilles du bourg : onze tabourets, une marmite, pas de carte. Elle sert deux cent quarante bols par jour, deux cent soixante le dimanche, et ferme quand la pâte est finie. Cela arrive vers treize heures. Ceux qui viennent à quatorze heures lisent l’ardoise : « Demain. »

![La pâte est étirée à la main, sept fois pour les nouilles fines.](noodleShop.dawn)

## Le bouillon ne se discute pas

Le bouillon cuit depuis la veille : os de bœuf, gingembre, une poignée d’orge grillée qui lui donne sa couleur. Sa belle-mère y mettait de la cannelle. Elle n’en met pas. La question, dit-elle, a divisé la famille pendant deux hivers.

## Pour quatre bols

- 400 g de farine, 210 g d’eau tiède, une pincée de sel
- 1,5 litre de bouillon de bœuf clair
- 2 cuillerées d’orge grillée, enfermée dans une mousseline
- ciboule, coriandre, une cuillerée d’huile pimentée

Pétrir vingt minutes, laisser reposer une heure sous un linge humide, pétrir encore cinq minutes. Couper en quatre, étirer chaque morceau en le pliant sept fois. Cuire une minute et demie à gros bouillons. Servir aussitôt : « Une nouille qui attend est une ficelle. »

Le bol coûte neuf yuans depuis quatre ans. Le prix de la farine a augmenté ; celui du bol, non. Et pourquoi donc ? Elle réfléchit, essuie la table. « Parce qu’il faudrait refaire l’ardoise. »`,
    source: '澜川融媒',
    reporter: 'Su Man',
    picauthor: 'Zheng Xiaoshan',
    editor: 'Song Zhixia',
    liability: 'Gu Shouzheng',
    proofreader: 'Wen Shu',
    tags: ['Shiqiao', 'Cuisine', 'Recette'],
    cover: ['noodleShop.dawn'],
    row: 'large',
    mark: 'Récit',
    related: ['fr-marche-dimanche'],
    click: 1894,
    praise: 214,
    share: 137,
    reporters: ['苏曼'],
  },
  {
    key: 'fr-maitresse-sangdo',
    column: 'fr',
    locale: 'fr',
    daysAgo: 6,
    time: '15:30',
    title: '« Ici, on apprend d’abord à attendre les yaks »',
    subtitle: 'Entretien avec Tsering Lhamo, institutrice à l’école des bergers de Sangdo',
    listTitle: 'Entretien : l’institutrice des bergers',
    attAbstract:
      'Trois cent dix-sept élèves, deux langues de classe et une cloche que le vent sonne tout seul.',
    body: `Tsering Lhamo, 34 ans, enseigne depuis dix ans à l’école primaire de Sangdo, à 3 600 mètres d’altitude. L’établissement compte 317 élèves, presque tous pensionnaires, et 26 enseignants.

**À quoi ressemble une journée ?**

Lever à six heures et demie, lecture à voix haute dans la cour, quelle que soit la température. Les petits lisent en tibétain, les grands en tibétain et en chinois. Puis la classe, jusqu’à midi. L’après-midi, il y a toujours une heure dehors. Un enfant de berger qu’on enferme toute la journée n’écoute plus rien, et il a bien raison.

![La cour de l’école, à l’heure de la lecture du matin.](school.dawn)

**Les absences sont-elles nombreuses ?**

Moins qu’autrefois. Nous en avions onze pour cent il y a cinq ans, trois pour cent aujourd’hui. Ce n’est pas que nous soyons devenus sévères : nous avons déplacé les vacances. Elles tombent maintenant quand les troupeaux changent de pâturage. C’était si simple que personne n’y avait pensé !

**Qu’est-ce qui vous manque ?**

Un piano. Non, je plaisante : un professeur de musique. Le piano, nous l’avons, c’est un don. Il sert d’étagère.

**Et la bibliothèque ?**

Elle a ouvert ce mois-ci, avec 3 200 livres. Les parents peuvent emprunter, eux aussi. Samedi dernier, un père est resté deux heures devant un atlas. Il cherchait notre vallée. Elle n’y était pas ; alors il l’a dessinée sur un papier, et il a glissé le papier à la bonne page.

**Que deviennent vos anciens élèves ?**

Il y a parmi eux un vétérinaire, deux infirmières, un conducteur d’engins au tunnel, beaucoup de bergers. Je ne fais pas de classement. Ce que je leur demande, c’est de savoir lire un contrat et d’écrire à leur mère.`,
    source: '澜川融媒',
    reporter: 'Su Man, Losang Tsering',
    picauthor: 'Pema Dorje',
    editor: 'Ye Qinghe',
    liability: 'Gu Shouzheng',
    proofreader: 'Qin Jian',
    tags: ['Sangdo', 'École', 'Entretien'],
    cover: ['school.dawn'],
    row: 'small',
    mark: 'Entretien',
    related: ['fr-course-film'],
    click: 1532,
    praise: 176,
    share: 58,
    reporters: ['苏曼', '罗松次仁'],
  },
  {
    key: 'fr-reservoir-niveaux',
    column: 'fr',
    locale: 'fr',
    daysAgo: 8,
    time: '17:10',
    title: 'Réservoir de Dukou : qui a droit à l’eau, et quand ?',
    attAbstract:
      'Irriguer, produire, nager, pêcher : un accord fixe pour la première fois les niveaux du lac, mois par mois.',
    body: `Après onze mois de discussions, les usagers du réservoir de Dukou se sont mis d’accord. Le texte, adopté mardi par la commission de l’eau du comté, fixe pour la première fois un niveau minimal et un niveau maximal pour chaque période de l’année.

Jusqu’ici, la centrale décidait seule. Les pisciculteurs se plaignaient des baisses rapides, les maraîchers de l’eau qui venait trop tard, les ornithologues de celle qui venait trop tôt. « Chacun avait raison, et chacun avait un graphique », résume Shi Jingchuan, directeur du bureau de l’eau.

![Le barrage de Dukou, vu de la rive droite.](dam)

## Les niveaux convenus

| Période | Minimum | Maximum | Priorité |
| Semis | 1 362 m | 1 369 m | irrigation |
| Hautes eaux | 1 356 m | 1 364 m | sécurité |
| Récoltes | 1 364 m | 1 371 m | électricité |
| Repos des oiseaux d’eau | 1 366 m | 1 367 m | oiseaux |

La règle la plus disputée tient en une ligne : le niveau ne doit jamais varier de plus de quarante centimètres par jour, sauf danger. La centrale y perdra, selon ses calculs, deux pour cent de sa production annuelle. Elle sera dédommagée pour moitié par le comté ; l’autre moitié, dit son directeur, « est le prix de la tranquillité ».

## Et si la pluie manque ?

L’accord prévoit alors un ordre : l’eau potable d’abord, puis les cultures déjà semées, puis les poissons, enfin les turbines. Une clause oblige la commission à se réunir dans les trois jours et à publier ses chiffres le soir même.

Le niveau du lac est affiché chaque matin au débarcadère. Hier, il était de 1 366,3 mètres.`,
    source: '澜川日报',
    reporter: 'Su Man, Chen Yanqiu',
    editor: 'Fang Jiming',
    liability: 'Gu Shouzheng',
    proofreader: 'Wen Shu',
    approver: 'Lu Huaiyuan',
    tags: ['Dukou', 'Eau', 'Comté'],
    cover: ['dam'],
    row: 'small',
    click: 987,
    praise: 41,
    share: 27,
    reporters: ['苏曼', '陈砚秋'],
  },
  {
    key: 'fr-tisseuse-longtan',
    column: 'fr',
    locale: 'fr',
    daysAgo: 14,
    time: '09:00',
    title: 'La couverture de tante Mei fait le tour des lits',
    body: `Dans l’atelier de la filature de Longtan, quarante-deux métiers mécaniques battent à la fois. Au fond, près de la fenêtre, il y en a un quarante-troisième, en bois, qui ne fait presque pas de bruit. C’est celui de Mei Fengzhen, 63 ans, à la retraite depuis huit ans, présente tous les matins.

La direction l’avait d’abord invitée pour une démonstration. Elle est restée. « On ne m’a jamais dit de partir », explique-t-elle, « et je n’ai pas posé la question. »

![Le métier en bois de Mei Fengzhen, au fond de l’atelier.](weaving)

Tante Mei tisse des couvertures en laine de yak et de mouton, brunes et blanches, une toutes les trois semaines. Elle n’en vend aucune. La première est partie à la maternité de l’hôpital du comté, il y a sept ans, pour un nouveau-né trouvé froid. Depuis, il en faut toujours une de plus. L’hôpital en possède aujourd’hui cent vingt-quatre, toutes numérotées au fil rouge, dans un coin.

Les infirmières tiennent un cahier. On y lit que la numéro 17 a servi à deux cent six enfants ; que la numéro 40 a disparu trois ans avant de revenir par la poste, lavée, avec une photographie ; que la numéro 88 est « un peu rêche, mais très demandée ».

La filature fournit la laine : les fins de bobine, que l’on jetait. Deux jeunes ouvrières, Qiuyan et Pan Li, apprennent le métier pendant la pause. Il faut un an pour que les bords soient droits, dit tante Mei, et deux pour qu’on cesse de les regarder.

Compte-t-elle s’arrêter un jour ? Elle montre le cadre, où une bande brune vient de finir. « Quand il n’y aura plus de bébés. »

La cent vingt-cinquième sera prête vendredi.`,
    source: '澜川融媒',
    reporter: 'Su Man, Lin Wanzhou',
    picauthor: 'Zheng Xiaoshan',
    editor: 'Song Zhixia',
    liability: 'Gu Shouzheng',
    proofreader: 'Qin Jian',
    tags: ['Longtan', 'Laine', 'Portrait'],
    cover: ['weaving'],
    row: 'small',
    mark: 'Portrait',
    click: 2240,
    praise: 398,
    share: 151,
    reporters: ['苏曼', '林晚舟'],
  },
  {
    key: 'fr-marche-dimanche',
    column: 'fr',
    locale: 'fr',
    type: 'images',
    daysAgo: 18,
    time: '12:20',
    title: 'En images : le marché du dimanche à Baita',
    attAbstract:
      'Trois cents étals au pied de la pagode blanche, et une balance publique que tout le monde vérifie.',
    body: `Le marché de Baita commence quand la pagode sort de la brume et finit quand son ombre touche la fontaine. Entre les deux, il faut savoir marchander, mais pas trop : au milieu de la place, une balance publique, contrôlée chaque mois par le bureau du comté, rappelle à chacun le poids des choses. Elle est gratuite. L’an dernier, on s’en est servi plus de huit mille fois, et quarante-six marchands ont dû ajouter une poignée de haricots.

Zheng Xiaoshan y a passé trois dimanches.`,
    gallery: [
      {
        picture: 'market.dawn',
        summary:
          'Six heures et demie. Les premières à s’installer sont les marchandes de tofu, qui ont le plus à craindre du soleil.',
      },
      {
        picture: 'fruitBasket',
        summary: 'Les pommes de Liuwan se vendent au panier. Le panier, lui, se rend la semaine suivante.',
      },
      {
        picture: 'pottery.day.2',
        summary:
          'La poterie noire se choisit à l’oreille : on la frappe de l’ongle, et l’on écoute si elle chante ou si elle tousse.',
      },
      {
        picture: 'teaTable',
        summary:
          'À dix heures, la moitié des acheteurs sont assis. On règle ici les mariages, les dettes et les parties d’échecs.',
      },
      {
        picture: 'whitePagoda.dusk',
        summary:
          'L’ombre de la pagode atteint la fontaine : on remballe. Ce qui reste va à la cantine des aînés.',
      },
    ],
    source: '澜川融媒',
    author: 'Su Man (texte)',
    picauthor: 'Zheng Xiaoshan',
    editor: 'Ye Qinghe',
    liability: 'Gu Shouzheng',
    proofreader: 'Wen Shu',
    tags: ['Baita', 'Marché', 'Images'],
    cover: ['market.dawn', 'fruitBasket', 'whitePagoda.dusk'],
    row: 'three',
    related: ['fr-nouilles-du-pont'],
    click: 1677,
    praise: 158,
    share: 73,
  },
  {
    key: 'fr-course-film',
    column: 'fr',
    locale: 'fr',
    type: 'video',
    clip: 'horseRace',
    daysAgo: 3,
    time: '18:30',
    title: 'Vidéo : à Sangdo, le maître bat son élève d’une tête',
    attAbstract:
      'Huit mille quatre cents mètres de prairie, un vainqueur de cinquante-sept ans et un second qui lui doit tout.',
    body: `Deux chevaux entrent côte à côte dans la dernière ligne droite, un noir et un alezan. Sur le noir, Dorje Tseten, cinquante-sept ans. Sur l’alezan, Gendun, vingt-trois ans, qui apprend à monter avec lui depuis neuf ans. Dans les tribunes, tout le monde est debout et l’on ne sait plus quel nom on crie.

Les juges ont regardé deux fois l’enregistrement. Le noir, d’une tête. Temps de la course, 8 400 mètres, quatre tours de prairie : dix minutes et cinquante-deux secondes.

« Dans les deux cents derniers mètres, tu m’as regardé », dit le vainqueur à son élève. « Sans ce regard, tu gagnais. » Puis il descend, desselle, et marche à côté du cheval jusqu’à ce que le souffle revienne. C’est la règle : le cheval d’abord. Les écharpes blanches viennent après.

Dans la vidéo de Jiang Yubai, il faut aussi guetter l’arrière-plan. Une tente blanche, trente mètres après l’arrivée : les vétérinaires y prennent le pouls de chaque monture. Ils en ont retenu neuf sur deux cent douze contrôles, dont une qui appartenait au neveu du chef de canton.

La vingt-sixième édition a duré trois jours et compté trente-quatre mille entrées, quatre cent douze tentes et quarante et un petits blessés, aucun gravement. Le tir à l’arc à cheval est revenu à Tashi Tso, quinze ans, dix flèches sur douze au but ; c’est la première fille à l’emporter. Elle avait droit à un poulain. Elle a choisi le plus petit, parce que les grands, chez elle, on ne pourrait pas les nourrir.`,
    source: '澜川融媒',
    reporter: 'Su Man, Xu Luming',
    cameraman: 'Jiang Yubai',
    editor: 'Song Zhixia',
    liability: 'Gu Shouzheng',
    proofreader: 'Qin Jian',
    tags: ['Sangdo', 'Course de chevaux', 'Vidéo'],
    cover: ['horseRace'],
    row: 'large',
    related: ['fr-maitresse-sangdo'],
    click: 3318,
    praise: 267,
    share: 190,
    reporters: ['苏曼', '许鹿鸣', '江予白'],
  },
];
