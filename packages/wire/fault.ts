import type { Message } from '@bivouac/kernel';
import type { FaultName, FaultParams } from './faults.ts';

export const FAULT_KINDS = [
  'input', // not in form
  'notSignedIn',
  'notYours', // a seat, a match or a thing of somebody else
  'missing', // there is no such match or thing
  'tooMuch', // too large, too many, too often
  'crossSite', // sent by a page of another site
  'conflict', // something has changed meanwhile
  'broken', // our own fault
  'unreachable', // no connection
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Why something was not done, in a form that a machine can read. */
export interface WireFault {
  readonly kind: FaultKind;
  readonly place?: string;
  readonly wrong: string;
  readonly remedy: string;
  /** By which a page finds the words in another language; what is merely not in form has none. */
  readonly name?: FaultName;
  readonly params?: FaultParams;
  /** Where a rule said no: its number and its reason. */
  readonly rule?: string;
  readonly because?: Message;
}

export interface FaultBody {
  readonly error: WireFault;
}

export const isFaultBody = (value: unknown): value is FaultBody =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'object' &&
  value.error !== null &&
  'kind' in value.error &&
  'wrong' in value.error;
