import { askedAs, type Question, type Script } from '@bivouac/kernel';
import { cutFor } from '../../secrecy/secrets.ts';
import { say } from '../../text/speech.ts';
import { type Europe, type ForceId, SIDES } from '../../state/state.ts';
import { veiledForces } from '../../secrecy/view-fog.ts';

/** Glossary, Fog of War: may its enemy not look into this force? */
export const isVeiled = (g: Europe, id: ForceId): boolean =>
  g.agreed.fogOfWar && veiledForces(SIDES, g.forces, g.units, g.nations, g.battle).has(id);

/** The question as the others may read it; and as the one who is asked may, where it names what he cannot see. */
const cutQuestion = (g: Europe, question: Question): Question => {
  const cut = cutFor(g, question.prompt);
  if (cut.to === 'all') return question;
  const others = cut.others ?? say('fog.decides', { side: cut.owner });
  return askedAs(question, cut.owner === question.by ? { others } : { prompt: others });
};

/** Glossary, Fog of War: a step of play whose prompts are cut for those who may not know. */
export function* inTheFog(g: Europe, step: Script): Script {
  for (let asked = step.next(); !asked.done;)
    asked = step.next(yield asked.value.map((question) => cutQuestion(g, question)));
}
