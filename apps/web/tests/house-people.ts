import type { Locator } from 'playwright-core';
import type { OnlineHouse } from './online-house.ts';
import { MARKS } from './marks.ts';
import { Visitor } from './visitor.ts';

export const PASSWORD = 'soleil d’Austerlitz';

/** What the pages call things, in the language of the visitor. */
const WORDS = {
  en: {
    name: 'Name',
    password: 'Password',
    register: 'Create account',
    online: 'Online',
    open: 'Open the match',
    makeLink: 'Create link',
    theLink: 'Link',
    guestName: 'Your name',
    sitDown: 'Play',
  },
  fr: {
    name: 'Nom',
    password: 'Mot de passe',
    register: 'Créer le compte',
    online: 'En ligne',
    open: 'Ouvrir la partie',
    makeLink: 'Créer un lien',
    theLink: 'Le lien',
    guestName: 'Votre nom',
    sitDown: 'Prendre place',
  },
} as const;

/** Somebody who comes to play online and does everything on the pages. */
export class Comer {
  readonly visitor: Visitor;
  readonly #house: OnlineHouse;
  readonly #words: (typeof WORDS)['en' | 'fr'];

  private constructor(house: OnlineHouse, visitor: Visitor, language: 'en' | 'fr') {
    this.#house = house;
    this.visitor = visitor;
    this.#words = WORDS[language];
  }

  static async comes(house: OnlineHouse, path = '#/online', language: 'en' | 'fr' = 'en'): Promise<Comer> {
    return new Comer(house, await Visitor.comes(house, { path, settings: { language } }), language);
  }

  static async registers(house: OnlineHouse, name: string, language: 'en' | 'fr' = 'en'): Promise<Comer> {
    const comer = await Comer.comes(house, '#/register', language);
    await comer.fills(comer.#words.name, name);
    await comer.fills(comer.#words.password, PASSWORD);
    await comer.presses(comer.#words.register);
    await comer.heading(comer.#words.online).waitFor();
    return comer;
  }

  get page(): Visitor['page'] {
    return this.visitor.page;
  }

  async goes(hash: string): Promise<void> {
    await this.page.evaluate((to) => {
      location.hash = to;
    }, hash);
  }

  async follows(link: string): Promise<void> {
    await this.page.goto(link);
  }

  async fills(label: string, words: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label, exact: true }).or(this.secret(label)).first().fill(words);
  }

  /** A field that hides what is typed has no role. */
  secret(label: string): Locator {
    return this.page.locator('input[type=password]').and(this.page.getByLabel(label, { exact: true }));
  }

  async presses(name: string | RegExp): Promise<void> {
    await this.visitor.button(name).click();
  }

  async clicksLink(name: string | RegExp): Promise<void> {
    await this.page
      .getByRole('link', { name, exact: typeof name === 'string' })
      .first()
      .click();
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name, exact: typeof name === 'string' });
  }

  /** A part of the page by its heading. */
  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Opens a match with the form, after these choices. Returns its address behind the #. */
  async opensMatch(choices: readonly string[] = []): Promise<string> {
    await this.goes('#/new-match');
    for (const choice of choices) await this.page.getByRole('radio', { name: choice }).check();
    await this.presses(this.#words.open);
    await this.page.waitForURL(/#\/match\//);
    return new URL(this.page.url()).hash;
  }

  async makesLink(): Promise<string> {
    await this.presses(this.#words.makeLink);
    return this.page.getByLabel(this.#words.theLink, { exact: true }).inputValue();
  }

  async sitsDownAsGuest(name: string): Promise<void> {
    await this.fills(this.#words.guestName, name);
    await this.presses(this.#words.sitDown);
    await this.isAtTable();
  }

  /** The map and a question: it has begun. */
  async isAtTable(): Promise<void> {
    await this.page.locator(MARKS.question).waitFor();
  }

  async alert(): Promise<string> {
    return (await this.page.getByRole('alert').first().textContent()) ?? '';
  }

  get address(): string {
    return this.#house.address;
  }

  /** What the browser complained of, but for refusals of the server, which it always reports. */
  async leaves(): Promise<readonly string[]> {
    const complaints = await this.visitor.leaves();
    return complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'));
  }
}
