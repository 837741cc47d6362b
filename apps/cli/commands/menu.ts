import { InputError, LANGUAGES, Match, type Seat } from '@bivouac/kernel';
import { Arguments } from '../arguments.ts';
import { type Desk, OK, print } from '../desk.ts';
import { loadMatch, openRecord } from '../files.ts';
import { Keyboard } from '../keyboard.ts';
import type { Command } from '../command.ts';
import { seatPlayers } from '../play/players.ts';
import { Sitting } from '../play/sitting.ts';
import { type Shelved, taken } from '../shelved.ts';
import { speaker } from '../text/speak.ts';
import { newSeed } from './play.ts';
import { rules } from './rules.ts';

interface Choice<T> {
  readonly label: string;
  readonly value: T;
}

type Entry = 'newGame' | 'load' | 'rules' | 'language' | 'quit';

/** Something to leave a list with, without choosing. */
type Chosen<T> = T | undefined;

/** What `npm start` opens: numbered lists, from which a person gets to a table. */
class Menu {
  readonly #keyboard: Keyboard;
  #desk: Desk;

  constructor(desk: Desk, keyboard: Keyboard) {
    this.#desk = desk;
    this.#keyboard = keyboard;
  }

  async open(): Promise<void> {
    for (;;) {
      const { say } = this.#desk;
      const next = await this.#choose<Entry>(say('menu.title'), [
        { label: say('menu.newGame'), value: 'newGame' },
        { label: say('menu.load'), value: 'load' },
        { label: say('menu.rules'), value: 'rules' },
        { label: say('menu.language'), value: 'language' },
        { label: say('menu.quit'), value: 'quit' },
      ]);
      if (next === undefined || next === 'quit') break;
      await this.#carefully(next);
    }
    print(this.#desk, this.#desk.say('play.bye'));
  }

  /** Bad input brings back the menu with a word about it. */
  async #carefully(entry: Exclude<Entry, 'quit'>): Promise<void> {
    try {
      await this.#go(entry);
    } catch (fault) {
      if (!(fault instanceof InputError)) throw fault;
      print(this.#desk, fault.message);
    }
  }

  async #go(entry: Exclude<Entry, 'quit'>): Promise<void> {
    switch (entry) {
      case 'newGame':
        return this.#newGame();
      case 'load':
        return this.#loadGame();
      case 'rules':
        return this.#rules();
      case 'language':
        return this.#switchLanguage();
    }
  }

  async #choose<T>(title: string, choices: readonly Choice<T>[]): Promise<Chosen<T>> {
    print(this.#desk);
    print(this.#desk, title);
    for (const [place, { label }] of choices.entries()) print(this.#desk, `  ${place + 1}  ${label}`);
    for (;;) {
      const typed = await this.#keyboard.ask('> ');
      if (typed === undefined || /^q/i.test(typed)) return undefined;
      const choice = /^\d{1,3}$/.test(typed) ? choices[Number(typed) - 1] : undefined;
      if (choice) return choice.value;
      print(this.#desk, this.#desk.say('menu.number', { most: choices.length }));
    }
  }

  async #newGame(): Promise<void> {
    const { say, language, games } = this.#desk;
    const titles = games.games.map((value) => ({ label: value.cover.title(language), value }));
    const chosen = titles.length === 1 ? titles[0]?.value : await this.#choose(say('menu.game'), titles);
    if (!chosen) return;
    const entry = await taken(chosen);
    const scenarios = entry.scenarios.map(({ id, title, summary }) => ({
      label: say('menu.scenarioCard', { title: title[language], summary: summary[language] }),
      value: id,
    }));
    const scenario = scenarios.length === 0 ? undefined : await this.#choose(say('menu.scenario'), scenarios);
    if (scenario === undefined && scenarios.length > 0) return;
    const players = await this.#playersOf(entry);
    if (players === 'nothing') return;
    const options = entry.game.options.parse({ ...(scenario === undefined ? {} : { scenario }), ...players }, '');
    await this.#sit(entry, Match.begin(entry.game, options));
  }

  /** How many play, where the game leaves it open. */
  async #playersOf({ game }: Shelved): Promise<{ readonly players?: number } | 'nothing'> {
    const { form } = game.options;
    const field = form.control === 'shape' ? form.fields['players'] : undefined;
    if (field?.control !== 'number' || field.min === undefined || field.max === undefined) return {};
    const { min, max } = field;
    const counts = Array.from({ length: max - min + 1 }, (_, more) => ({
      label: String(min + more),
      value: min + more,
    }));
    const players = await this.#choose(this.#desk.say('menu.players'), counts);
    return players === undefined ? 'nothing' : { players };
  }

  async #loadGame(): Promise<void> {
    const file = await this.#keyboard.ask(this.#desk.say('menu.file'));
    if (file === undefined || file === '') return;
    const { entry, record } = await openRecord(this.#desk, file);
    await this.#sit(entry, loadMatch(entry.game, record, file, this.#desk.say));
  }

  /** Who plays which seat, and then the game. */
  async #sit(entry: Shelved, match: Match): Promise<void> {
    const { say, language } = this.#desk;
    const seats = match.game.seats(match.options);
    const sides: Choice<readonly Seat[]>[] = seats.map((seat) => ({
      label: entry.cover.seatName(language, seat),
      value: [seat],
    }));
    const persons = await this.#choose(say('menu.side'), [...sides, { label: say('menu.hotSeat'), value: seats }]);
    if (!persons) return;
    const bots = Object.entries(entry.bots).map(([name, value]) => ({ label: say('menu.bot', { name }), value }));
    const bot = persons.length === seats.length ? undefined : await this.#choose(say('menu.opponent'), bots);
    if (!bot && persons.length < seats.length) return;
    const players = seatPlayers(persons, bot, newSeed());
    await new Sitting(this.#desk, entry, this.#keyboard, players, match).play();
  }

  async #rules(): Promise<void> {
    print(this.#desk);
    await rules.run(this.#desk, new Arguments([], new Map()));
  }

  #switchLanguage(): void {
    const language = LANGUAGES.find((other) => other !== this.#desk.language) ?? this.#desk.language;
    this.#desk = { ...this.#desk, language, say: speaker(language) };
  }
}

export const menu: Command = {
  flags: {},
  words: 0,
  async run(desk) {
    const keyboard = new Keyboard(desk.io);
    await new Menu(desk, keyboard).open();
    keyboard.close();
    return OK;
  },
};
