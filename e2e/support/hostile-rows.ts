import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { HOSTILE_TEXTS } from '../../packages/demo-shop/src/testing/hostile-texts'

/** What a database can hold of a text: halves of characters and the zero character it refuses. */
const held = (text: string) => Buffer.from(text).toString().replaceAll('\0', '')

/** The five hundred texts as a careless server keeps them, in so many heaps. */
export function hostileHeaps(count: number): readonly string[] {
  const size = Math.ceil(HOSTILE_TEXTS.length / count)
  return Array.from({ length: count }, (_, index) =>
    held(HOSTILE_TEXTS.slice(index * size, (index + 1) * size).join('\n')),
  )
}

/** A text as a page's parser hands it on: it knows one end of a line. */
export const asParsed = (text: string): string => text.replace(/\r\n?/g, '\n')

/** Puts records of what visitors write into the database, past the shop's own cleaning; resolves with the way to take them away. */
export async function insertRecords(
  { db }: OpenShop,
  table: 'product_comment' | 'store_feedback' | 'user_product_question' | 'product_stock_subscriber',
  records: readonly Readonly<Record<string, unknown>>[],
  on: Date,
): Promise<() => Promise<void>> {
  const rows = records.map((details, index) => ({
    id: `hostile-${table}-${String(index).padStart(3, '0')}`,
    details: JSON.stringify(details),
    created_on: on,
    updated_on: on,
  }))
  // All of them have the columns of records.
  const place = table as 'product_comment'
  await db
    .insertInto(place)
    .values(rows as never)
    .execute()
  return async () => {
    await db.deleteFrom(place).where('id', 'like', 'hostile-%').execute()
  }
}

/** Looks out for whatever the texts try: to run, to open a dialog, to ask for something, to leave the page. */
export async function watchForAttacks(page: Page): Promise<() => Promise<readonly string[]>> {
  const found: string[] = []
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname.endsWith('.invalid') || /\/x(?:\.\w+)?$/.test(pathname)) found.push(`request: ${request.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) found.push(`frame: ${frame.url()}`)
  })
  return async () => {
    const here = await page.evaluate(() => [
      ...('attacked' in window ? ['a script has run'] : []),
      ...('attacked' in Object.prototype ? ['a prototype has changed'] : []),
      ...[
        ...document.querySelectorAll(
          'iframe, object, embed, base, marquee, math, [onerror], [onload], [ontoggle], [onfocus], [srcdoc]',
        ),
      ].map(({ outerHTML }) => `element: ${outerHTML.slice(0, 80)}`),
    ])
    return [...found, ...here]
  }
}

/** What is wider than the screen: the page, or the parts that make it so. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const screen = document.documentElement
    if (screen.scrollWidth <= innerWidth) return []
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement))
    const parts = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !isScrolled(element.parentElement),
    )
    return [
      `the page is ${screen.scrollWidth} px wide`,
      ...parts
        .slice(-8)
        .map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`),
    ]
  })
