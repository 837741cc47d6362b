import type { Book } from '@bivouac/manifest';

const chapter = (number: string, rules: readonly string[]) => ({
  number,
  rules: rules.map((each) => ({ number: each, kind: 'rule' })),
});

export const book: Book = {
  outlines: [
    { id: 'redoubts', chapters: [chapter('2', ['2', '2.1', '2.2']), chapter('3', ['3']), chapter('4', ['4'])] },
  ],
  rules: {
    en: {
      '2': { title: 'Sending', summary: 'Both sides send up to three battalions of one nation, in secret.' },
      '2.1': { title: 'The reserve', summary: 'No nation sends more battalions than it has left.' },
      '2.2': { title: 'The last battalion', summary: 'A nation keeps its last battalion for the last redoubt.' },
      '3': { title: 'The assault', summary: 'Battalions and a die: the higher total takes the redoubt.' },
      '4': { title: 'Victory', summary: 'The side that holds more redoubts wins.' },
    },
    fr: {
      '2': { title: 'L’envoi', summary: 'Chaque camp envoie en secret jusqu’à trois bataillons d’une nation.' },
      '2.1': { title: 'La réserve', summary: 'Une nation n’envoie pas plus de bataillons qu’il ne lui en reste.' },
      '2.2': {
        title: 'Le dernier bataillon',
        summary: 'Une nation garde son dernier bataillon pour la dernière redoute.',
      },
      '3': { title: 'L’assaut', summary: 'Bataillons et dé : le total le plus élevé prend la redoute.' },
      '4': { title: 'La victoire', summary: 'Le camp qui tient le plus de redoutes gagne.' },
    },
  },
};
