import { expect, test } from 'vitest';
import { houseEn } from '../text/house.en.ts';
import { houseFr } from '../text/house.fr.ts';
import { lobbyEn } from '../text/lobby.en.ts';
import { lobbyFr } from '../text/lobby.fr.ts';
import { Comer, PASSWORD } from './house-people.ts';
import { openOnlineHouse } from './online-house.ts';

const house = await openOnlineHouse();

/** A sentence that is the same for everybody; nothing for one that names something. */
const plain = (sentence: unknown): string | undefined =>
  typeof sentence === 'function' && sentence.length === 0 ? String((sentence as () => string)()) : undefined;

const inFrench: Readonly<Record<string, unknown>> = { ...houseFr, ...lobbyFr };

/** Sentences of the house that are long enough to be known by, and are not the same in French. */
const ENGLISH = Object.entries({ ...houseEn, ...lobbyEn }).flatMap(([key, sentence]) => {
  const words = plain(sentence);
  return words !== undefined && words.length > 8 && words !== plain(inFrench[key]) ? [words] : [];
});

/** English that stands on the page, where there should be none. */
const englishOn = async ({ page }: Comer): Promise<readonly string[]> => {
  const shown = (await page.locator('body').textContent()) ?? '';
  return ENGLISH.filter((words) => shown.includes(words));
};

test('there is English to be found, and it is found', async () => {
  const stranger = await Comer.comes(house, '#/register');
  await stranger.heading('Create an account').waitFor();
  expect(ENGLISH.length).toBeGreaterThan(100);
  expect(await englishOn(stranger)).toContain(
    'All you need is a name and a password. With an account you can open matches and join them.',
  );
  await stranger.leaves();
});

test('the whole in French: register, open a match, come as a guest, play, keep it, and what is refused', async () => {
  const anne = await Comer.registers(house, 'Anne', 'fr');
  expect(await englishOn(anne)).toEqual([]);
  await anne.goes('#/new-match');
  await anne.page.getByRole('radio', { name: 'Ceux qui ont le lien' }).waitFor();
  await anne.page.getByLabel('Temps par coup').selectOption('3 jours');
  await anne.page.getByLabel('Vacances que chacun peut prendre').waitFor();
  expect(await englishOn(anne)).toEqual([]);
  await anne.opensMatch(['Ceux qui ont le lien']);
  const link = await anne.makesLink();
  expect(await englishOn(anne)).toEqual([]);

  const guest = await Comer.comes(house, '#/about', 'fr');
  await guest.follows(link);
  await guest.page.getByText('À la table\u00a0: Anne').waitFor();
  expect(await englishOn(guest)).toEqual([]);
  await guest.fills('Votre nom', 'Anne');
  await guest.presses('Prendre place');
  expect(await guest.alert()).toBe('Ce nom est pris. Choisissez-en un autre.');
  await guest.sitsDownAsGuest('Bernard');
  await guest.goes('#/online');
  await guest.clicksLink('Créer un compte et garder vos parties');
  await guest.fills('Mot de passe', PASSWORD);
  await guest.presses('Garder mes parties');
  await guest.page.getByRole('region', { name: 'En attente des autres' }).getByRole('heading').first().waitFor();
  expect(await englishOn(guest)).toEqual([]);

  await anne.isAtTable();
  for (const [page, title] of [
    ['#/online', 'En ligne'],
    ['#/account', 'Votre compte'],
    ['#/notices', 'Avis'],
    ['#/', 'Une table pour les grands jeux napoléoniens'],
  ] as const) {
    await anne.goes(page);
    await anne.heading(title).waitFor();
    await anne.page.waitForLoadState('networkidle');
    expect([page, await englishOn(anne)]).toEqual([page, []]);
  }
  await anne.goes('#/account');
  await anne.fills('Nouvelle adresse', 'anne@example.org');
  await anne.fills('Votre mot de passe (cette adresse permet de le réinitialiser)', PASSWORD);
  await anne.presses('M’envoyer un lien pour la confirmer');
  expect(await anne.alert()).toContain('Ce serveur n’envoie pas de courrier.');
  await anne.presses('Supprimer mon compte');
  expect(await englishOn(anne)).toEqual([]);

  const lost = await Comer.comes(house, '#/match/nowhere', 'fr');
  expect(await lost.alert()).toContain('Cette partie n’existe pas, ou elle n’est pas pour vous.');
  await lost.goes('#/reset/a-link-that-nobody-ever-sent');
  await lost.fills('Nouveau mot de passe', PASSWORD);
  await lost.presses('Enregistrer le mot de passe');
  expect(await lost.alert()).toContain('Ce lien n’est pas valable, a déjà servi ou est trop ancien.');
  expect(await englishOn(lost)).toEqual([]);
  expect([await anne.leaves(), await guest.leaves(), await lost.leaves()]).toEqual([[], [], []]);
});
