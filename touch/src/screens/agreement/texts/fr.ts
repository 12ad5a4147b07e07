import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Règles de ce site',
  none: 'Il n’y a encore rien ici',
  open: 'Ouvrir le texte intégral',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  cancel: 'Fermer le compte',
  children: 'Règles pour les données des enfants',
  accessibility: 'Déclaration d’accessibilité',
  childrenHtml:
    '<h2>À qui elles s’appliquent</h2><p>Aux enfants de moins de 14 ans. Sans l’accord d’un responsable légal, un compte permet seulement de lire.</p><h2>Comment le responsable donne son accord</h2><p>Il confirme avec un code reçu sur son propre téléphone. Le numéro de l’enfant n’est pas accepté. Nous gardons la version, l’heure et une empreinte chiffrée de son numéro, pas le numéro.</p><h2>Ce que nous gardons</h2><p>De l’année et du mois de naissance qui nous sont indiqués, nous gardons la tranche d’âge et le jour où elle change, pas la date de naissance. Le reste est dans la politique de confidentialité.</p><h2>Sans accord</h2><p>Pas de publication, d’envoi de fichiers, d’inscription ni d’échange de points. Le mode mineurs d’un compte fait de même ; pour le quitter, il faut le mot de passe ou le téléphone du responsable.</p><h2>Ce que peut le responsable</h2><p>Demander à voir, corriger, emporter ou effacer les données. Pour retirer son accord, il ferme le compte : voir « Fermer le compte ».</p>',
  accessibilityHtml:
    '<h2>But</h2><p>Ce site suit les règles WCAG 2.2, niveaux A et AA.</p><h2>Comment nous vérifions</h2><p>Des programmes vérifient chaque page à chaque changement. Ils ne trouvent pas tout : dites-nous ce que vous trouvez.</p><h2>Ce que vous pouvez utiliser</h2><p>Mode pour les aînés, taille du texte, couleurs sombres, lecture à voix haute, cinq langues, clavier. L’image du captcha peut être remplacée par une question.</p><h2>Ce qui manque encore</h2><p>Les images des lecteurs n’ont pas toujours de description, ni les vidéos de sous-titres ; les pages du journal sont des images, leur texte est sur la page de chaque article.</p><h2>Contact</h2><p>Le numéro au bas de la page reçoit les signalements.</p>',
};
