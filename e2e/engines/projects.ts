import type { Project } from '@playwright/test'
import { firefoxProjects } from '../support/firefox'
import { titlesOf } from '../support/selection'

/** Set by `npm run e2e -- --engines`, which runs Playwright once for each engine that it finds. */
const ENGINE = process.env['E2E_ENGINE']
export const isWebKitGtk = ENGINE === 'webkitgtk'

/** Whole jobs from the first click to the last: what an engine must be able to do. */
const walks: Project = { testMatch: 'jobs/buyers/*.spec.ts', timeout: 120_000 }

/** What cannot be asked over WebDriver, by the beginnings of titles. */
export const NOT_ASKED: Readonly<Record<string, readonly string[]>> = {
  'no script comes before those of the page, so nobody translates it while it loads': [
    '7: a page that the browser translates',
  ],
  'a device has no position to give, and no answer of the shop can be put in the place of its own': [
    '3: a buyer sees how far each point is',
  ],
}

const webKitGtk = (): Project => ({
  ...walks,
  name: 'webkitgtk',
  grepInvert: titlesOf(NOT_ASKED),
  use: { browserName: 'webkit' },
  metadata: { build: 'preact', browser: process.env['MINIBROWSER_PATH'] },
})

/** The walks of buyers in the engine of this run; null in a run of the other projects. */
export const engineProjects = (): Project[] | null =>
  ENGINE === undefined ? null : isWebKitGtk ? [webKitGtk()] : firefoxProjects(walks)
