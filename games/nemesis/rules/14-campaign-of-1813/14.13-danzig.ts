import { unitCard, type UnitId } from '../../catalogue/catalogue.ts';

/** 14.13 The X Corps at Danzig may leave the city unrelieved, and retreat from it. In all else it is a garrison (14.12). */
export const isOfDanzig = (id: UnitId): boolean => unitCard(id).garrison === 'DG';

export const garrisonRule = (id: UnitId): '14.12' | '14.13' => (isOfDanzig(id) ? '14.13' : '14.12');
