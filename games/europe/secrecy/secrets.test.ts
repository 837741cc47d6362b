import { messagesKeepSecrets } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { cutFor } from './secrets.ts';
import { position } from '../testing/position.ts';

const g = position({
  agreed: { fogOfWar: true },
  forces: {
    ulm: ['mack', 'armee_allemagne', 'aus_1', 'aus_2', 'ferdinand'],
    prague: ['aus_4'],
    strasbourg: ['napoleon', 'grande_armee', 'fra_1'],
  },
  fleets: { fl_nelson: { kind: 'port', zone: 'portsmouth' as never } },
});
const TO_ALL = { to: 'all', reveals: false };
const told = (key: string, params: Record<string, string | number | boolean | readonly string[]>) =>
  cutFor(g, { key, params });

messagesKeepSecrets({
  rule: '4',
  cutFor,
  state: g,
  hidden: { aus_1: 'coalition', ferdinand: 'coalition', fl_nelson: 'coalition', fra_1: 'empire' },
  open: ['mack', 'aus_4', 'aus_9'],
});

describe('Glossary, Fog of War: what is told of hidden pieces', () => {
  test('4 a force goes by its name, though it has joined another and is seen no more', () => {
    expect(told('force.joined', { force: 'ferdinand', into: 'mack', zone: 'ulm' })).toEqual(TO_ALL);
  });
  test('13.6.2 the losses of an attrition test are known, and not how many steps took it', () => {
    const params = { force: 'mack', steps: 4, total: 7, star: true, many: 1 };
    expect(told('attrition.toll', params)).toEqual({
      to: 'owner',
      owner: 'coalition',
      others: { key: 'fog.toll', params: { force: 'mack', many: 1 } },
      reveals: true,
    });
  });
  test('13.6.2 nor what nations they are of: the others see the die', () => {
    const params = { trial: 'attrition', by: 'coalition', die: 4, modifiers: -2, total: 2 };
    expect(told('trial.total', params)).toMatchObject({
      to: 'owner',
      owner: 'coalition',
      others: { key: 'fog.rolled', params: { trial: 'attrition', by: 'coalition', die: 4 } },
    });
    expect(told('trial.total', { ...params, trial: 'evasion' })).toEqual(TO_ALL);
  });
  test('14.9.4 the others hear how a rally ended, not what it needed', () => {
    const heard = (key: string) => told(key, { force: 'mack', limit: 5 });
    expect(heard('rally.done')).toMatchObject({
      to: 'owner',
      others: { key: 'rally.itself', params: { force: 'mack' } },
    });
    expect(heard('rally.failed')).toMatchObject({
      to: 'owner',
      others: { key: 'fog.notRallied', params: { force: 'mack' } },
    });
  });
  test('14.8 a unit that loses a step stays unknown, one that leaves the map does not', () => {
    expect(told('loss.reduced', { unit: 'aus_1' })).toMatchObject({
      owner: 'coalition',
      others: { key: 'fog.loses', params: { side: 'coalition' } },
    });
    expect(told('loss.reduced', { unit: 'aus_4' })).toEqual(TO_ALL);
    expect(told('loss.eliminated', { unit: 'aus_1' })).toEqual({ to: 'all', reveals: true });
  });
  test('17.1 a squadron is known by the number of its fleets', () => {
    expect(told('naval.activated', { fleets: ['fl_nelson'] })).toMatchObject({
      owner: 'coalition',
      others: { key: 'fog.squadron', params: { side: 'coalition', many: 1 } },
    });
  });
  test('10.2 who leaves a force brings to light who is left', () => {
    expect(told('general.leaves', { general: 'mack' })).toEqual({ to: 'all', reveals: true });
  });
});
