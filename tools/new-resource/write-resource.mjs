/** Copies the template of a resource of the staff wing under another name, and adds it to the lists that name them all. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { before, difference, each, line, renamer, spellings, writeTemplate } from '../new-feature/templates.mjs'

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url))
const MIGRATIONS = 'packages/shop-server/src/db/migrations'
const GROUPS = ['orders', 'catalogue', 'delivery', 'content', 'system']
const TAKEN = new Set(['app', 'kit', 'builds', 'testing'])

/** The number of the next migration. */
const nextNumber = (root) =>
  String(1 + Math.max(...readdirSync(join(root, MIGRATIONS)).map((name) => Number.parseInt(name, 10) || 0))).padStart(
    3,
    '0',
  )

/** The lists that name every resource, and how each takes up one more. */
const listsOf = ({ number, group, title, titles }) => ({
  'packages/contracts/src/admin/call-files.ts': line("export * from './sample-record'"),
  'packages/contracts/src/openapi/admin-features.ts': line(
    "export * as sampleRecord from '../admin/sample-record.wire'",
  ),
  'packages/contracts/src/admin/resource-names.ts': before(
    /\}\)\n\n\/\*\* The name of a resource/,
    `  sampleRecord: {
    permission: 'sample-record',
    title: { ru: '${title}', en: 'Sample record' },
    titles: { ru: '${titles}', en: 'Sample records' },
  },
`,
  ),
  'packages/contracts/src/admin/permissions.ts': before(
    /\}\n\n\/\*\* All roles/,
    "  'sample-record': { Administrator: 'rw', ContentManager: 'rw', Viewer: 'r' },\n",
  ),
  'packages/contracts/openapi/differences.admin.json': difference(
    [
      'paths/GET ~1api~1admin~1sampleRecord~1preview',
      'paths/GET ~1api~1admin~1sampleRecord~1edition~1{id}',
      'paths/POST ~1api~1admin~1sampleRecord~1edition~1',
    ],
    'The specification knows no sample records: they are a resource of this shop.',
  ),
  'packages/admin/src/app/menu.ts': before(
    /\]\n\n\/\*\* Loads what/,
    `  entry('sampleRecord', '${group}', () =>
    import('../sample-record/sample-record.descriptor').then((module) => module.sampleRecord),
  ),
`,
  ),
  'packages/shop-server/src/features/staff-resources/entities/index.ts': each(
    before(/import type \{ ServerResource/, "import { sampleRecord } from './sample-record'\n"),
    before(/\]\n$/, '  sampleRecord,\n'),
  ),
  [`${MIGRATIONS}/index.ts`]: each(
    line(`import { sampleRecord } from './${number}-sample-record'`),
    before(/\}\n$/, `  '${number}-sample-record': sampleRecord,\n`),
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
  const number = nextNumber(root)
  const renamed = renamer(spellings('sample-record', 'resource'), names)
  return writeTemplate(root, {
    template: TEMPLATE,
    name,
    renamed: (text) => renamed(text).replace(`000-${name}`, `${number}-${name}`),
    lists: listsOf({ number, group, title: title ?? names.title, titles: titles ?? title ?? `${names.title}s` }),
  })
}
