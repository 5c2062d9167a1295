import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publicManifest, readPackages } from '../packages/pack.mjs'
import { reasonsAgainst, repositoryOf } from './preflight.mjs'
import { openWorkspace, type Workspace } from './workspace.fixture'

let shop: Workspace
beforeEach(() => {
  shop = openWorkspace()
}, 60_000)
afterEach(() => rmSync(shop.folder, { recursive: true, force: true }))

const inCi = {
  GITHUB_SERVER_URL: 'https://code.example',
  GITHUB_REPOSITORY: 'shop/prilavok',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example',
}

describe('a dry run', () => {
  it('packs everything in the order of its dependencies and publishes nothing', () => {
    const { code, said } = shop.run('release.mjs', ['--dry-run'])
    expect(said).toMatch(
      /@prilavok\/shelf 0\.1\.0 would be published\n@prilavok\/desk 0\.1\.0 would be published\nA dry run/,
    )
    expect(code).toBe(0)
  })

  it('refuses a tree with changes', () => {
    shop.write('packages/desk/src/index.ts', 'export const one = 2\n')
    const { code, said } = shop.run('release.mjs', ['--dry-run'])
    expect(said).toContain('Nothing was published.')
    expect(said).toContain('packages/desk/src/index.ts')
    expect(code).toBe(1)
  })

  it('stops at red checks', () => {
    shop.write('checks.mjs', 'process.exitCode = 1\n')
    shop.commit()
    const { code, said } = shop.run('release.mjs', ['--dry-run'])
    expect(said).toContain('the checks are red')
    expect(said).not.toContain('would be published')
    expect(code).toBe(1)
  })
})

describe('the way to the registry', () => {
  it('is free in a CI job on a clean, described, untagged version', () => {
    expect(reasonsAgainst(shop.folder, inCi, false)).toEqual([])
  })

  it('is closed where nobody can prove who publishes', () => {
    expect(reasonsAgainst(shop.folder, {}, false)).toEqual([
      expect.stringContaining('where the code is kept'),
      expect.stringContaining('identity of a CI job'),
    ])
  })

  it('is closed while changes wait, and for a version that the changelog does not know', () => {
    shop.write('.changeset/new.md', '---\n"@prilavok/desk": patch\n---\n\nA drawer opens.\n')
    shop.write('CHANGELOG.md', '# Changelog\n')
    shop.commit()
    expect(reasonsAgainst(shop.folder, inCi, false)).toEqual([
      expect.stringContaining('A change waits for a version (new.md)'),
      'CHANGELOG.md does not tell of 0.1.0.',
    ])
  })

  it('is closed when the packages have different versions', () => {
    shop.write(
      'packages/desk/package.json',
      shop.read('packages/desk/package.json').replace('"version": "0.1.0"', '"version": "0.2.0"'),
    )
    shop.commit()
    expect(reasonsAgainst(shop.folder, inCi, false)).toContain('The packages have different versions: 0.1.0, 0.2.0.')
  })
})

describe('the manifest that customers get', () => {
  it('has lost the conditions and tools of the workspace', () => {
    const [, desk] = readPackages(shop.folder)
    const manifest = publicManifest(desk?.manifest ?? {}, 'desk')
    expect(manifest).not.toHaveProperty('devDependencies')
    expect(manifest).toMatchObject({
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      dependencies: { '@prilavok/shelf': '0.1.0' },
    })
    expect(JSON.stringify(manifest)).not.toContain('@prilavok/source')
  })

  it('names the repository only when somebody said where it is', () => {
    expect(repositoryOf(shop.folder, {})).toBeNull()
    expect(publicManifest({ exports: {} }, 'desk', repositoryOf(shop.folder, inCi))).toMatchObject({
      repository: { type: 'git', url: 'git+https://code.example/shop/prilavok.git', directory: 'packages/desk' },
    })
  })
})
