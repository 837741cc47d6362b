import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** The strip of the lesson over the map. */
export const theStrip = ({ page }: Visitor): Locator => page.getByRole('region', { name: /^(Lesson|Leçon)$/ });

interface Manner {
  /** Goes home at this step, and comes back by the start page. */
  readonly leavesAt?: number;
}

const MOST = 250;

/** Takes a lesson to its end as "Show me" says, and tells how many steps it had. */
export const finishesLesson = async (visitor: Visitor, { leavesAt }: Manner): Promise<number> => {
  const { page } = visitor;
  const strip = theStrip(visitor);
  const count = strip.getByText(/^(Lesson|Leçon) \d+ (of|sur) \d+$/);
  const next = strip.getByRole('button', { name: /^(Next|Suivant)$/ });
  const last = strip.getByRole('button', { name: /^(Choose a campaign|Choisir une campagne)$/ });
  const show = strip.getByRole('button', { name: /^(Show me|Montrez-moi)$/ });
  const doIt = strip.getByRole('button', { name: /^(Do it|Le faire)\s?:/ });
  let hasLeft = leavesAt === undefined;
  let of = 0;
  for (let acts = 0; acts < MOST; acts++) {
    await show.or(doIt).or(next).or(last).first().waitFor();
    const [, step = '0', all = '0'] = /(\d+) \w+ (\d+)$/.exec((await count.textContent()) ?? '') ?? [];
    of = Number(all);
    if (!hasLeft && Number(step) >= (leavesAt ?? 0)) {
      hasLeft = true;
      await page.getByRole('link', { name: 'Bivouac' }).click();
      await visitor.button(/^(Resume lesson|Reprendre à la leçon) \d+$/).click();
      continue;
    }
    if (await last.isVisible()) {
      await last.click();
      return of;
    }
    if (await next.isVisible()) {
      const before = page.url();
      await next.click();
      await page.waitForURL((url) => url.href !== before);
      continue;
    }
    // Meanwhile the table may have gone on by itself: then one looks again.
    const isShown =
      (await doIt.isVisible()) ||
      (await show.click({ timeout: 3000 }).then(
        () => true,
        () => false,
      ));
    if (!isShown) continue;
    const { prompt } = await visitor.looks();
    await doIt.waitFor();
    const before = await strip.textContent();
    await doIt.click();
    await page
      .waitForFunction(([words]) => document.querySelector('.bv-tour')?.textContent !== words, [before] as const)
      .catch(() => {
        throw new Error(`nothing came of it at: ${prompt}`);
      });
  }
  throw new Error(`the lesson does not end after ${MOST} acts`);
};
