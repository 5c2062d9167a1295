import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Socket folder of the PostgreSQL of this test run; null where none is installed. */
    readonly postgresFolder: string | null
  }
}

const places = (): readonly string[] => {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .sort()
        .reverse()
        .map((version) => join(versions, version, 'bin'))
    : []
  const { POSTGRES_BIN = '', PATH = '' } = process.env
  return [POSTGRES_BIN, ...PATH.split(delimiter), ...installed, '/usr/local/bin', '/opt/homebrew/bin']
}

/** Folder with `initdb` and `postgres`, or null when PostgreSQL is not installed. */
export const findPostgres = (): string | null =>
  places().find(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  ) ?? null

interface Account {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root; then it runs as `postgres` or `nobody`. */
function account(): Account | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN),
    )
    if (uid !== undefined && gid !== undefined && uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error('Found no account without root rights to run PostgreSQL.')
}

/** A private PostgreSQL. */
export interface Cluster {
  /** Where its unix socket lies. */
  readonly folder: string
  /** Address of its first database. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Name of the migrated database that others are copied from. */
export const MIGRATED = 'migrated'

/** Address of a database of a private PostgreSQL, over the unix socket in its own folder. */
export const urlOf = (folder: string, database = 'postgres'): string =>
  `postgresql://shop@/${database}?host=${encodeURIComponent(folder)}`

/** Runs a command that belongs to no database, such as making one. */
export async function runOn(folder: string, command: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(folder) })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}

/** Commands of PostgreSQL run in a folder of their own, as a user of their own where this one is root. */
export function inFolder(folder: string) {
  const owner = account()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  return {
    ...(owner && { uid: owner.uid, gid: owner.gid }),
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder },
  }
}

/** Makes the files of a new PostgreSQL below a folder. */
export function initialise(binaries: string, folder: string): void {
  const args = ['-D', join(folder, 'data'), '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const made = spawnSync(join(binaries, 'initdb'), args, { ...inFolder(folder), encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
}

/** A PostgreSQL that runs. */
export interface RunningPostgres {
  readonly pid: number
  /** Ends it: in order, or as a crash does. */
  readonly stop: (how?: 'fast' | 'crash') => Promise<void>
}

/** Runs the PostgreSQL below a folder, its socket in that folder; resolves when it takes connections. */
export async function runPostgres(
  binaries: string,
  folder: string,
  settings: readonly string[] = [],
): Promise<RunningPostgres> {
  const all = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings]
  const flags = ['-D', join(folder, 'data'), ...all.flatMap((each) => ['-c', each])]
  const server = spawn(join(binaries, 'postgres'), flags, { ...inFolder(folder), stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((done) => void server.once('exit', () => done()))
  await new Promise<void>((ready, failed) => {
    let said = ''
    server.stderr.on('data', (bytes: Buffer) => {
      if (said.length < 100_000) said += bytes.toString()
      if (/ready to accept (?:read-only )?connections/.test(said)) ready()
    })
    server.once('exit', () => failed(new Error(`postgres ended: ${said}`)))
  })
  const stop = (how = 'fast') => {
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    return ended
  }
  return { pid: server.pid ?? 0, stop }
}

/** Nothing outlives a test: no change waits for the disk. */
const WITHOUT_DURABILITY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** Starts a private PostgreSQL in a temporary folder; durability is off, since nothing outlives the test. */
export async function startPostgres(binaries: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'prilavok-pg-'))
  initialise(binaries, folder)
  const running = await runPostgres(binaries, folder, WITHOUT_DURABILITY)
  const stop = async () => {
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, url: urlOf(folder), stop }
}
