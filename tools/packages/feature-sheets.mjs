/** Sheets of parts of the widgets for npm: each has what its components need, those of `ui` included. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { isolateCss } from '../css-plugin.mjs'

/** Every widget root has these, in this order. */
const ROOT_SHEETS = ['packages/ui/src/styles/tokens.css', 'packages/ui/src/styles/firewall.css']
/** A page with cart buttons and a badge needs no more. */
const PARTS = { './cart/button.css': ['src/cart/cart-button.tsx', 'src/cart/cart-badge.tsx'] }

const manifestOf = (root) => JSON.parse(readFileSync(join(root, 'packages/widgets/package.json'), 'utf8'))

/** The sheets of the package and the components that each is for: those of a feature's entry, or a part of them. */
function featureSheets(root) {
  const { exports } = manifestOf(root)
  return Object.keys(exports)
    .filter((entry) => entry.endsWith('.css') && entry !== './styles.css')
    .map((entry) => {
      const source = exports[dirname(entry)]?.['@prilavok/source']
      return { entry, sources: PARTS[entry] ?? [source] }
    })
}

/** The sheets that components import, however far. */
async function importedSheets(root, sources) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: sources.map((source) => join('packages/widgets', source)),
    bundle: true,
    splitting: true,
    write: false,
    outdir: '.cache/sheets',
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@prilavok/source', 'module', 'import'],
    loader: { '.css': 'empty' },
    external: ['react', 'react-dom'],
    metafile: true,
    logLevel: 'error',
  })
  const found = Object.keys(metafile.inputs).filter((file) => file.endsWith('.css') && !ROOT_SHEETS.includes(file))
  return [...ROOT_SHEETS, ...found.sort(byLayer)]
}

/** Sheets of `ui` first; no sheet relies on an order beyond that (tools/theming/sheet-order.test.ts). */
const byLayer = (one, other) =>
  Number(one.startsWith('packages/widgets')) - Number(other.startsWith('packages/widgets')) || one.localeCompare(other)

/** Writes the sheets of parts to the build of the widgets. */
export async function writeFeatureSheets(root) {
  const dist = join(root, 'packages/widgets/dist')
  for (const { entry, sources } of featureSheets(root)) {
    const files = await importedSheets(root, sources)
    const parts = await Promise.all(files.map((file) => isolateCss(readFileSync(join(root, file), 'utf8'))))
    const path = join(dist, relative('.', entry))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${parts.join('\n')}\n`)
  }
}
