import { readFile } from 'node:fs/promises'

const KEYFRAMES = /@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

/** Adopts a component's sheet the way a page build does: under `.pk-root` only, and stronger than a page's id selectors. */
export const adoptedSheets = {
  name: 'adopted-sheets',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const sheet = await readFile(path, 'utf8')
      const frames = sheet.match(KEYFRAMES)?.join('\n') ?? ''
      const text = `:is(#pk-1#pk-2#pk-3, .pk-root) {\n${sheet.replace(KEYFRAMES, '')}\n}\n${frames}`
      return {
        contents: `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(text)}); document.adoptedStyleSheets.push(sheet)`,
        loader: 'js',
      }
    })
  },
}
