/**
 * What a fresh clone may lack: packages, a browser, PostgreSQL. Node built-ins only, because this file runs
 * before anything is installed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const LOWEST_NODE = 20
/** Debian's Chromium without windows: the same engine, a fifth faster in tests. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const CHROMIUM_NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

const say = (text) => process.stderr.write(`${text}\n`)

/** Runs a command with its output shown; resolves with the exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)))
  })
}

/** Something that a person has to put right; its message says what, a stack would only hide it. */
export class Unmet extends Error {}

/** Waits for the work of a command; what a person has to put right is said in words, and the command ends. */
export async function orExit(work) {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Unmet)) throw error
    say(error.message)
    process.exit(1)
  }
}

/** Installs the locked packages when they are missing or belong to another lock file. */
export async function ensureInstalled(folder = root) {
  const major = Number(process.versions.node.split('.')[0])
  if (major < LOWEST_NODE) throw new Unmet(`Node ${LOWEST_NODE} or newer is needed; this is ${process.versions.node}.`)
  const lock = readFileSync(join(folder, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  const stamp = join(folder, 'node_modules', '.prilavok-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted) return
  if (!holdsEveryPackage(folder, lock)) {
    say('Installing packages (npm ci), about half a minute …')
    // Warnings of other people's packages tell a newcomer nothing.
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
    if (code !== 0)
      throw new Unmet(
        `The packages could not be installed: npm ci ended with code ${code}. Its messages above say why. ` +
          'Check the network and the registry (npm config get registry), then run the command again.',
      )
  }
  writeFileSync(stamp, `${wanted}\n`)
}

/** Whether node_modules was installed by hand from this very lock. */
function holdsEveryPackage(folder, lock) {
  const hidden = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages
  const needed = Object.entries(JSON.parse(lock.toString()).packages)
  return needed.every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') ||
      optional === true ||
      (link === true ? path in present : present[path]?.version === version),
  )
}

/** The path of an installed Chromium or Chrome, or null. */
export async function findChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Unmet(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which cannot be run.`)
  }
  const { chromium } = await import('@playwright/test')
  return [...CHROMIUM_NAMES.flatMap(onPath), chromium.executablePath(), ...usualBrowsers()].find(isExecutable) ?? null
}

/** Finds a browser or installs one (as root with apt); otherwise throws one line saying what to do. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found !== null) return found
  for (const browser of [HEADLESS_SHELL, 'chromium']) {
    if (!(await installed(browser, 'fonts-dejavu-core'))) continue
    const path = await findChromium()
    if (path !== null) return path
  }
  throw new Unmet(
    'No Chromium found: install Chromium or Chrome, or run "npx playwright install chromium", or set CHROMIUM_PATH.',
  )
}

/** Installs Debian packages where that is possible without asking anybody: as root with apt. */
async function installed(...packages) {
  if (process.getuid?.() !== 0 || onPath('apt-get').length === 0) return false
  say(`Installing ${packages.join(', ')} (apt-get) …`)
  const apt = (...args) => run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  if ((await apt('update', '-q')) !== 0) return false
  return (await apt('install', '-q', '-y', '--no-install-recommends', ...packages)) === 0
}

/** The folder with the programs of an installed PostgreSQL, or null: tests then use the embedded one alone. */
export function findPostgres() {
  const { POSTGRES_BIN } = process.env
  const folders = [...(POSTGRES_BIN ? [POSTGRES_BIN] : []), ...onPath('initdb').map(dirname), ...usualPostgres()]
  const programs = ['postgres', 'initdb'].map(executable)
  return folders.find((folder) => programs.every((name) => isExecutable(join(folder, name)))) ?? null
}

/** Finds PostgreSQL; a CI machine, on which a running database disturbs nobody, gets one. */
export async function ensurePostgres() {
  const found = findPostgres()
  return found === null && process.env.CI && (await installed('postgresql')) ? findPostgres() : found
}

const executable = (name) => (process.platform === 'win32' ? `${name}.exe` : name)
/** The programs of this name, as the shell would look for them. */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, executable(name)))
    .filter(isExecutable)

/** Whether a file can be run. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Folders in `parent` whose name begins with `prefix`, the highest number first. */
function numbered(parent, prefix) {
  if (!existsSync(parent)) return []
  const number = (name) => Number(name.slice(prefix.length)) || 0
  const names = readdirSync(parent).filter((name) => name.startsWith(prefix))
  return names.sort((a, b) => number(b) - number(a)).map((name) => join(parent, name))
}

const usualBrowsers = () => [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
]

const usualPostgres = () => [
  ...numbered('/usr/lib/postgresql', '').map((folder) => join(folder, 'bin')),
  ...['/opt/homebrew/opt', '/usr/local/opt']
    .flatMap((folder) => numbered(folder, 'postgresql@'))
    .map((folder) => join(folder, 'bin')),
  ...numbered('/Applications/Postgres.app/Contents/Versions', '').map((folder) => join(folder, 'bin')),
  ...numbered(join(process.env.PROGRAMFILES ?? '', 'PostgreSQL'), '').map((folder) => join(folder, 'bin')),
]
