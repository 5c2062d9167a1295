import { readFile } from 'node:fs/promises'
import { isolateCss } from '../../../tools/css-plugin.mjs'

/** Adopts each component's sheet the way the script builds do. */
export const adoptedSheets = {
  name: 'adopted-sheets',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const sheet = JSON.stringify(await isolateCss(await readFile(path, 'utf8')))
      const contents = `const sheet = new CSSStyleSheet(); sheet.replaceSync(${sheet}); document.adoptedStyleSheets.push(sheet)`
      return { contents, loader: 'js' }
    })
  },
}
