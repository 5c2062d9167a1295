import { existsSync, realpathSync, statSync } from 'node:fs'
import { relative, resolve, sep, isAbsolute } from 'node:path'

/**
 * The file of a path in a folder; null where there is none, or where the path, a link or a device would lead out of the folder.
 * The path is that of an address: with slashes, and already decoded.
 */
export function fileInside(folder: string, path: string): string | null {
  if (path.includes('\0') || path.includes('\\') || isAbsolute(path)) return null
  const wanted = resolve(folder, path)
  if (!existsSync(wanted)) return null
  const file = realpathSync(wanted)
  const way = relative(realpathSync(folder), file)
  if (way === '' || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) return null
  return statSync(file).isFile() ? file : null
}
