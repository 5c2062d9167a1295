/** Copies the template of a call of the shop under another name, and adds it to the lists that name them all. */
import { fileURLToPath } from 'node:url'
import { before, each, line, renamer, spellings, writeTemplate } from '../new-feature/templates.mjs'

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url))
const TAKEN = new Set(['admin', 'index', 'wire', 'endpoint', 'shared', 'read', 'meta', 'money', 'openapi'])

/** The lists that name every call, and how each takes up one more. */
const LISTS = {
  'packages/contracts/src/index.ts': line("export * from './sample-call'"),
  'packages/shop-server/src/app/api.ts': each(
    before(/import \{ searchRoutes/, "import { sampleCallRoutes } from '../features/sample-call/sample-call.routes'\n"),
    before(/ {2}\.\.\.serviceRoutes,/, '  ...sampleCallRoutes,\n'),
  ),
}

/** Writes a call; returns the paths of the files that are new and of those that changed. */
export const writeCall = (root, name) =>
  writeTemplate(root, {
    template: TEMPLATE,
    name,
    renamed: renamer(spellings('sample-call', 'call'), spellings(name, 'call', TAKEN)),
    lists: LISTS,
  })
