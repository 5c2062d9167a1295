// Writes openapi.json and openapi.admin.json from the schemas: node packages/contracts/openapi/generate.mjs
import { build } from 'esbuild'
import { readdir, readFile, writeFile } from 'node:fs/promises'

const root = new URL('../', import.meta.url)
/** Files whose schemas are written where they are used, under no name of their own. */
const PARTS = new Set(['flags.wire.ts', 'page-html.wire.ts', 'placed-order.wire.ts', 'query.wire.ts'])

const filesOf = async (folder, pattern) =>
  (await readdir(new URL(folder, root))).filter((name) => pattern.test(name)).sort()

/** The texts of a folder's files with calls and schemas. */
const sourcesOf = async (folder) =>
  Promise.all(
    (await filesOf(folder, /^[\w-]+(\.wire|\.types)?\.ts$/)).map((name) =>
      readFile(new URL(`${folder}${name}`, root), 'utf8'),
    ),
  )

/** A module that exports the list of a folder's files with schemas under a name. */
async function featuresOf(name, folder) {
  const files = (await filesOf(folder, /^[\w-]+\.wire\.ts$/)).filter((file) => !PARTS.has(file))
  const imports = files.map((file, at) => `import * as ${name}${at} from './${folder}${file}'`)
  return `${imports.join('\n')}\nexport const ${name} = [${files.map((_, at) => `${name}${at}`)}]`
}

/** The documents as the committed files hold them. */
export async function generate() {
  const { outputFiles } = await build({
    stdin: {
      contents: [
        await featuresOf('buyers', 'src/'),
        await featuresOf('staff', 'src/admin/'),
        "export * from './src/openapi/document'; export * from './src/openapi/admin-document'",
      ].join('\n'),
      resolveDir: root.pathname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@prilavok/source'],
  })
  const { openApiDocument, adminOpenApiDocument, buyers, staff } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  const [forBuyers, forStaff] = await Promise.all([sourcesOf('src/'), sourcesOf('src/admin/')])
  const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))
  const text = (document) => `${JSON.stringify(document, null, 2)}\n`
  return {
    'openapi.json': text(await openApiDocument({ features: buyers, sources: forBuyers, version })),
    'openapi.admin.json': text(
      await adminOpenApiDocument({ features: [...staff, ...buyers], sources: [...forBuyers, ...forStaff], version }),
    ),
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  for (const [name, text] of Object.entries(await generate())) await writeFile(new URL(name, root), text)
