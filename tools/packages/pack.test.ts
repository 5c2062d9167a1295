import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lighten, mapComplaints } from './lighten.mjs'
import { root } from '../ensure.mjs'
import { publicManifest, publicReadme, repositoryOf } from './pack.mjs'

describe('the manifest that customers get', () => {
  const manifest = {
    name: '@prilavok/desk',
    exports: { '.': { '@prilavok/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
    dependencies: { '@prilavok/shelf': '0.1.0' },
    devDependencies: { vitest: '4.1.12' },
    scripts: { test: 'vitest' },
    publishConfig: { access: 'public', directory: '../../.cache/packages/desk' },
  }

  it('has lost the conditions, tools and folders of the workspace', () => {
    expect(publicManifest(manifest, 'desk')).toEqual({
      name: '@prilavok/desk',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      dependencies: { '@prilavok/shelf': '0.1.0' },
      publishConfig: { access: 'public' },
    })
  })

  it('names the repository, its page and its issues only when a CI job says where they are', () => {
    expect(repositoryOf({})).toBeNull()
    const inCi = { GITHUB_SERVER_URL: 'https://code.example', GITHUB_REPOSITORY: 'shop/prilavok' }
    expect(publicManifest(manifest, 'desk', repositoryOf(inCi))).toMatchObject({
      homepage: 'https://code.example/shop/prilavok#readme',
      bugs: 'https://code.example/shop/prilavok/issues',
      repository: { type: 'git', url: 'git+https://code.example/shop/prilavok.git', directory: 'packages/desk' },
    })
  })
})

describe('the page of a package at the registry', () => {
  const readme = '# Desk\n\n[По-русски](README.ru.md)\n\nDocumentation: [React](../../docs/start/react.md#texts).\n'

  it('leads to the documents of the repository', () => {
    const inCi = { CI_PROJECT_URL: 'https://lab.example/shop' }
    expect(publicReadme(readme, repositoryOf(inCi))).toBe(
      '# Desk\n\nDocumentation: [React](https://lab.example/shop/-/blob/HEAD/docs/start/react.md#texts).\n',
    )
  })

  it('says where they are while no repository is known', () => {
    expect(publicReadme(readme)).toBe('# Desk\n\nDocumentation: React (`docs/start/react.md` in the repository).\n')
  })

  it.each(readdirSync(join(root, 'packages')))('of %s names documents, and has no link that ends nowhere', (owner) => {
    const own = readFileSync(join(root, 'packages', owner, 'README.md'), 'utf8')
    const documents = [...own.matchAll(/\]\(\.\.\/\.\.\/(docs\/[^)#]+)/g)].map(([, path]) => path ?? '')
    expect(documents.length).toBeGreaterThan(1)
    expect(documents.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(publicReadme(own)).not.toMatch(/\]\((?!https?:)/)
  })
})

describe('what a package carries', () => {
  let home: string
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'prilavok-pack-'))
  })
  afterEach(() => rmSync(home, { recursive: true, force: true }))

  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  const read = (file: string) => readFileSync(join(home, file), 'utf8')
  const sources = ['../src/shelf.ts', '../../other/src/box.ts', '../../../node_modules/zod/index.js']
  const build = () => {
    write('other/src/box.ts', 'box')
    write('desk/dist/index.js.map', { version: 3, sources, sourcesContent: ['shelf', 'box', 'zod'], mappings: 'AAAA' })
    write('desk/dist/index.d.ts', 'export declare const shelf: string;\n//# sourceMappingURL=index.d.ts.map')
    write('desk/dist/index.d.ts.map', { version: 3, sources: ['../src/shelf.ts'], mappings: 'AAAA' })
    write('desk/openapi.json', { openapi: '3.1.1' })
  }
  const complaints = () => mapComplaints(join(home, 'desk'), ['dist/index.js.map'])

  it('is no source twice: a map leaves out what ships as a file and what is of a library', () => {
    build()
    write('desk/src/shelf.ts', 'shelf')
    expect(complaints()).toEqual([
      'dist/index.js.map carries ../src/shelf.ts, which is elsewhere.',
      'dist/index.js.map carries ../../../node_modules/zod/index.js, which is elsewhere.',
    ])
    lighten(join(home, 'desk'), { hasSources: true })
    expect(JSON.parse(read('desk/dist/index.js.map'))).toEqual({
      version: 3,
      sources,
      sourcesContent: [null, 'box', null],
      mappings: 'AAAA',
    })
    expect(complaints()).toEqual([])
    expect(read('desk/dist/index.d.ts')).toContain('sourceMappingURL')
    expect(read('desk/openapi.json')).toBe('{"openapi":"3.1.1"}')
  })

  it('is no map of declarations where no sources ship', () => {
    build()
    lighten(join(home, 'desk'), { hasSources: false })
    expect(() => read('desk/dist/index.d.ts.map')).toThrow('ENOENT')
    expect(read('desk/dist/index.d.ts')).toBe('export declare const shelf: string;\n')
    expect(complaints()).toEqual([])
  })

  it('is no map that leads nowhere', () => {
    write('desk/dist/index.js.map', { version: 3, sources: ['../src/lost.ts'], mappings: '' })
    expect(complaints()).toEqual(['dist/index.js.map leads to ../src/lost.ts, which is nowhere.'])
  })
})
