import type { Placing, TrayPiece } from '@bivouac/board/game-ui.ts';
import type { Answer, Asked, Language } from '@bivouac/kernel';
import { depotFace, fleetFace, generalFace, unitFace } from './faces.ts';
import type { FleetId, GeneralId, NationId, UnitId } from '../catalogue/ids.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { wordsIn } from './text/words.ts';
import { standsIn } from './spot.ts';

type Piece = Placing<EuropeView>['piece'];

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The counter of a general, a unit or a fleet by its name. */
const faceOf = (view: EuropeView, id: string, language: Language): TrayPiece['face'] => {
  if (view.generals.some((row) => row.id === id)) return generalFace(id as GeneralId, language);
  const unit = view.units.find((row) => row.id === (id as UnitId));
  if (unit) return unitFace(unit, language);
  return view.fleets.some((row) => row.id === id) ? fleetFace(id as FleetId, true, language) : undefined;
};

const pieceOf = ({ prompt }: Asked, { general, fleet, unit }: Answer): string | undefined => {
  const { params } = prompt;
  return (
    text(params['general']) ??
    text(params['fleet']) ??
    text(params['unit']) ??
    (prompt.key === 'setUp.where' ? text(params['force']) : undefined) ??
    text(general) ??
    text(fleet) ??
    text(unit)
  );
};

/** 20 A force, a general or a fleet that begins somewhere; 8.2.3 a unit that enters the war. */
const piece: Piece = (view, asked, answer, language) => {
  const id = pieceOf(asked, answer);
  if (id === undefined) return undefined;
  const place = text(answer['zone']) ?? text(asked.prompt.params['zone']) ?? standsIn(view, text(answer['force']));
  const face = faceOf(view, id, language);
  return { id, ...(place === undefined ? {} : { place }), ...(face ? { face, words: face.name } : {}) };
};

/** 20 A mobile depot begins with a force. */
const depot: Piece = (view, { prompt }, { kind, force }, language) => {
  const place = kind === 'setUpWith' ? standsIn(view, text(force)) : undefined;
  const nation = prompt.params['nation'] as NationId;
  return place === undefined
    ? undefined
    : {
        id: `depot of ${nation}`,
        place,
        face: depotFace({ nation, fixed: false }, language),
        words: wordsIn(language)('piece.depot', { nation, fixed: false }),
      };
};

const title = (language: Language): string => wordsIn(language)('tray.setUp');

export const placings: readonly Placing<EuropeView>[] = [
  {
    asks: ['setUp.general', 'setUp.where', 'setUp.freeGeneral', 'setUp.withWhom', 'setUp.fleet'],
    title,
    piece,
  },
  { asks: ['setUp.depot'], title, piece: depot },
  {
    asks: ['alliance.deploy', 'alliance.deployFleet'],
    title: (language) => wordsIn(language)('tray.allies'),
    piece,
  },
];
