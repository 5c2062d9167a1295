/** The pages that the integrations print, rendered by their own PHP where there is one. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCartPage } from './ocmod.mjs'
import { filesIn } from './packages.mjs'

/** Systems whose pieces are PHP. */
export const PHP_SYSTEMS = ['wordpress', 'opencart-4', 'bitrix']
/** Every system that has pieces. */
export const SYSTEMS = [...PHP_SYSTEMS, 'opencart-3']

/** Whether this machine has PHP. */
export const hasPhp = () => spawnSync('php', ['-v']).status === 0

/** A hash of everything that a system's page is made from. */
export function sourcesOf(folder, system) {
  const hash = createHash('sha256')
  const files = [
    ...filesIn(join(folder, system)),
    ...filesIn(join(folder, 'harness')).filter(({ name }) => name === `${system}.php`),
  ]
  for (const { path, name } of files) if (!name.endsWith('.md')) hash.update(name).update(readFileSync(path))
  return hash.digest('hex')
}

/** Compiles the files that the harness does not run, and throws with the first that is no PHP. */
function requireValid(folder, system) {
  for (const { path } of filesIn(join(folder, system)).filter(({ name }) => name.endsWith('.php'))) {
    const { status, stdout } = spawnSync('php', ['-l', path], { encoding: 'utf8' })
    if (status !== 0) throw new Error(stdout)
  }
}

/** Runs a system's harness; returns its page and what else it has tried. */
export function runPhp(folder, system) {
  requireValid(folder, system)
  const { status, stdout, stderr } = spawnSync(
    'php',
    ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', join(folder, 'harness', `${system}.php`)],
    {
      encoding: 'utf8',
    },
  )
  if (status !== 0 || stderr !== '') throw new Error(`The harness of ${system} failed.\n${stderr}${stdout}`)
  return JSON.parse(stdout)
}

/** A rendering as it is stored. */
export const storedIn = (folder, system) => {
  const page = readFileSync(join(folder, 'rendered', `${system}.html`), 'utf8')
  const file = join(folder, 'rendered', `${system}.json`)
  return { page, ...(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) }
}

/** Renders every page into `rendered`, with a hash of what it was made from. */
export function writeRenderings(folder) {
  mkdirSync(join(folder, 'rendered'), { recursive: true })
  const write = (name, text) => writeFileSync(join(folder, 'rendered', name), text)
  for (const system of PHP_SYSTEMS) {
    const { page, checks } = runPhp(folder, system)
    write(`${system}.html`, page)
    write(`${system}.json`, `${JSON.stringify({ sources: sourcesOf(folder, system), checks }, null, 2)}\n`)
  }
  write('opencart-3.html', openCartPage(folder))
}
