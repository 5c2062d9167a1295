/** Copies the template of a resource of the staff wing under another name, and adds it to the lists that name them all. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { before, each, line, renamer, spellings, writeTemplate } from '../new-feature/templates.mjs'

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url))
const STEPS = 'packages/shop-server/src/db/migrations/index.ts'
const GROUPS = ['orders', 'catalogue', 'delivery', 'content', 'system']
const TAKEN = new Set(['app', 'kit', 'builds', 'testing'])

/** The number of the next migration. */
const nextNumber = (root) => {
  const numbers = [...readFileSync(join(root, STEPS), 'utf8').matchAll(/'(\d{3})-/g)].map(([, number]) =>
    Number(number),
  )
  return String(1 + Math.max(...numbers)).padStart(3, '0')
}

/** The lists that name every resource, and how each takes up one more. */
const listsOf = ({ number, group }) => ({
  'packages/contracts/src/admin/call-files.ts': line("export * from './sample-record'"),
  'packages/admin/src/app/menu.ts': each(
    (text) => text.replace(/(\s)namesOf,/, '$1sampleRecordNames,$1namesOf,'),
    before(
      /\]\n\n\/\*\* The menu with what/,
      `  entry(sampleRecordNames, '${group}', () =>
    import('../sample-record/sample-record.descriptor').then((module) => module.sampleRecord),
  ),
`,
    ),
  ),
  'packages/shop-server/src/features/staff-resources/entities/index.ts': each(
    before(/import type \{ ServerResource/, "import { sampleRecord } from './sample-record'\n"),
    before(/\]\n$/, '  sampleRecord,\n'),
  ),
  [STEPS]: each(
    (text) => (text.includes("'./record-table'") ? text : line("import { recordTable } from './record-table'")(text)),
    before(
      /\}\n$/,
      `  '${number}-sample-record': recordTable('sample_record', { name: 'text', isActive: 'boolean' }),\n`,
    ),
  ),
})

/**
 * Writes a resource; the Russian names are those of one record and of many.
 * @param {string} root
 * @param {string} name
 * @param {{ group?: string, title?: string, titles?: string }} [options]
 */
export function writeResource(root, name, { group = 'content', title, titles } = {}) {
  if (!GROUPS.includes(group)) throw new Error(`"${group}" is no group of the menu: ${GROUPS.join(', ')}.`)
  const names = spellings(name, 'resource', TAKEN)
  const renamed = renamer(spellings('sample-record', 'resource'), names)
  const [one, many] = [title ?? names.title, titles ?? title ?? `${names.title}s`]
  return writeTemplate(root, {
    template: TEMPLATE,
    name,
    renamed: (text) => renamed(text).replace("ru: 'TITLES'", `ru: '${many}'`).replace("ru: 'TITLE'", `ru: '${one}'`),
    lists: listsOf({ number: nextNumber(root), group }),
  })
}
