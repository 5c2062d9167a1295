// Writes openapi.json from the schemas: node packages/contracts/openapi/generate.mjs
import { build } from 'esbuild'
import { readdir, readFile, writeFile } from 'node:fs/promises'

const root = new URL('../', import.meta.url)

/** The document as the committed file holds it. */
export async function generate() {
  const { outputFiles } = await build({
    entryPoints: [new URL('src/openapi/document.ts', root).pathname],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@prilavok/source'],
  })
  const { openApiDocument } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  const files = (await readdir(new URL('src/', root)))
    .filter((name) => /^[\w-]+(\.wire|\.types)?\.ts$/.test(name))
    .sort()
  const sources = await Promise.all(files.map((name) => readFile(new URL(`src/${name}`, root), 'utf8')))
  const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))
  return `${JSON.stringify(await openApiDocument(sources, version), null, 2)}\n`
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  await writeFile(new URL('openapi.json', root), await generate())
}
