import { defineConfig, devices } from '@playwright/test'
import { engineProjects } from './engines/projects'
import { firefoxProjects } from './support/firefox'
import { isWhole } from './support/matrix'
import { ON_A_PHONE, ONLY_IN_ALL, patternOf, UNDER_REACT } from './support/selection'

const executablePath = process.env['CHROMIUM_PATH']
/** A fifth of the work of a test is to begin processes and to optimise code of a page that is closed soon after. */
const lean = ['--in-process-gpu', '--process-per-site', '--renderer-process-limit=1', '--js-flags=--no-opt,--no-maglev']
const launchOptions = { ...(executablePath !== undefined && { executablePath }), args: ['--no-sandbox', ...lean] }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, launchOptions }
const phone = { ...devices['Pixel 7'], viewport: { width: 375, height: 740 }, launchOptions }

/** The examples bring their own pages and choose their own build. */
const examples = ['examples.spec.ts', 'woocommerce.spec.ts']
/** Every way to pay with everything that may happen to it: once is enough. */
const payments = 'payment-matrix.spec.ts'
/** The staff wing is React alone and used at desks: one project. */
const staff = ['staff*.spec.ts', '**/jobs/order-desk*.spec.ts']
/** A hundred orders, each of whose kinds has a walk of its own: they show how many presses a day takes. */
const wholeDay = '**/jobs/order-desk-day.spec.ts'
/** Pages of other systems are tried at one width: what differs on a phone is the widgets' own. */
const foreignPages = '**/e2e/hosts/**'

/** The built site serves itself, from files alone. */
const site = 'site.spec.ts'

const shop = { testIgnore: [...examples, payments, ...staff, site] }
const onPhone = { testIgnore: [...shop.testIgnore, foreignPages], use: phone }
const preact = { build: 'preact' }
const react = { build: 'react' }

/** The whole suite runs on the Preact build at a desktop's width; elsewhere runs what can differ there. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/demo-shop.ts',
  outputDir: '../test-results',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A shared build machine stalls now and then; the summary of npm test names a test that needed its second try.
  retries: process.env['CI'] === undefined ? 0 : 1,
  projects: engineProjects() ?? [
    // Each opens a shop of its own, or builds an application: first, so that no worker is alone with them at the end.
    { name: 'examples', testMatch: examples, use: desktop, timeout: 120_000 },
    { name: 'site', testMatch: site, use: desktop, timeout: 120_000 },
    {
      name: 'preact-desktop',
      ...shop,
      ...(!isWhole && { grepInvert: patternOf(ONLY_IN_ALL) }),
      use: desktop,
      metadata: preact,
    },
    { name: 'preact-phone', ...onPhone, ...(!isWhole && { grep: patternOf(ON_A_PHONE) }), metadata: preact },
    {
      name: 'react-desktop',
      ...shop,
      ...(!isWhole && { grep: patternOf(UNDER_REACT) }),
      use: desktop,
      metadata: react,
    },
    ...(isWhole ? [{ name: 'react-phone', ...onPhone, metadata: react }] : []),
    { name: 'payments', testMatch: payments, timeout: 30_000, use: desktop, metadata: preact },
    { name: 'staff', testMatch: staff, ...(!isWhole && { testIgnore: wholeDay }), use: desktop, metadata: react },
    ...firefoxProjects(shop),
  ],
})
