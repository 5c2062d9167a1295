import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const tools = fileURLToPath(new URL('..', import.meta.url))

/** A small repository of two packages, in which the release tools run for real. */
export interface Workspace {
  readonly folder: string
  readonly write: (path: string, text: string) => void
  readonly read: (path: string) => string
  readonly commit: () => void
  /** Runs one of our tools there. */
  readonly run: (
    tool: string,
    args?: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => { readonly code: number | null; readonly said: string }
}

const manifest = (name: string, more: object) =>
  `${JSON.stringify(
    {
      name: `@prilavok/${name}`,
      version: '0.1.0',
      license: 'MIT',
      type: 'module',
      files: ['dist', 'src'],
      exports: {
        '.': { '@prilavok/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      },
      ...more,
    },
    null,
    2,
  )}\n`

/** `desk` stands on `shelf` but comes before it in the alphabet: the order of publishing has to be found. `locked` adds a lock file. */
export function openWorkspace({ locked = false }: { readonly locked?: boolean } = {}): Workspace {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'prilavok-release-')))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@shop.example', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const top = {
    name: 'prilavok',
    version: '0.1.0',
    private: true,
    workspaces: ['packages/*'],
    scripts: { test: 'node checks.mjs' },
  }
  write('package.json', `${JSON.stringify(top, null, 2)}\n`)
  write('checks.mjs', '')
  write('.gitignore', '.cache/\ndist/\nnode_modules/\n')
  write('LICENSE', 'MIT\n')
  write('CHANGELOG.md', '# Changelog\n\nAll packages share one version.\n\n## 0.1.0\n\nThe first one.\n')
  write('.changeset/config.json', readFileSync(join(tools, '../.changeset/config.json'), 'utf8'))
  // A lock must be written without the registry.
  const foreign = locked ? {} : { devDependencies: { vitest: '4.1.12' } }
  for (const [name, more] of [
    ['shelf', {}],
    ['desk', { dependencies: { '@prilavok/shelf': '0.1.0' }, ...foreign }],
  ] as const) {
    write(`packages/${name}/package.json`, manifest(name, more))
    write(`packages/${name}/README.md`, `# ${name}\n`)
    write(`packages/${name}/src/index.ts`, 'export const one = 1\n')
    write(`packages/${name}/src/index.test.ts`, 'export {}\n')
    write(`packages/${name}/dist/index.js`, 'export const one = 1\n')
    write(`packages/${name}/dist/index.d.ts`, 'export declare const one = 1;\n')
    write(
      `packages/${name}/dist/index.d.ts.map`,
      JSON.stringify({ version: 3, file: 'index.d.ts', sources: ['../src/index.ts'], names: [], mappings: '' }),
    )
  }
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'all')
  }
  git('init', '--quiet', '--initial-branch', 'main')
  if (locked)
    execFileSync('npm', ['install', '--package-lock-only', '--offline', '--loglevel=error'], {
      cwd: folder,
      stdio: 'pipe',
      shell: process.platform === 'win32',
    })
  commit()
  return {
    folder,
    write,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    commit,
    run(tool, args = [], env = {}) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(tools, tool), ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...env },
      })
      return { code: status, said: stdout + stderr }
    },
  }
}
