import type { Page } from '@playwright/test'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { known, pressKey, queriesOf } from './locator'
import { offering } from './missing'
import { untilDone, type Tab } from './tab'

/** A page of the shop without scripts, on which cookies and storage can be prepared. */
const QUIET_PAGE = '/robots.txt'
const NAVIGATION = 30_000
const nothingToUndo = { dispose: async () => undefined, [Symbol.asyncDispose]: async () => undefined }

/** A pattern of addresses, in which `**` stands for anything. */
const addresses = (glob: string) =>
  new RegExp(
    `^${glob
      .split('**')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

/** A file that comes into the folder of downloads; WebDriver tells of no other event. */
const downloadOf = (folder: string) =>
  (async (event: string) => {
    if (event !== 'download') throw new Error(`Nobody tells of the event ${event} here.`)
    const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.pdf'))
    await untilDone('a download', NAVIGATION, async () => ((await files()).length > 0 ? null : 'there is no file'))
    const [name = ''] = await files()
    return { path: async () => join(folder, name) }
  }) as unknown as Page['waitForEvent']

/** The part of Playwright's Page that the walks use, over WebDriver. */
export async function openPage(tab: Tab, folder: string, baseURL: string, build: string): Promise<Page> {
  const { driver } = tab
  const inShop = (path: string) => new URL(path, baseURL).href
  const arrived = async () => {
    await tab.look([])
    return null
  }
  await driver.get(inShop(QUIET_PAGE))
  await driver.manage().addCookie({ name: 'prilavok-build', value: build })
  const page = offering<Page>('Page', {
    ...queriesOf(tab, []),
    url: tab.url,
    keyboard: { press: (key: string) => pressKey(tab, key) } as Page['keyboard'],
    async goto(path) {
      await driver.get(inShop(path))
      return arrived()
    },
    async reload() {
      await driver.navigate().refresh()
      return arrived()
    },
    async goBack() {
      await driver.navigate().back()
      return arrived()
    },
    async waitForURL(url) {
      await untilDone(`the address ${String(url)}`, NAVIGATION, async () => {
        const { url: address } = await tab.look([])
        return addresses(String(url)).test(address) ? null : `it is ${address}`
      })
    },
    waitForEvent: downloadOf(folder),
    /** There are none in WebDriver; what prepares the storage can run once before the first page. */
    async addInitScript(script, arg) {
      if (typeof script !== 'function') throw new Error('Only a function can prepare a page here.')
      await driver.executeScript(`return (${String(script)})(arguments[0])`, arg)
      return nothingToUndo
    },
  })
  return known(page, { tab, chain: [] })
}
