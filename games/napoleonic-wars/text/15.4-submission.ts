import type { DuchyId, Nation } from '../catalogue/ids.ts';
import { capital, type Wording } from './wording.ts';

export interface SubmissionMessages {
  'submit.offer': { nation: Nation; to: Nation };
  'submit.terms': {
    nation: Nation;
    to: Nation;
    ceded: readonly DuchyId[];
    returned: readonly DuchyId[];
    kept: readonly DuchyId[];
  };
  'submit.reply': { nation: Nation; ceded: readonly DuchyId[]; returned: readonly DuchyId[]; kept: readonly DuchyId[] };
  'submit.offered': {
    nation: Nation;
    to: Nation;
    ceded: readonly DuchyId[];
    returned: readonly DuchyId[];
    kept: readonly DuchyId[];
  };
  'submit.refused': { nation: Nation };
  'submit.accepted': { nation: Nation; to: Nation };
  'submit.tooMany': {};
  'submit.forced': { nation: Nation; to: Nation };
  'submit.void': { nation: Nation };
  'partisans.roll': { duchy: DuchyId };
  'partisans.rise': { duchy: DuchyId };
}
export type SubmissionAnswer =
  | { readonly kind: 'offerPeace' }
  | { readonly kind: 'offerCede'; readonly duchy: DuchyId }
  | { readonly kind: 'askBack'; readonly duchy: DuchyId }
  | { readonly kind: 'askKeep'; readonly duchy: DuchyId };

export const submissionWording: Wording<SubmissionMessages, SubmissionAnswer> = {
  en: {
    'submit.offer': ({ nation, to }, name) =>
      `${capital(name.the.nation(nation))} is overrun by ${name.the.nation(to)}: offer to Submit?`,
    'submit.terms': ({ nation, to, ceded, returned, kept }, name) =>
      `Terms of ${name.the.nation(nation)} to ${name.the.nation(to)}. Ceded: ${name.places(ceded) || 'nothing'}. Returned: ${name.places(returned) || 'nothing'}. Kept abroad: ${name.places(kept) || 'nothing'}. What else?`,
    'submit.reply': ({ nation, ceded, returned, kept }, name) =>
      `${capital(name.the.nation(nation))} offers to Submit. Ceded: ${name.places(ceded) || 'nothing'}. Returned: ${name.places(returned) || 'nothing'}. Kept abroad: ${name.places(kept) || 'nothing'}. Accept?`,
    'submit.offered': ({ nation, to }, name) =>
      `${capital(name.the.nation(nation))} offers to Submit to ${name.the.nation(to)}.`,
    'submit.refused': ({ nation }, name) => `The offer of ${name.the.nation(nation)} is refused.`,
    'submit.accepted': ({ nation, to }, name) =>
      `${capital(name.the.nation(nation))} Submits to ${name.the.nation(to)}.`,
    'submit.tooMany': () => 'No more than six Duchies may be ceded.',
    'submit.forced': ({ nation, to }, name) =>
      `${capital(name.the.nation(nation))} is forced to Submit to ${name.the.nation(to)}.`,
    'submit.void': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} cannot meet the demand; nobody is there to take its Submission, and it begins the next Turn without Reserves.`,
    'partisans.roll': ({ duchy }, name) => `Partisans in ${name.the.place(duchy)}: on a 6 the Flag is lost.`,
    'partisans.rise': ({ duchy }, name) => `Partisans take ${name.the.place(duchy)}.`,
  },
  fr: {
    'submit.offer': ({ nation, to }, name) =>
      `${capital(name.the.nation(nation))} est envahie par ${name.the.nation(to)} : offrir de se soumettre ?`,
    'submit.terms': ({ nation, to, ceded, returned, kept }, name) =>
      `Conditions ${name.of.nation(nation)} pour ${name.the.nation(to)}. Cédé : ${name.places(ceded) || 'rien'}. Rendu : ${name.places(returned) || 'rien'}. Gardé à l’étranger : ${name.places(kept) || 'rien'}. Quoi d’autre ?`,
    'submit.reply': ({ nation, ceded, returned, kept }, name) =>
      `${capital(name.the.nation(nation))} offre de se soumettre. Cédé : ${name.places(ceded) || 'rien'}. Rendu : ${name.places(returned) || 'rien'}. Gardé à l’étranger : ${name.places(kept) || 'rien'}. Accepter ?`,
    'submit.offered': ({ nation, to }, name) =>
      `${capital(name.the.nation(nation))} offre de se soumettre ${name.to.nation(to)}.`,
    'submit.refused': ({ nation }, name) => `L’offre ${name.of.nation(nation)} est refusée.`,
    'submit.accepted': ({ nation, to }, name) => `${capital(name.the.nation(nation))} se soumet ${name.to.nation(to)}.`,
    'submit.tooMany': () => 'On ne cède pas plus de six duchés.',
    'submit.forced': ({ nation, to }, name) =>
      `${capital(name.the.nation(nation))} doit se soumettre ${name.to.nation(to)}.`,
    'submit.void': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} ne peut satisfaire l’exigence ; personne n’est là pour recevoir sa soumission, et elle commencera le prochain tour sans Réserve.`,
    'partisans.roll': ({ duchy }, name) => `Partisans ${name.at.place(duchy)} : sur un 6 le drapeau est perdu.`,
    'partisans.rise': ({ duchy }, name) => `Les partisans reprennent ${name.the.place(duchy)}.`,
  },
  labels: {
    en: {
      byKind: {
        offerPeace: () => 'Make an offer',
        offerCede: ({ duchy }, name) => `Cede ${name.place(duchy)}`,
        askBack: ({ duchy }, name) => `${name.place(duchy)} is returned`,
        askKeep: ({ duchy }, name) => `Keep ${name.place(duchy)}`,
      },
      byQuestion: { 'submit.offer/pass': 'Fight on', 'submit.terms/done': 'That is the offer' },
    },
    fr: {
      byKind: {
        offerPeace: () => 'Faire une offre',
        offerCede: ({ duchy }, name) => `Céder ${name.the.place(duchy)}`,
        askBack: ({ duchy }, name) => `Reprendre ${name.the.place(duchy)}`,
        askKeep: ({ duchy }, name) => `Garder ${name.the.place(duchy)}`,
      },
      byQuestion: { 'submit.offer/pass': 'Continuer la lutte', 'submit.terms/done': 'Telle est l’offre' },
    },
  },
};
