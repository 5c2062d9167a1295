import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page with any widget beside the cart button loads. */
const EVERY_PAGE = ['mounts', 'keep-prices', 'create-page-http', 'wire', 'cart.wire']

/** The lazy modules that a page with this widget, or with experiments, needs before a visitor can use it. */
const NEEDED = {
  experiments: ['experiments'],
  'cart-button': ['after-press'],
  'cart-page': [...EVERY_PAGE, 'cart-page', 'cart-extras'],
  'checkout-page': [
    ...EVERY_PAGE,
    'checkout-page',
    'checkout-extras',
    'delivery-section',
    'checkout-end.flow',
    'order.wire',
    'order-draft.wire',
  ],
}

/** The chunks of a build that must be there for these modules, each once; what the entry's file has is left out. */
export function chunksOf(files, names) {
  const found = new Set()
  const add = (file) => {
    const chunk = files[file]
    if (chunk === undefined || chunk.isEntry || found.has(file)) return
    found.add(file)
    chunk.imports.forEach(add)
  }
  for (const [file, { lazy }] of Object.entries(files)) if (names.some((name) => lazy.includes(name))) add(file)
  return [...found].sort()
}

/** Adds to `preloads.json` what pages of this build can have fetched together instead of file after file. */
export function writePreloads(folder, entry, files) {
  const path = join(folder, 'preloads.json')
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const widgets = Object.entries(NEEDED).map(([widget, names]) => [widget, chunksOf(files, names)])
  if (widgets.some(([, chunks]) => chunks.length === 0)) return
  writeFileSync(path, `${JSON.stringify({ ...known, [entry]: Object.fromEntries(widgets) }, null, 2)}\n`)
}
