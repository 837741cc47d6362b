import os from 'node:os';
import path from 'node:path';

/** Where programs of this system keep what belongs to their user. */
export function usualFolder(env: NodeJS.ProcessEnv = process.env): string {
  const { XDG_DATA_HOME, LOCALAPPDATA } = env;
  const home = os.homedir();
  if (process.platform === 'win32') return path.join(LOCALAPPDATA || path.join(home, 'AppData', 'Local'), 'Bivouac');
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Bivouac');
  return path.join(XDG_DATA_HOME || path.join(home, '.local', 'share'), 'bivouac');
}
