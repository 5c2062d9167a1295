import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../ensure.mjs'

/** A copy of the repository without what is built or installed, for a generator to write into. */
export function copyProject(more: readonly string[] = []) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'prilavok-copy-')))
  for (const name of ['tsconfig.base.json', 'package.json', ...more])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules/@prilavok'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@prilavok'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction')
  for (const name of readdirSync(join(root, 'packages'))) {
    for (const part of ['src', 'package.json', 'tsconfig.json', 'openapi'].filter((each) =>
      existsSync(join(root, 'packages', name, each)),
    ))
      cpSync(join(root, 'packages', name, part), join(copy, 'packages', name, part), { recursive: true })
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@prilavok', name), 'junction')
  }
  const node = (program: string, ...args: readonly string[]) => run(join(root, 'node_modules', program), ...args)
  const run = (program: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: copy,
      encoding: 'utf8',
    })
    return { status, output: `${stdout}${stderr}` }
  }
  return {
    copy,
    node,
    /** Runs a program of the copy. */
    run: (program: string) => run(join(copy, program)),
    /** Compiles files of the copy. */
    compile: (include: readonly string[], types: readonly string[]) => {
      const compilerOptions = {
        composite: false,
        noEmit: true,
        declarationMap: false,
        emitDeclarationOnly: false,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types,
      }
      writeFileSync(
        join(copy, 'tsconfig.json'),
        JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include }),
      )
      return node('typescript-native/bin/tsc', '--project', '.')
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
