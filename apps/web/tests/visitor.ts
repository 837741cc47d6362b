import { SHELF } from '@bivouac/shelf';
import { Desk } from '@bivouac/testing/browser/desk.ts';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { PageSettings } from '../page/settings.ts';
import { speakPage } from '../text/speak.ts';
import type { House } from './house.ts';
import { MARKS } from './marks.ts';
import { chosen, type Course, lookAround, type Scene } from './scene.ts';

export type { Scene } from './scene.ts';

interface Manner {
  /** The same seed, the same dice. */
  readonly seed?: string;
  readonly settings?: Partial<PageSettings>;
  readonly context?: BrowserContextOptions;
  /** With a service worker, which fetches the whole client first; else the browser has none. */
  readonly offline?: boolean;
  /** What the test does to this browser cannot be undone, so nobody else may have it. */
  readonly spoils?: boolean;
  /** What the page hears from the worker is written down. */
  readonly overhears?: boolean;
  /** Runs in the page before anything else. */
  readonly prepared?: readonly (() => void)[];
  readonly path?: string;
}

/** Nothing moves by itself and bots do not pause: a test need not wait. */
const BRISK: Partial<PageSettings> = {
  language: 'en',
  pace: 'atOnce',
  motion: 'calm',
  theme: 'light',
  symbols: 'nato',
  listsAnswers: true,
  toursEnded: SHELF.games.map(({ id }) => id),
};

const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };

/** The words on the screen and the letters on the keys, as a person uses them. */
export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser complained of. */
  readonly complaints: string[] = [];

  readonly #desk: Desk;
  readonly #spoils: boolean;

  private constructor(desk: Desk, spoils: boolean) {
    const { context, page } = desk;
    this.#desk = desk;
    this.#spoils = spoils;
    this.context = context;
    this.page = page;
    page.on('pageerror', (fault) => this.complaints.push(fault.stack ?? fault.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  static async comes({ browser, address }: House, manner: Manner = {}): Promise<Visitor> {
    const { settings, overhears = false, prepared = [], offline = false, spoils = false } = manner;
    const desk = await Desk.in(browser, { ...DESK, ...manner.context }, spoils);
    desk.context.setDefaultTimeout(30_000);
    await desk.prepare(
      (kept: string) => {
        if (localStorage.getItem('bivouac settings') === null) localStorage.setItem('bivouac settings', kept);
      },
      JSON.stringify({ ...BRISK, ...settings }),
    );
    const scripts = [...(offline ? [] : [withoutServiceWorker]), ...(overhears ? [overhear] : []), ...prepared];
    for (const script of scripts) await desk.prepare(script, undefined);
    const visitor = new Visitor(desk, spoils);
    await visitor.page.goto(`${address}?seed=${manner.seed ?? 'one'}${manner.path ?? ''}`);
    return visitor;
  }

  /** Leaves, and tells what the browser complained of. */
  async leaves(): Promise<readonly string[]> {
    await (this.#spoils ? this.#desk.close() : this.#desk.leave());
    return this.complaints;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** The one button that leads a newcomer to the table. */
  async sitsDown(): Promise<void> {
    await this.button('Play now').click();
    await this.isAsked();
  }

  /** Side by side, or with dice of one's own: the form says it all. */
  async begins(choices: readonly string[]): Promise<void> {
    await this.setsUp();
    for (const choice of choices) await this.page.getByRole('radio', { name: choice }).check();
    await this.button('Begin').click();
  }

  /** Opens the long form of the start page, if it is not open yet. */
  async setsUp(): Promise<void> {
    const form = this.page.locator('#own');
    if (await form.isHidden()) await this.button(/^(Open the options|Ouvrir les options)$/).click();
    await form.waitFor();
  }

  /** Opens a record on the start page. */
  async opens(record: unknown, name = 'war.json'): Promise<void> {
    const text = typeof record === 'string' ? record : JSON.stringify(record);
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
    await this.page.locator('input[type=file]').setInputFiles(file);
  }

  /** Opens a record and goes on with it from one side, against the bot. */
  async playsOn(record: unknown, side: string, dice?: string | RegExp): Promise<void> {
    await this.opens(record);
    const opened = this.page.getByRole('region', { name: said('file.title') });
    await opened.getByRole('radio', { name: side }).check();
    if (dice !== undefined) await opened.getByRole('radio', { name: dice }).check();
    await opened.getByRole('button', { name: said('file.playOn') }).click();
    await this.isAsked();
  }

  /** Where the question and its answers are. */
  get panel(): Locator {
    return this.page.locator('.bv-bottom');
  }

  get map(): Locator {
    return this.page.getByRole('main').getByRole('group', { name: /^(Map|Carte)\s?: / });
  }

  get log(): Locator {
    return this.page.getByRole('log');
  }

  /** Waits until the table waits: for an answer, a die, the other player, or nobody any more. */
  async isAsked(): Promise<string> {
    const { openAnswer, confirm, dice, handOver, aftermath, since } = MARKS;
    const signs = [openAnswer, `${confirm} button`, `${dice} button:enabled`, handOver, aftermath, since];
    await this.page
      .locator(`:is(${signs.join(', ')})`)
      .first()
      .waitFor();
    if (await this.page.locator(since).isVisible()) {
      await this.button('Continue').click();
      return this.isAsked();
    }
    return (await this.prompt.textContent()) ?? '';
  }

  /** Waits until the question is this one. */
  async isAskedFor(words: string): Promise<void> {
    await this.isAsked();
    await this.page.locator(MARKS.prompt, { hasText: words }).first().waitFor();
  }

  /** What is asked. */
  get prompt(): Locator {
    return this.panel.locator(MARKS.prompt).first();
  }

  /** An answer in the panel. */
  answer(name: string | RegExp): Locator {
    const answers = this.panel.locator(MARKS.answers);
    return answers.getByRole('button', { name, exact: typeof name === 'string' }).first();
  }

  /** Waits until something else is asked. */
  async isAskedElseThan(asked: string): Promise<void> {
    await this.page.waitForFunction(([prompt, before]) => document.querySelector(prompt)?.textContent !== before, [
      MARKS.prompt,
      asked,
    ] as const);
  }

  /** All of the table in one look. */
  async looks(): Promise<Scene> {
    return this.page.evaluate(lookAround, MARKS);
  }

  /** The names of all answers, those that end the question last. */
  async answers(): Promise<readonly string[]> {
    const shown = await this.panel.locator(MARKS.answer).allTextContents();
    return shown.map((words) => words.trim());
  }

  /** Gives an answer in the panel, whatever it brings with it, and waits until it is heard. */
  async gives(name: string | RegExp): Promise<void> {
    await this.chooses(name);
    await this.dares();
  }

  /** The same where a standing order may answer first: then there is nothing more to give. */
  async givesIfStillAsked(name: string | RegExp): Promise<void> {
    const asked = await this.prompt.textContent();
    try {
      await this.answer(name).click({ timeout: A_MOMENT });
    } catch (fault) {
      if ((await this.prompt.textContent()) === asked) throw fault;
      return;
    }
    await this.isHeard();
    await this.dares();
  }

  /** Chooses an answer in the panel: it is given, or held back with a warning. */
  async chooses(name: string | RegExp): Promise<void> {
    await this.answer(name).click();
    await this.isHeard();
  }

  /** The warning before a step, while the step is held back. */
  get warning(): Locator {
    return this.page.getByRole('alertdialog', { name: /^(Before you confirm|Avant de confirmer)$/ });
  }

  /** Says yes to what was held back. */
  async confirms(): Promise<void> {
    await this.warning.getByRole('button', { name: /^(Confirm|Confirmer)/ }).click();
    await this.isHeard();
  }

  /** Does it all the same, if there was a warning. */
  async dares(): Promise<void> {
    if (await this.warning.isVisible()) await this.confirms();
  }

  /** Clicks on a place of the map, where it lies, whatever comes of it. */
  async clicks(place: RegExp): Promise<void> {
    await this.picks(place);
    await this.dares();
  }

  /** Clicks on a place of the map: what lies there is done, or held back with a warning. */
  async picks(place: RegExp): Promise<void> {
    await this.place(place).click({ force: true });
    await this.isHeard();
  }

  /** Gives the screen to the other player, who takes it. */
  async handsOver(): Promise<void> {
    await this.button(/^Hand over/).click();
    await this.takesOver();
  }

  async takesOver(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button').click();
    await this.isAsked();
  }

  /** Presses what a die of one's own shows. */
  async rolls(face: number): Promise<void> {
    await this.button(`I rolled ${face}`).click();
    await this.isHeard();
  }

  /** The worker has taken what was given. */
  async isHeard(): Promise<void> {
    await this.panel.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  }

  /**
   * Plays on until the table shows something: of the answers that fit, the first in the order of what is wanted, else one
   * that ends the question, else any. Dice of one's own fall as told.
   */
  async plays({ wants, until, dice = () => 6, most = 200 }: Course): Promise<void> {
    for (let given = 0; given < most; given++) {
      await this.isAsked();
      const scene = await this.looks();
      if (until(scene)) return;
      if (scene.isOver) throw new Error(`the war ended too soon: ${scene.prompt}`);
      if (scene.handsOver) await this.handsOver();
      else if (scene.confirms) await this.confirms();
      else if (scene.rolls) await this.rolls(dice(scene.prompt));
      else await this.gives(chosen(scene, wants));
    }
    throw new Error(`nothing of the kind after ${most} answers`);
  }

  place(name: RegExp): Locator {
    const places = this.page.getByRole('group', { name: /^(Places on the map|Lieux de la carte)$/ });
    return places.getByRole('button', { name }).or(places.getByRole('group', { name })).first();
  }
}

/** What the page says by this key, in either language. */
const said = (key: 'file.title' | 'file.playOn'): RegExp =>
  new RegExp(`^(${speakPage('en')(key)}|${speakPage('fr')(key)})$`);

/** So long a button may take until it can be clicked. */
const A_MOMENT = 10_000;

/** A busy machine takes its time. */
export const PATIENCE = { timeout: 30_000 };

declare global {
  interface Window {
    heard?: string[];
  }
}

/** Runs in the page, before anything else: the browser has no service workers. */
const withoutServiceWorker = (): void => {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
};

/** Runs in the page, before anything else: writes down every message of the worker. */
const overhear = (): void => {
  const heard: string[] = [];
  window.heard = heard;
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(JSON.stringify(data)));
    }
  };
};
