import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { openWorkspace } from '../release/workspace.fixture'
import { readChange, sectionOf, tellsOf, withSection } from './changelog.mjs'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

describe('a waiting change', () => {
  it('weighs as much as its weightiest package', () => {
    expect(readChange('---\n"@prilavok/core": patch\n"@prilavok/ui": minor\n---\n\nNew words.\n')).toEqual({
      bump: 'minor',
      packages: ['core', 'ui'],
      text: 'New words.',
    })
  })

  it('is refused when it says nothing or names nobody', () => {
    expect(() => readChange('---\n"@prilavok/core": patch\n---\n')).toThrow('says what is different')
    expect(() => readChange('---\n---\n\nWords.')).toThrow('names a package')
    expect(() => readChange('---\n"@prilavok/core": huge\n---\n\nWords.')).toThrow('not "huge"')
    expect(() => readChange('Words.')).toThrow('begins with "---"')
  })
})

describe('the section of a version', () => {
  it('puts what asks for action first and names packages unless it is all of them', () => {
    const changes = [
      { bump: 'patch', packages: ['core'], text: 'Repaired.' },
      { bump: 'major', packages: ['core', 'ui'], text: 'Gone.\nUse the other.' },
    ] as const
    expect(sectionOf('2.0.0', changes, 2)).toBe(
      '## 2.0.0\n\n### What asks something of you\n\n- Gone.\n  Use the other.\n\n### Repaired\n\n- **core**: Repaired.\n',
    )
  })

  it('stands above earlier versions and below the introduction', () => {
    const log = withSection('# Changelog\n\nWords.\n\n## 0.1.0\n\nOld.\n', '## 0.2.0\n\nNew.\n')
    expect(log).toBe('# Changelog\n\nWords.\n\n## 0.2.0\n\nNew.\n\n## 0.1.0\n\nOld.\n')
    expect(tellsOf(log, '0.2.0')).toBe(true)
    expect(tellsOf(log, '0.2')).toBe(false)
  })
})

describe('npm run version', () => {
  it('raises every package together, the lock with them, and moves the changes into the changelog', () => {
    const shop = openWorkspace({ locked: true })
    folders.push(shop.folder)
    shop.write('packages/embed/src/version.ts', "export const VERSION = '0.1.0'\n")
    shop.write(
      'examples/counter/package.json',
      '{\n  "dependencies": {\n    "@prilavok/desk": "0.1.0",\n    "react": "19.3.1"\n  }\n}\n',
    )
    shop.write('.changeset/drawer.md', '---\n"@prilavok/shelf": minor\n---\n\nA shelf has a drawer.\n')
    shop.commit()
    const { code, said } = shop.run('changelog.mjs')
    expect(said).toContain('2 packages are 0.2.0')
    expect(code).toBe(0)
    expect(JSON.parse(shop.read('packages/desk/package.json'))).toMatchObject({
      version: '0.2.0',
      dependencies: { '@prilavok/shelf': '0.2.0' },
    })
    expect(JSON.parse(shop.read('package.json'))).toMatchObject({ version: '0.2.0' })
    expect(JSON.parse(shop.read('package-lock.json'))).toMatchObject({
      version: '0.2.0',
      packages: { 'packages/shelf': { version: '0.2.0' } },
    })
    expect(shop.read('packages/embed/src/version.ts')).toContain("'0.2.0'")
    expect(JSON.parse(shop.read('examples/counter/package.json'))).toEqual({
      dependencies: { '@prilavok/desk': '0.2.0', react: '19.3.1' },
    })
    expect(shop.read('CHANGELOG.md')).toContain('## 0.2.0\n\n### New\n\n- **shelf**: A shelf has a drawer.\n\n## 0.1.0')
    expect(() => shop.read('.changeset/drawer.md')).toThrow('ENOENT')
    expect(() => shop.read('packages/desk/CHANGELOG.md')).toThrow('ENOENT')
  })

  it('has nothing to do when no change waits', () => {
    const shop = openWorkspace()
    folders.push(shop.folder)
    const { code, said } = shop.run('changelog.mjs')
    expect(said).toContain('No change waits for a version.')
    expect(code).toBe(1)
  })
})
