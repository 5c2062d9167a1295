import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

/**
 * Three ids' worth of specificity, and only below a widget root. The class stands for itself, not within `:is()`: browsers then pass
 * over all rules at once for the page's own elements.
 */
export const ROOT = '.pk-root:not(#pk#pk#pk)'
const BROWSERS = ['chrome100', 'safari15.4', 'firefox100']
/** Source maps hold this import: it must not tell where they were built. */
const ADOPT = 'prilavok:adopt-sheet'
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

/** A component's sheet as pages get it: under the widget root, without nesting, minified. */
export async function isolateCss(css) {
  const { rest, keyframes } = splitKeyframes(css.replace(/\/\*[\s\S]*?\*\//g, ''))
  const { code } = await transform(`${ROOT}{${rest}}${keyframes}`, {
    loader: 'css',
    minify: true,
    target: BROWSERS,
    logLevel: 'error',
  })
  return code.trim()
}

/** Turns `import './x.css'` of a component into a sheet that is adopted when its chunk is loaded. */
export const cssPlugin = () => ({
  name: 'prilavok-css',
  resolveId: (id) => (id === ADOPT ? adopt : null),
  async load(id) {
    if (!id.endsWith('.css')) return null
    const css = await isolateCss(await readFile(id, 'utf8'))
    return {
      code: `import { adoptSheet } from '${ADOPT}'\nadoptSheet(${JSON.stringify(css)})\n`,
      moduleSideEffects: true,
    }
  },
})
