import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  age: 'Année et mois de naissance',
  guardian: 'Accord d’un parent ou tuteur',
  ageWhat:
    'Nous le demandons une fois. Nous gardons la tranche d’âge et le jour où elle change, pas la date de naissance.',
  year: 'Année de naissance',
  month: 'Mois',
  needsMonth: 'Choisissez l’année et le mois',
  sayAge: 'Envoyer',
  guardianWhat:
    'Avant 14 ans, un parent ou tuteur doit donner son accord avant d’écrire, de s’inscrire ou d’utiliser la boutique. Il saisit son propre numéro et le code reçu\u202f; le numéro lui-même n’est pas conservé.',
  rules: 'Règles sur les données des enfants',
  consent: 'Je donne mon accord',
  consented: 'L’accord est donné',
  under14: 'Tranche d’âge\u00a0: moins de 14 ans',
  under18: 'Tranche d’âge\u00a0: 14 à 17 ans',
  adult: 'Tranche d’âge\u00a0: 18 ans ou plus',
  withdrawWhat:
    'Un parent ou tuteur a donné son accord. S’il est retiré, vous ne pouvez plus écrire, vous inscrire ni utiliser la boutique, et ses données sont supprimées.',
  withdraw: 'Retirer l’accord',
  withdrawSure: 'Oui, retirer',
  withdrawn: 'Accord retiré',
  modeWhat:
    'Mode mineurs\u00a0: ni publicité ni boutique, pas de vidéos courtes de 22\u00a0h à 6\u00a0h, ni écrits, ni envois, ni inscriptions.',
  enter: 'Activer le mode mineurs',
  entered: 'Mode mineurs activé',
  leave: 'Quitter le mode mineurs',
  left: 'Mode mineurs désactivé',
  leaveWhat: 'Pour quitter, il faut le mot de passe du compte.',
  leaveByGuardian: 'Le parent ou tuteur saisit le numéro de son accord et le code reçu.',
  byGuardian: 'Avec le téléphone du parent ou tuteur',
  byPassword: 'Avec le mot de passe',
  notThis: 'Mot de passe incorrect',
};
