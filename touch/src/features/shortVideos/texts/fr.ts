import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Vidéos courtes',
  titleOf: (name) => `Vidéo courte de ${name}`,
  soundOn: 'Activer le son',
  soundOff: 'Couper le son',
  soundKey: 'La touche M active ou coupe le son',
  captions: 'Sous-titres',
  related: 'Vidéos liées',
  noRelated: 'Aucune vidéo liée',
  next: 'Vidéo suivante',
  previous: 'Vidéo précédente',
  end: 'Vous avez tout vu',
  fromStart: 'Revoir depuis le début',
  place: (index, title) => `Vidéo ${index}\u00a0: ${title}`,
  notAtNight: 'En mode mineurs, pas de vidéos courtes de 22\u00a0h à 6\u00a0h',
};
