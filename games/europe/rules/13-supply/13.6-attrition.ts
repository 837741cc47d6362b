import type { Script } from '@bivouac/kernel';
import type { UnitId, ZoneId } from '../../ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import type { Europe, ForceId } from '../../state.ts';

/** 13.6 What the test depends on, beside the nations of the steps and the state of the force. */
export interface Ordeal {
  readonly rule: RuleRef;
  readonly force: ForceId;
  /** 13.6.2 Only the units that marched are tested. */
  readonly units: readonly UnitId[];
  readonly when: 'march' | 'interception' | 'counterMarch' | 'redeployment' | 'endPhase' | 'event';
  /** 12.3 Points of forced march, or points spent to reach a battle. */
  readonly forced: number;
  /** The zones entered, for poor ground and national territory. */
  readonly route: readonly ZoneId[];
  readonly mayUseDepot: boolean;
  /** What an event adds. */
  readonly extra?: number;
}
/** 13.6.2 One die on the attrition table; the owner chooses the steps that are lost. Returns how many. */
// oxlint-disable-next-line require-yield
export function* attritionTest(_g: Europe, _ordeal: Ordeal): Script<number> {
  throw new Error('not written yet');
}
