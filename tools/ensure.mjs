/**
 * What a fresh clone may lack: packages, a browser, PostgreSQL. Node built-ins only, because this file runs
 * before anything is installed.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const LOWEST_NODE = 20
const CHROMIUM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const APT_PACKAGES = ['chromium', 'fonts-dejavu-core']

const say = (text) => process.stderr.write(`${text}\n`)

/** Runs a command with its output shown; resolves to the exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)))
  })
}

/** Installs the locked packages when they are missing or belong to another lock file. */
export async function ensureInstalled(folder = root) {
  const major = Number(process.versions.node.split('.')[0])
  if (major < LOWEST_NODE) throw new Error(`Node ${LOWEST_NODE} or newer is needed; this is ${process.versions.node}.`)
  const lock = readFileSync(join(folder, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  const stamp = join(folder, 'node_modules', '.prilavok-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted) return
  if (!holdsEveryPackage(folder, lock)) {
    say('Installing packages (npm ci), about half a minute …')
    const code = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })
    if (code !== 0)
      throw new Error(
        `npm ci ended with code ${code}. Its messages above say why; check the network and the registry, then run the command again.`,
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
export function findChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which cannot be run.`)
  }
  return [...CHROMIUM_NAMES.flatMap(onPath), ...playwrightBrowsers(), ...usualBrowsers()].find(isExecutable) ?? null
}

/** Finds a browser or installs one (as root with apt); otherwise throws one line saying what to do. */
export async function ensureChromium() {
  const found = findChromium()
  if (found !== null) return found
  if (process.getuid?.() === 0 && onPath('apt-get').length > 0) {
    say('Installing Chromium (apt-get) …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const updated = await run('apt-get', ['update', '-q'], { env })
    const installed =
      updated === 0
        ? await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...APT_PACKAGES], { env })
        : updated
    const path = installed === 0 ? findChromium() : null
    if (path !== null) return path
  }
  throw new Error(
    'No Chromium found: install Chromium or Chrome, or run "npx playwright install chromium", or set CHROMIUM_PATH.',
  )
}

/** The programs of an installed PostgreSQL (newest first found), or null: tests then use the embedded one. */
export function findPostgres() {
  const { POSTGRES_BIN } = process.env
  const folders = [...(POSTGRES_BIN ? [POSTGRES_BIN] : []), ...onPath('initdb').map(dirname), ...usualPostgres()]
  for (const bin of folders) {
    const [postgres, initdb] = ['postgres', 'initdb'].map((name) => join(bin, executable(name)))
    if (isExecutable(postgres) && isExecutable(initdb)) return { bin, postgres, initdb, version: versionOf(postgres) }
  }
  return null
}

const executable = (name) => (process.platform === 'win32' ? `${name}.exe` : name)
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, executable(name)))
    .filter(isExecutable)

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const versionOf = (postgres) =>
  execFileSync(postgres, ['--version'], { encoding: 'utf8' }).match(/\d+(\.\d+)*/)?.[0] ?? ''

/** Folders in `parent` whose name begins with `prefix`, the highest number first. */
function numbered(parent, prefix) {
  if (!existsSync(parent)) return []
  const number = (name) => Number(name.slice(prefix.length)) || 0
  const names = readdirSync(parent).filter((name) => name.startsWith(prefix))
  return names.sort((a, b) => number(b) - number(a)).map((name) => join(parent, name))
}

function playwrightBrowsers() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    join(process.env.LOCALAPPDATA ?? '', 'ms-playwright'),
  ]
  const inside = [
    ['chrome-linux', 'chrome'],
    ['chrome-linux64', 'chrome'],
    ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
    ['chrome-mac-arm64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
    ['chrome-win', 'chrome.exe'],
    ['chrome-win64', 'chrome.exe'],
  ]
  const versions = caches.filter(Boolean).flatMap((cache) => numbered(cache, 'chromium-'))
  return versions.flatMap((folder) => inside.map((parts) => join(folder, ...parts)))
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
