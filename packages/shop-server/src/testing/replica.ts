import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inFolder, runOn, runPostgres, type RunningPostgres } from './postgres'

/** The name under which the primary waits for its replica. */
const NAME = 'replica'

/** Copies a primary that runs into a folder and lets the copy follow it. */
export function addReplica(
  binaries: string,
  primary: string,
  folder: string,
  settings: readonly string[],
): Promise<RunningPostgres> {
  const args = [
    '-D',
    join(folder, 'data'),
    '-h',
    primary,
    '-U',
    'shop',
    '-R',
    '-X',
    'stream',
    '-C',
    '-S',
    NAME,
    '-c',
    'fast',
  ]
  // Only the server itself may be linked into the folder of ordinary programs.
  const programs = dirname(realpathSync(join(binaries, 'postgres')))
  const copied = spawnSync(join(programs, 'pg_basebackup'), args, { ...inFolder(folder), encoding: 'utf8' })
  if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr}`)
  const conninfo = `primary_conninfo=host=${primary} user=shop application_name=${NAME}`
  return runPostgres(binaries, folder, [...settings, conninfo])
}

/** From now on a commit of the primary waits until the replica has it on disk, too. */
export async function waitForReplica(primary: string): Promise<void> {
  await runOn(primary, `alter system set synchronous_standby_names = '${NAME}'`)
  await runOn(primary, 'select pg_reload_conf()')
}

/** Makes a replica the primary; resolves when it takes writes. */
export const promote = (folder: string): Promise<void> => runOn(folder, 'select pg_promote(true, 30)')
