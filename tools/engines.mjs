/** `npm run e2e -- --engines`: the engines of this machine beside Chromium, in which buyers' walks run before a release. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isExecutable, onPath, Unmet } from './ensure.mjs'

const say = (text) => process.stderr.write(`${text}\n`)
const first = (paths) => paths.find(isExecutable) ?? null

/** Where distributions keep the programs of a library: for each architecture, or for all. */
function foldersOfLibraries() {
  const libraries = (folder) => {
    try {
      return readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
    } catch {
      return []
    }
  }
  return [...libraries('/usr/lib'), '/usr/lib', '/usr/libexec']
}

function findFirefox() {
  const { FIREFOX_PATH } = process.env
  return first([...(FIREFOX_PATH ? [FIREFOX_PATH] : []), ...onPath('firefox-esr'), ...onPath('firefox')])
}

/** The small browser of WebKitGTK, where everything that it needs here is installed. */
function findWebKitGtk() {
  if (['WebKitWebDriver', 'xvfb-run'].some((name) => onPath(name).length === 0)) return null
  const kinds = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
  return first(foldersOfLibraries().flatMap((folder) => kinds.map((kind) => join(folder, kind, 'MiniBrowser'))))
}

const ENGINES = [
  {
    engine: 'firefox',
    title: 'Firefox',
    install: 'firefox-esr',
    find: findFirefox,
    variable: 'FIREFOX_PATH',
    command: [],
    flags: [],
  },
  {
    engine: 'webkitgtk',
    title: 'WebKitGTK',
    install: 'webkit2gtk-driver xvfb xauth',
    find: findWebKitGtk,
    variable: 'MINIBROWSER_PATH',
    // It opens a window, and two windows of one display would take the focus from each other.
    command: ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1280x940x24'],
    flags: ['--workers=1'],
  },
]

/** The engines that are installed, each with what it is started by; says which are not, and fails where there is none. */
export function findEngines() {
  const found = ENGINES.map((engine) => ({ ...engine, path: engine.find() }))
  for (const { title, install, path } of found)
    if (path === null) say(`No walk ran in ${title}, which is not installed: apt-get install ${install}`)
  const present = found.filter(({ path }) => path !== null)
  if (present.length === 0) throw new Unmet('There is no engine to walk in: install at least one of them.')
  return present.map(({ title, engine, variable, path, command, flags }) => ({
    title,
    command,
    flags,
    env: { E2E_ENGINE: engine, [variable]: path },
  }))
}
