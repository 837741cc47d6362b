import type { Script, Verdict } from '@bivouac/kernel';
import { isPower, type Nation } from '../../catalogue/ids.ts';
import type { NapoleonicWars } from '../../state/state.ts';
import type { Deployment } from '../../text/14.2-reinforcement.ts';
import { must } from '../../text/speech.ts';
import { deployArmy, deployers, mayDeployArmy } from './14.23-by-land.ts';
import { deployConvoy, deployFleet, mayDeployConvoy, mayDeployFleet, shippers, sailors } from './14.23-by-sea.ts';

const FREE = 1;

/** 14.23 Whatever a nation might deploy: a leader by land, a Fleet, a Convoy. */
export const deployments = (g: NapoleonicWars, nation: Nation): readonly Deployment[] => [
  ...deployers(g, nation).map((leader) => ({ kind: 'deploy' as const, leader })),
  ...sailors(g, nation).map((from) => ({ kind: 'deployFleet' as const, from })),
  ...shippers(g, nation),
];
/** 14.24 What the next Deployment costs a Unit or a Maneuver, in half points: the first is free. */
const priceOf = (g: NapoleonicWars): 'free' | 'paid' => ((g.reinforcing?.deployments ?? 0) < FREE ? 'free' : 'paid');

/** 14.23, 14.24 One free Deployment; a Power may buy another; nobody deploys twice. */
export const mayDeploy = (g: NapoleonicWars, nation: Nation, wish: { readonly kind: string }): Verdict => {
  const most = isPower(nation) ? FREE + 1 : FREE;
  const none = must('14.24', (g.reinforcing?.deployments ?? 0) < most, 'deploy.none', { nation });
  const deployment = wish as Deployment;
  switch (deployment.kind) {
    case 'deploy':
      return none ?? mayDeployArmy(g, nation, deployment.leader, priceOf(g));
    case 'deployFleet':
      return none ?? mayDeployFleet(g, nation, deployment.from, priceOf(g));
    default:
      return none ?? mayDeployConvoy(g, nation, deployment, priceOf(g));
  }
};
/** 14.23 Carries a Deployment out, and counts it. */
export function* deploy(g: NapoleonicWars, nation: Nation, wish: { readonly kind: string }): Script {
  const deployment = wish as Deployment;
  const price = priceOf(g);
  const spent =
    deployment.kind === 'deploy'
      ? yield* deployArmy(g, nation, deployment.leader, price)
      : deployment.kind === 'deployFleet'
        ? yield* deployFleet(g, nation, deployment.from, price)
        : yield* deployConvoy(g, nation, deployment, price);
  if (spent === undefined || !g.reinforcing) return;
  const { halfPoints, deployments: before } = g.reinforcing;
  g.reinforcing = { ...g.reinforcing, halfPoints: halfPoints - spent, deployments: before + 1 };
}
