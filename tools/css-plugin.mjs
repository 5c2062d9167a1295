import { readFileSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { fileOfCopy } from './bundle-copies.mjs'

/**
 * Three ids' worth of specificity, and only below a widget root. The class stands for itself, not within `:is()`: browsers then pass
 * over all rules at once for the page's own elements. `adoptSheet` of the front door knows it too.
 */
export const ROOT = '.pk-root:not(#pk#pk#pk)'
const BROWSERS = ['chrome100', 'safari15.4', 'firefox100']
const ADOPT = 'virtual:prilavok-adopt'
const adopt = fileURLToPath(new URL('../packages/embed/src/styles/adopt.ts', import.meta.url))

/** Splits top-level @keyframes, which cannot be nested, from the rest of a sheet. */
export function splitKeyframes(css) {
  let rest = ''
  let keyframes = ''
  let at = 0
  for (;;) {
    const start = css.indexOf('@keyframes', at)
    if (start < 0) return { rest: rest + css.slice(at), keyframes }
    let depth = 0
    let end = css.indexOf('{', start)
    do {
      if (css[end] === '{') depth++
      if (css[end] === '}') depth--
      end++
    } while (depth > 0)
    rest += css.slice(at, start)
    keyframes += css.slice(start, end)
    at = end
  }
}

/** A component's sheet as pages get it: under the widget root, without nesting, small. */
export async function isolateCss(css, { minify = true } = {}) {
  const { rest, keyframes } = splitKeyframes(css.replace(/\/\*[\s\S]*?\*\//g, ''))
  const { code } = await transform(`${ROOT}{${rest}}${keyframes}`, {
    loader: 'css',
    minify,
    target: BROWSERS,
    logLevel: 'error',
  })
  return minify ? tighten(code.trim()) : code.trim()
}

const STRINGS = /("[^"]*"|'[^']*')/

/** esbuild leaves custom properties as they are written; outside of strings their spaces say nothing. */
const tighten = (css) =>
  css
    .split(STRINGS)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/(--[\w-]+:) /g, '$1')
            .replace(/\( |, /g, (space) => space.trim())
            .replace(/ ([)}])/g, '$1'),
    )
    .join('')

/** The sheet as the script builds carry it: `&` stands for the root, and `adoptSheet` writes it out again. */
export function foldRoot(css) {
  if (css.includes('&'))
    throw new Error(`"&" stands for the widget root in a built sheet and cannot be used in it: ${css}`)
  return css.replaceAll(ROOT, '&')
}

const OWN = /--_[\w-]+/g

/** Short names for the properties that are ours alone, as their first characters say: the more often one is written, the shorter. */
export function shortNames(sheets) {
  const counts = new Map()
  for (const css of sheets) for (const [name] of css.matchAll(OWN)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = [...counts.keys()].sort((one, other) => counts.get(other) - counts.get(one) || (one < other ? -1 : 1))
  return new Map(names.map((name, place) => [name, `--_${place.toString(36)}`]))
}

const ALL_SHEETS = ['ui', 'widgets', 'embed'].map((name) =>
  fileURLToPath(new URL(`../packages/${name}/src/`, import.meta.url)),
)
const sheetsIn = (folder) =>
  readdirSync(folder, { recursive: true }).flatMap((file) => (file.endsWith('.css') ? [join(folder, file)] : []))
let files
let names

/** The number of a sheet among all: by it a page knows a sheet that several of its files carry. */
function numberOf(file) {
  files ??= ALL_SHEETS.flatMap(sheetsIn).sort()
  const number = files.indexOf(file)
  if (number < 0) throw new Error(`${file} is no sheet of the packages that make widgets.`)
  return number
}

/** A sheet or a script with short names for our own properties; all of a build get the same ones. */
export function shortenOwn(text) {
  names ??= shortNames(ALL_SHEETS.flatMap(sheetsIn).map((file) => readFileSync(file, 'utf8')))
  return text.replace(OWN, (name) => names.get(name) ?? name)
}

/** Turns `import './x.css'` of a component into a sheet that is adopted when its chunk arrives. */
export const cssPlugin = () => ({
  name: 'prilavok-css',
  // By a name of its own: a source map must not tell where it was built.
  resolveId: (source) => (source === ADOPT ? adopt : null),
  async load(id) {
    const file = fileOfCopy(id)
    if (!file.endsWith('.css')) return null
    const css = shortenOwn(foldRoot(await isolateCss(await readFile(file, 'utf8'))))
    return {
      code: `import { adoptSheet } from ${JSON.stringify(ADOPT)}\nadoptSheet(${JSON.stringify(css)},${numberOf(file)})\n`,
      moduleSideEffects: true,
    }
  },
})
