import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Desks that nobody sits at, by browser and by the options they were made with. */
const free = new WeakMap<Browser, Map<string, Desk[]>>();

const freeAt = (browser: Browser, options: BrowserContextOptions): Desk[] => {
  const kinds = free.get(browser) ?? new Map<string, Desk[]>();
  free.set(browser, kinds);
  const kind = JSON.stringify(options);
  const desks = kinds.get(kind) ?? [];
  kinds.set(kind, desks);
  return desks;
};

/**
 * A page in a browser with cookies and a store of its own. To make one takes longer than most tests do with it, so it is
 * cleared and used again: nothing stays on it but the files in its cache.
 */
export class Desk {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #options: BrowserContextOptions;
  readonly #scripts: { dispose(): Promise<void> }[] = [];

  private constructor(context: BrowserContext, page: Page, options: BrowserContextOptions) {
    this.context = context;
    this.page = page;
    this.#options = options;
  }

  /** A clear desk; one that nobody else has used or will use, if `isOwn`. */
  static async in(browser: Browser, options: BrowserContextOptions, isOwn = false): Promise<Desk> {
    const cleared = isOwn ? undefined : freeAt(browser, options).pop();
    if (cleared) return cleared;
    const context = await browser.newContext(options);
    return new Desk(context, await context.newPage(), options);
  }

  /** A script that runs in every page before anything else, until the desk is left. */
  async prepare<Given>(script: (given: Given) => void, given: Given): Promise<void> {
    this.#scripts.push(await this.context.addInitScript(script as (given: unknown) => void, given));
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  /** Clears the desk for the next one. */
  async leave(): Promise<void> {
    const { context, page } = this;
    const browser = context.browser();
    const others = context.pages().filter((each) => each !== page);
    const origins = new Set(context.pages().map((each) => new URL(each.url()).origin));
    page.removeAllListeners();
    await Promise.all(others.map((each) => each.close()));
    await page.goto('about:blank');
    await Promise.all([
      ...this.#scripts.splice(0).map((script) => script.dispose()),
      page.unrouteAll(),
      context.unrouteAll(),
      context.clearCookies(),
      page.mouse.move(0, 0),
      page.setViewportSize(this.#options.viewport ?? { width: 1280, height: 720 }),
    ]);
    const session = await context.newCDPSession(page);
    for (const origin of origins)
      if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.detach();
    if (browser) freeAt(browser, this.#options).push(this);
  }
}
