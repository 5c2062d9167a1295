/** Writes a room's files and enters it where the house keeps lists. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addDoor, addSorted, addToArray, addToRecord } from './entries.mjs'
import { contractFiles } from './templates/contract.mjs'
import { coreFiles } from './templates/core.mjs'
import { pageFiles } from './templates/page.mjs'
import { reactFiles } from './templates/react.mjs'
import { widgetFiles } from './templates/widget.mjs'

/**
 * @param {import('./words.mjs').Words} words
 * @returns {{ written: string[], changed: string[] }}
 */
export function writeRoom(root, words) {
  const files = [contractFiles, coreFiles, reactFiles, widgetFiles, pageFiles].flatMap((template) =>
    Object.entries(template(words)),
  )
  const present = files.find(([path]) => existsSync(join(root, path)))
  if (present) throw new Error(`${present[0]} exists already. Nothing was written.`)
  const entries = Object.entries(entriesOf(words))
  // Everything is worked out before anything is written, so a list that has changed its shape leaves nothing half done.
  const changes = entries.map(([path, change]) => [path, change(readFileSync(join(root, path), 'utf8'))])
  for (const [path, text] of [...files, ...changes]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { written: files.map(([path]) => path), changed: changes.map(([path]) => path) }
}

/** The lists that a room stands in, and how each takes it up. */
const entriesOf = ({ name, camel, pascal, title }) => ({
  'packages/contracts/package.json': addDoor(`./${name}`, `./src/${name}.ts`),
  'packages/core/package.json': addDoor(`./${name}`, `./src/${name}/index.ts`),
  'packages/contracts/src/index.ts': addSorted(`export * from './${name}'`),
  'packages/contracts/src/openapi/document.ts': (text) =>
    addToArray('const rooms', camel)(addSorted(`import * as ${camel} from '../${name}.wire'`)(text)),
  'packages/react/src/index.ts': addSorted(`export { use${pascal}, type Use${pascal} } from './${name}/use-${name}'`),
  'packages/widgets/src/index.ts': (text) =>
    addSorted(`export type { ${pascal}PanelLabels } from './${name}/${name}-panel.labels'`)(
      addSorted(`export { ${pascal}Panel, type ${pascal}PanelProps } from './${name}/${name}-panel'`)(text),
    ),
  'packages/widgets/src/mounts.ts': (text) =>
    addToArray(
      'export const mounts',
      `${camel}PanelMount`,
    )(addSorted(`import { ${camel}PanelMount } from './${name}/${name}.mounts'`)(text)),
  'packages/widgets/src/labels/ru.ts': (text) =>
    addToRecord(
      'export const ru',
      `${camel}Panel: ${camel}PanelRu`,
    )(addSorted(`import { ${camel}PanelRu } from '../${name}/${name}-panel.labels'`)(text)),
  'packages/widgets/src/labels/en.ts': (text) =>
    addToRecord(
      'export const en',
      `${camel}Panel: ${camel}PanelEn`,
    )(addSorted(`import { ${camel}PanelEn } from '../${name}/${name}-panel.labels.en'`)(text)),
  'docs/features/README.md': (text) =>
    text.replace(/(\n\| \[flags\][^\n]*\n)/, `$1| [${name}](${name}.md) | ${title.en} |\n`),
})
