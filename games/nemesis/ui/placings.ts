import type { Placing, TrayPiece } from '@bivouac/board/game-ui.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { NemesisAnswer } from '../answers/answers.ts';
import type { CommanderId, Side, UnitId } from '../catalogue/ids.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { commanderFace, depotFace, trainFace, unitFace } from './faces.ts';
import { wordsIn } from './text/words.ts';

type Piece = Placing<NemesisView>['piece'];

const sideAsked = ({ prompt }: Asked): Side => prompt.params['side'] as Side;

/** 18.1 Each depot takes one of the trains that are left. */
const depot: Piece = (_view, asked, answer, language) =>
  answer.kind === 'depot'
    ? {
        id: 'depot',
        place: String(answer['hex']),
        face: depotFace(sideAsked(asked), language),
        words: wordsIn(language)('depot'),
        left: Number(asked.prompt.params['left']),
      }
    : undefined;

const counterOf = (side: Side, real: boolean, language: Language): Pick<TrayPiece, 'face' | 'words'> => {
  const words = wordsIn(language)(real ? 'tray.train' : 'tray.dummy');
  return { face: { ...trainFace(side, real, true, language), name: words }, words };
};

/** 7.4, 7.5 Trains and dummies go face down onto stacks; how many of each are left only their owner knows. */
const train: Piece = (view, asked, given, language) => {
  const answer = given as unknown as NemesisAnswer;
  const side = sideAsked(asked);
  const { real, dummies } = view.pools[side];
  switch (answer.kind) {
    case 'train':
      return { id: 'train', place: answer.hex, ...counterOf(side, true, language), left: real ?? 1 };
    case 'dummy':
      return { id: 'dummy', place: answer.hex, ...counterOf(side, false, language), left: dummies ?? 1 };
    default:
      return undefined;
  }
};

/** 13.2 Who arrives, and where. */
const arrival: Piece = (_view, { prompt }, { kind, at }: Answer) => {
  if (kind !== 'arrive') return undefined;
  const { unit, commander } = prompt.params;
  const place = String(at);
  if (typeof unit === 'string') return { id: unit, place, face: unitFace(unit as UnitId) };
  return typeof commander === 'string'
    ? { id: commander, place, face: commanderFace(commander as CommanderId) }
    : undefined;
};

export const placings: readonly Placing<NemesisView>[] = [
  { asks: ['setUp.depot'], title: (language) => wordsIn(language)('tray.depots'), piece: depot },
  { asks: ['train.allocate'], title: (language) => wordsIn(language)('tray.trains'), piece: train },
  {
    asks: ['arrival.unitWhere', 'arrival.commanderWhere'],
    title: (language) => wordsIn(language)('tray.arrivals'),
    piece: arrival,
  },
];
