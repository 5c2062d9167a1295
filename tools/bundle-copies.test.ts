import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rollup } from 'rollup'
import { afterEach, describe, expect, it } from 'vitest'
import { copies, fileOfCopy } from './bundle-copies.mjs'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** The modules of a build in which `page.ts` has its own copies of what is called `own`, by the file that they stand in. */
async function build(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, readonly string[]>>> {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const bundle = await rollup({
    input: [join(folder, 'page.ts'), join(folder, 'other.ts')],
    plugins: [copies([{ name: 'page', importers: [/\/page\.ts$/], modules: [/\/own[^/]*\.ts$/] }])],
  })
  const { output } = await bundle.generate({ format: 'es' })
  return Object.fromEntries(
    output.flatMap((file) =>
      file.type === 'chunk'
        ? [[file.name, Object.keys(file.modules).map((id) => id.slice(id.lastIndexOf('/') + 1))]]
        : [],
    ),
  )
}

const both = (path: string) => ({
  'page.ts': `import { own } from '${path}'\nconsole.log(own)`,
  'other.ts': `import { own } from '${path}'\nconsole.log(own)`,
})

describe('a copy of a module', () => {
  it('stands in the file of its page, through a door and with what it imports itself', async () => {
    const built = await build({
      ...both('./packages/ui/src/index.ts'),
      'packages/ui/src/index.ts': "export * from './own.ts'",
      'packages/ui/src/own.ts':
        "import { more } from './own-more.ts'\nimport { shared } from './shared.ts'\nexport const own = () => [more, shared]",
      'packages/ui/src/own-more.ts': 'export const more = () => 1',
      'packages/ui/src/shared.ts': 'export const shared = () => 2',
    })
    expect(built).toEqual({
      page: ['own-more.ts?copy=page', 'own.ts?copy=page', 'page.ts'],
      other: ['own-more.ts', 'own.ts', 'other.ts'],
      shared: ['shared.ts'],
    })
  })

  it('is refused where two would not know each other', async () => {
    await expect(build({ ...both('./own.ts'), 'own.ts': 'export const own = createContext(null)' })).rejects.toThrow(
      'makes a context',
    )
  })

  it('goes by the name of its file in source maps', () => {
    expect(fileOfCopy('/packages/ui/src/own.ts?copy=page')).toBe('/packages/ui/src/own.ts')
  })
})
