import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Recherche',
  placeholder: 'Actualités, vidéos, dossiers, chaînes',
  submit: 'Rechercher',
  clear: 'Effacer',
  hot: 'Recherches fréquentes',
  history: 'Recherches récentes',
  clearHistory: 'Effacer l’historique',
  removeWord: (word) => `Retirer «\u202f${word}\u202f» de l’historique`,
  suggestions: 'Suggestions',
  news: 'Actualités',
  video: 'Vidéos',
  topic: 'Dossiers',
  account: 'Chaînes',
  in: 'Chercher dans',
  inTitle: 'Titre',
  inContent: 'Texte',
  inAuthor: 'Auteur',
  nothing: (word) => `Aucun résultat pour «\u202f${word}\u202f»`,
  tryOther: 'Essayez un autre mot ou une autre catégorie',
  results: (figure, n) => `${figure}\u00a0${n < 2 ? 'résultat' : 'résultats'}`,
};
