import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions, TestInfo } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import type { WebDriver } from 'selenium-webdriver'
import { openPage } from './page'
import { tabOf } from './tab'
import { openBrowser } from './web-driver'

async function attachScreenshot(driver: WebDriver, info: TestInfo): Promise<void> {
  const path = info.outputPath('screenshot.png')
  await writeFile(path, await driver.takeScreenshot(), 'base64')
  await info.attach('screenshot', { path, contentType: 'image/png' })
}

interface Quiet {
  readonly quiet: { expectNoise: (pattern: RegExp) => void }
}

/** A page that WebDriver drives, and no ear for the console: WebDriver tells nothing of it. */
export const webDriverFixtures: Fixtures<object, object, PlaywrightTestArgs & PlaywrightTestOptions & Quiet> = {
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
  quiet: async ({}, use) => use({ expectNoise: () => undefined }),
  page: async ({ baseURL }, use, info) => {
    const { browser, build } = info.project.metadata
    const { driver, home, close } = await openBrowser(String(browser))
    try {
      await use(await openPage(tabOf(driver), home, String(baseURL), String(build)))
      if (info.status !== info.expectedStatus) await attachScreenshot(driver, info)
    } finally {
      await close()
    }
  },
}

export { expect } from './expect'
