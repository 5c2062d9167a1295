import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Target } from '../lib/side-by-side.types'
import { PEERS } from './folders'

const INSTALL_MS = 240_000
/** Pages answer the GraphQL peers with exactly the fields they ask for; that takes a parser. */
export const GRAPHQL_GROUP = 'graphql'

interface Installed {
  readonly present: readonly Target[]
  readonly absent: readonly { readonly target: string; readonly scenario: null; readonly why: string }[]
}

const json = (path: string): { readonly version?: string; readonly dependencies?: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(path, 'utf8'))

/** Whether the folder of a group holds the very versions that its package.json pins. */
function isInstalled(folder: string): boolean {
  const { dependencies = {} } = json(join(folder, 'package.json'))
  return Object.entries(dependencies).every(([name, version]) => {
    const manifest = join(folder, 'node_modules', name, 'package.json')
    return existsSync(manifest) && json(manifest).version === version
  })
}

/** Runs npm in the folder of a group; resolves to why it failed, or null. Install scripts of strangers do not run. */
function install(folder: string): Promise<string | null> {
  return new Promise((resolve) => {
    const args = [
      'install',
      '--no-package-lock',
      '--legacy-peer-deps',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    const npm = spawn('npm', args, { cwd: folder, shell: process.platform === 'win32', timeout: INSTALL_MS })
    let said = ''
    npm.stderr.on('data', (part: Buffer) => (said += part.toString()))
    npm.on('error', ({ message }) => resolve(message))
    npm.on('close', (code) =>
      resolve(
        code === 0 && isInstalled(folder)
          ? null
          : `npm install failed: ${said.trim().split('\n')[0] || `code ${code}`}`,
      ),
    )
  })
}

/** Installs a group where it is missing; resolves to why that failed, or null. */
export async function installGroup(group: string, say: (text: string) => void): Promise<string | null> {
  const folder = join(PEERS, group)
  if (isInstalled(folder)) return null
  say(`installing ${group}`)
  return install(folder)
}

/** Installs the packages of the targets' groups where they are missing; who cannot be installed stays out and is named. */
export async function installPeers(targets: readonly Target[], say: (text: string) => void): Promise<Installed> {
  const why = new Map<string, string>()
  const groups = new Set(
    targets.flatMap(({ group, needs = [] }) => [...(group === undefined ? [] : [group]), ...needs]),
  )
  for (const group of groups) {
    const problem = await installGroup(group, say)
    if (problem !== null) why.set(group, problem)
  }
  const problemOf = ({ group, needs = [] }: Target) =>
    [group ?? '', ...needs].map((each) => why.get(each)).find((each) => each !== undefined)
  return {
    present: targets.filter((target) => problemOf(target) === undefined),
    absent: targets.flatMap((target) => {
      const problem = problemOf(target)
      return problem === undefined ? [] : [{ target: target.id, scenario: null, why: problem }]
    }),
  }
}
