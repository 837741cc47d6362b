import { InputError } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { type Migration, shippedMigrations } from '../../storage/migrate.ts';
import { freshGround, type Kind, newMatch } from './ground.ts';

const later = (sql: string): Migration => ({ number: 9001, name: '9001-later', sql });

export function migrationContract(kind: Kind): void {
  describe('migrations', () => {
    const { open } = freshGround(kind);

    test('a database is made once, and keeps what it holds when it is opened again', async () => {
      await (await open()).matches.create(newMatch('borodino'));
      expect((await (await open()).matches.get('borodino'))?.game).toBe('redoubts');
    });

    test('a migration that came later is applied to what is there', async () => {
      await (await open()).matches.create(newMatch('borodino'));
      const moved = await open([...shippedMigrations(), later(`UPDATE matches SET game = 'europe'`)]);
      expect((await moved.matches.get('borodino'))?.game).toBe('europe');
    });

    test('a migration that fails leaves nothing of itself behind', async () => {
      await (await open()).matches.create(newMatch('borodino'));
      const broken = later(`UPDATE matches SET game = 'europe'; UPDATE nowhere SET a = 1`);
      await expect(open([...shippedMigrations(), broken])).rejects.toThrow(/nowhere/);
      expect((await (await open()).matches.get('borodino'))?.game).toBe('redoubts');
    });

    test('a migration that is not the one that was applied is refused, and nothing is changed', async () => {
      await open([...shippedMigrations(), later('CREATE TABLE later (a INTEGER)')]);
      const refusal = await open([...shippedMigrations(), later('CREATE TABLE later (b INTEGER)')]).catch(
        (fault: unknown) => fault,
      );
      expect(refusal).toBeInstanceOf(InputError);
      expect((refusal as InputError).wrong).toMatch(/another 9001-later/);
      await (await open([...shippedMigrations(), later('CREATE TABLE later (a INTEGER)')])).check();
    });

    test('a database of a newer Bivouac is refused, and says so', async () => {
      await open([...shippedMigrations(), later('CREATE TABLE later (a INTEGER)')]);
      const refusal = await open().catch((fault: unknown) => fault);
      expect(refusal).toBeInstanceOf(InputError);
      expect((refusal as InputError).wrong).toMatch(/newer Bivouac \(it has 9001-later/);
    });
  });

  test('migrations are numbered from one, without a gap', () => {
    const numbers = shippedMigrations().map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(0);
  });
}
