import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './ensure.mjs'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'prilavok-version-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const readJson = (path: string): unknown => JSON.parse(read(path))
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const manifest = (name: string, more: object) => `${JSON.stringify({ name, version: '0.1.0', ...more }, null, 2)}\n`
const change = (name: string, bump: string, text: string) =>
  write(`.changeset/${name}.md`, `---\n"@prilavok/shelf": ${bump}\n---\n\n${text}\n`)

/** Runs `npm run version` in a small repository of two packages, `desk` on `shelf`. */
function version() {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/version.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

describe('npm run version', () => {
  write('package.json', manifest('prilavok', { private: true, workspaces: ['packages/*'] }))
  write('CHANGELOG.md', '# Changelog\n\nOne version for all.\n\n## 0.1.0\n\nThe first one.\n')
  write('.changeset/config.json', readFileSync(join(root, '.changeset/config.json'), 'utf8'))
  write('packages/shelf/package.json', manifest('@prilavok/shelf', {}))
  write('packages/desk/package.json', manifest('@prilavok/desk', { dependencies: { '@prilavok/shelf': '0.1.0' } }))
  write('packages/embed/src/version.ts', "export const VERSION = '0.1.0'\n")
  write('packages/embed/package.json', manifest('@prilavok/embed', {}))
  write(
    'examples/counter/package.json',
    manifest('counter', { dependencies: { '@prilavok/desk': '0.1.0', react: '19.3.1' } }),
  )
  for (const args of [
    ['init', '--quiet', '--initial-branch', 'main'],
    ['add', '--all'],
  ])
    execFileSync('git', args, { cwd: folder, stdio: 'pipe' })

  it('has nothing to do when no change waits', () => {
    const { status, output } = version()
    expect(output).toContain('No change waits for a version.')
    expect(status).toBe(1)
  })

  it('raises every package together, and moves the changes into the one changelog', () => {
    change('drawer', 'minor', 'A shelf has a drawer.\n\nIt opens.')
    change('lid', 'patch', 'Removed: The lid.')
    change('hinge', 'patch', 'The hinge does not squeak.')
    const { status, output } = version()
    expect(output).toContain('All packages are 0.2.0')
    expect(status).toBe(0)
    expect(readJson('packages/desk/package.json')).toMatchObject({
      version: '0.2.0',
      dependencies: { '@prilavok/shelf': '0.2.0' },
    })
    expect(readJson('package.json')).toMatchObject({ version: '0.2.0' })
    expect(readJson('package-lock.json')).toMatchObject({ packages: { 'packages/shelf': { version: '0.2.0' } } })
    expect(read('packages/embed/src/version.ts')).toContain("'0.2.0'")
    expect(readJson('examples/counter/package.json')).toMatchObject({
      dependencies: { '@prilavok/desk': '0.2.0', react: '19.3.1' },
    })
    expect(read('CHANGELOG.md')).toBe(
      [
        '# Changelog\n\nOne version for all.\n\n## 0.2.0',
        '### Added\n\n- A shelf has a drawer.\n\n  It opens.',
        '### Fixed\n\n- The hinge does not squeak.',
        '### Removed\n\n- The lid.',
        '## 0.1.0\n\nThe first one.\n',
      ].join('\n\n'),
    )
    expect(() => read('.changeset/drawer.md')).toThrow('ENOENT')
  })
})
