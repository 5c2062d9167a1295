import { defineConfig, devices } from '@playwright/test'
import { firefoxProjects } from './support/firefox'

const executablePath = process.env['CHROMIUM_PATH']
const launchOptions = { ...(executablePath !== undefined && { executablePath }), args: ['--no-sandbox'] }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, launchOptions }
const phone = { ...devices['Pixel 7'], viewport: { width: 375, height: 740 }, launchOptions }

/** The examples bring their own pages and choose their own build. */
const examples = 'examples.spec.ts'
/** Every way to pay with everything that may happen to it: once is enough. */
const payments = 'payment-matrix.spec.ts'
/** Pages of other systems are tried at one width: what differs on a phone is the widgets' own. */
const foreignPages = '**/e2e/hosts/**'

/** Each of these runs once on either build and once at either size; four times would cost minutes and tell nothing new. */
const twice = ['axe', 'accessibility-*', 'docs', 'doctor', 'hostile', 'layout', 'policy', 'stand-ins', 'themes'].map(
  (name) => `**/e2e/${name}.spec.ts`,
)

/** Every test runs on the Preact and on the React build, on a desktop and on a phone, unless its project says otherwise. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A shared build machine stalls now and then; a test that needs its second try is listed as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  projects: [
    { name: 'preact-desktop', testIgnore: [examples, payments], use: desktop, metadata: { build: 'preact' } },
    {
      name: 'preact-phone',
      testIgnore: [examples, payments, foreignPages, ...twice],
      use: phone,
      metadata: { build: 'preact' },
    },
    { name: 'react-desktop', testIgnore: [examples, payments, ...twice], use: desktop, metadata: { build: 'react' } },
    { name: 'react-phone', testIgnore: [examples, payments, foreignPages], use: phone, metadata: { build: 'react' } },
    { name: 'payments', testMatch: payments, timeout: 30_000, use: desktop, metadata: { build: 'preact' } },
    // Each opens a shop of its own first.
    { name: 'examples', testMatch: examples, use: desktop, timeout: 120_000 },
    ...firefoxProjects({ testIgnore: [examples, payments] }),
  ],
})
