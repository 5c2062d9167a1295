import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { CannotRehearse } from '../cannot-rehearse'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Where Windows keeps Chrome. */
const ofWindows = (env: NodeJS.ProcessEnv) =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .flatMap((name) => env[name] ?? [])
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))

const onPath = ({ PATH = '' }: NodeJS.ProcessEnv) =>
  NAMES.flatMap((name) =>
    PATH.split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
  )

/** The path of a Chromium: the named one, that of `CHROMIUM_PATH`, or one that is installed. */
export function findBrowser(named: string | null, env: NodeJS.ProcessEnv = process.env): string {
  const wanted = named ?? env['CHROMIUM_PATH'] ?? null
  if (wanted !== null) {
    if (isExecutable(wanted)) return wanted
    const by = named === null ? 'CHROMIUM_PATH' : '--browser'
    throw new CannotRehearse(`${by} names ${wanted}, which cannot be run. Give the path of a Chromium or Chrome.`)
  }
  const usual = [...onPath(env), chromium.executablePath(), ...ELSEWHERE, ...ofWindows(env)]
  const found = usual.find(isExecutable)
  if (found === undefined)
    throw new CannotRehearse(
      'No Chromium was found. Install Chromium or Chrome, run "npx playwright-core install chromium", or name one with --browser or CHROMIUM_PATH.',
    )
  return found
}
