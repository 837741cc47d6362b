import { coalition, dice, drawn, empire, type Scenes } from './telling.ts';

export const diplomacyOf1806 = {
  /** Bombardment of Copenhagen. */
  egyptDeclines: [coalition({ kind: 'event', card: '17C' }), coalition({ nation: 'egypte' }), dice(4)],
  /** Intrigues. The example does not name the two cards that are drawn. */
  prussiaJoins: [
    coalition({ kind: 'event', card: '13C' }),
    coalition({ nation: 'prussia' }),
    dice(2),
    coalition({ kind: 'deploy', unit: 'sax_1', zone: 'wittemberg' }),
    coalition({ kind: 'deploy', unit: 'hes_1', zone: 'kassel' }),
    drawn({ card: '7C' }),
    drawn({ card: '24C' }),
  ],
  /** Talleyrand. The card for Cairo is not named. */
  egyptJoins: [
    empire({ kind: 'event', card: '11F' }),
    empire({ nation: 'egypte' }),
    dice(3),
    empire({ kind: 'deploy', unit: 'egy_1', zone: 'le_caire' }),
    drawn({ card: '2F' }),
    empire('pass'),
  ],
  /** Nobody moves the forces of Austria and Turkey. */
  neutralsStay: [coalition('done'), empire('done')],
} satisfies Scenes;
