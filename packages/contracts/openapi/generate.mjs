// Writes openapi.json and openapi.admin.json from the schemas: node packages/contracts/openapi/generate.mjs
import { build } from 'esbuild'
import { readdir, readFile, writeFile } from 'node:fs/promises'

const root = new URL('../', import.meta.url)

/** The texts of a folder's files with calls and schemas. */
async function sourcesOf(folder) {
  const files = (await readdir(new URL(folder, root)))
    .filter((name) => /^[\w-]+(\.wire|\.types)?\.ts$/.test(name))
    .sort()
  return Promise.all(files.map((name) => readFile(new URL(`${folder}${name}`, root), 'utf8')))
}

/** The documents as the committed files hold them. */
export async function generate() {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './document'; export * from './admin-document'",
      resolveDir: new URL('src/openapi', root).pathname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@prilavok/source'],
  })
  const { openApiDocument, adminOpenApiDocument } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  const [forBuyers, forStaff] = await Promise.all([sourcesOf('src/'), sourcesOf('src/admin/')])
  const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))
  const text = (document) => `${JSON.stringify(document, null, 2)}\n`
  return {
    'openapi.json': text(await openApiDocument(forBuyers, version)),
    'openapi.admin.json': text(await adminOpenApiDocument([...forBuyers, ...forStaff], version)),
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname)
  for (const [name, text] of Object.entries(await generate())) await writeFile(new URL(name, root), text)
