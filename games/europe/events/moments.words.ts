import type { CardId, Side } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'moment.notThis': { card: CardId };
  'battleCard.nobody': { card: CardId };
  'battleCard.unsupplied': { card: CardId };
  'battleCard.noArmy': { card: CardId };
  'battleCard.notFrench': { card: CardId };
  'seaCard.notNow': { card: CardId };
  'seaCard.oneOnly': {};
  'battleCard.noCavalry': { card: CardId };
  'battleCard.attacks': { card: CardId };
  'battleCard.noBritish': { card: CardId };
  'battleCard.notBroken': { side: Side };
  'battleCard.fewRussians': { card: CardId };
}

/** What every battle card, siege card or sea card may say. */
export const momentsWords: Words<Messages> = {
  en: {
    'moment.notThis': ({ card }, name) => `${name.card(card)} has no effect at this moment.`,
    'battleCard.nobody': ({ card }, name) => `${name.card(card)} needs a force on the field.`,
    'battleCard.unsupplied': ({ card }, name) => `${name.card(card)} is for a force that is supplied.`,
    'battleCard.noArmy': ({ card }, name) => `${name.card(card)} is for a force with an army.`,
    'battleCard.notFrench': ({ card }, name) => `${name.card(card)} is for a force with a majority of French steps.`,
    'seaCard.notNow': ({ card }, name) => `${name.card(card)} cannot be played at this point of a naval battle.`,
    'seaCard.oneOnly': () => 'Each side plays one combat card in a naval battle.',
    'battleCard.noCavalry': ({ card }, name) => `${name.card(card)} needs reserve cavalry on the field.`,
    'battleCard.attacks': ({ card }, name) => `${name.card(card)} helps a force that defends.`,
    'battleCard.noBritish': ({ card }, name) => `${name.card(card)} needs a British step in the force.`,
    'battleCard.notBroken': ({ side }, name) =>
      `${capital(name.side(side))} has not failed its test of demoralisation.`,
    'battleCard.fewRussians': ({ card }, name) =>
      `${name.card(card)} is for a force at least half of whose steps are Russian.`,
  },
  fr: {
    'moment.notThis': ({ card }, name) => `${name.card(card)} n’a pas d’effet à ce moment.`,
    'battleCard.nobody': ({ card }, name) => `${name.card(card)} demande une force sur le terrain.`,
    'battleCard.unsupplied': ({ card }, name) => `${name.card(card)} vaut pour une force ravitaillée.`,
    'battleCard.noArmy': ({ card }, name) => `${name.card(card)} vaut pour une force avec une armée.`,
    'battleCard.notFrench': ({ card }, name) => `${name.card(card)} vaut pour une force à majorité de pas français.`,
    'seaCard.notNow': ({ card }, name) => `${name.card(card)} ne se joue pas à ce point d’un combat naval.`,
    'seaCard.oneOnly': () => 'Chaque camp joue une seule carte de combat dans un combat naval.',
    'battleCard.noCavalry': ({ card }, name) => `${name.card(card)} exige de la réserve de cavalerie sur le terrain.`,
    'battleCard.attacks': ({ card }, name) => `${name.card(card)} aide une force qui défend.`,
    'battleCard.noBritish': ({ card }, name) => `${name.card(card)} exige un pas anglais dans la force.`,
    'battleCard.notBroken': ({ side }, name) => `${capital(name.side(side))} n’a pas manqué de test de démoralisation.`,
    'battleCard.fewRussians': ({ card }, name) =>
      `${name.card(card)} : pour une force dont la moitié au moins des pas est russe.`,
  },
};
