import type { Project } from '@playwright/test'
import { titlesOf } from './selection'

/**
 * What cannot be asked of a Firefox as it is sold, which Playwright drives over WebDriver BiDi. The words begin the part of a test's title
 * that tells it from the others; the other projects hold all of these.
 */
const NOT_THERE: Readonly<Record<string, readonly string[]>> = {
  'another colour scheme, forced colours, paper (Firefox ESR 153 lets nobody set them)': [
    'the page of a stand-in is paid without',
    'on paper: ',
    'with a dark page',
    '"Themes" does what it says',
    'forced colours',
  ],
  'requests that outlive their page are not caught': [
    '3, 4, 5: while every save fails',
    '6: a press of the button sends first',
  ],
  'the body of a request is not told': [
    '8: a save of a tab that has gone',
    '48: a slow answer',
    'names, addresses and links of a hostile server',
  ],
  'a page cannot be asked while a file of it is held back': [
    'the placeholder has the size of the button',
    'the order form takes what is typed before its delivery',
  ],
  'scripts cannot be switched off': ['without scripts the link stays'],
  'no clipboard, no DevTools, no trace': [
    'what comes after a list restyles',
    'opened by the address: ',
    'leaves nothing when it is closed',
    'on the order page it tells why the payment was chosen',
  ],
  'other words of the browser, or none, for what a policy refuses': [
    'what the policy of the page had refused',
    'where no policy may be made',
    'a breach is seen by event',
    'a script that was changed on the way',
  ],
  'Tab leaves the window after the last stop': ['whatever has the focus in the dialog'],
  'a computed value that nothing of ours shows (border-spacing in quirks mode)': ['a page without a doctype'],
  'the browser remembers for the life of a page that a module did not come; see offer-retry.ts and checkout-form.flow.ts':
    [
      'a widget whose code is blocked',
      'an order whose last part could not be fetched',
      'a payment step that could not be fetched',
      'where the code of the map does not come',
    ],
  'axe brings the process of the page down (Firefox ESR 153)': [': no violation in light, dark'],
}

/**
 * Bars that take no room, as on phones and in a Chromium without a window: the tests measure widths. No page is kept for Back, as
 * Playwright has it in its own browsers: it is not told of one that returns, and would wait for it to load.
 */
const firefoxUserPrefs = {
  'ui.useOverlayScrollbars': 1,
  'fission.bfcacheInParent': false,
  'browser.sessionhistory.max_total_viewers': 0,
}

/** The project of a Firefox of this machine; none without FIREFOX_PATH. */
export function firefoxProjects(given: Project): Project[] {
  const executablePath = process.env['FIREFOX_PATH']
  if (executablePath === undefined) return []
  return [
    {
      ...given,
      name: 'firefox-desktop',
      grepInvert: titlesOf(NOT_THERE),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1280, height: 900 },
        launchOptions: { executablePath, firefoxUserPrefs },
      },
      metadata: { build: 'preact' },
    },
  ]
}
