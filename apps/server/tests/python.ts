import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const REMEDY =
  'The test of examples/python-bot needs Python 3: install it ("apt install python3", …), then run npm test again.';

const runs = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** The machine's Python 3; root installs Debian's package if there is none. */
export function python(): string {
  const found = ['python3', '/usr/bin/python3'].find(runs);
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(`No Python found. ${REMEDY}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['-qq', 'update'],
    ['-qq', 'install', '-y', '--no-install-recommends', 'python3'],
  ]) {
    const apt = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (apt.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${apt.stderr}\n${REMEDY}`);
  }
  return 'python3';
}
