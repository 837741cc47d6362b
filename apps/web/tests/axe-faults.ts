import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Faults that keep somebody out, as axe sees them. */
export const faultsOn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const results = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    return tool.run(document, { resultTypes: ['violations'] });
  });
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};
