import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inFolder, urlOf } from '@prilavok/shop-server/testing/postgres'

/** A pooler that runs: one address for whichever PostgreSQL is the primary. */
export interface Pooler {
  readonly url: string
  /** Leads to another PostgreSQL from now on. */
  readonly leadTo: (folder: string) => void
  readonly stop: () => Promise<void>
}

/** The program, or null where it is not installed. */
export const findPgbouncer = (): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path)) ?? null

const configOf = (folder: string, postgres: string) => `
[databases]
shop = host=${postgres} port=5432 dbname=postgres user=shop
[pgbouncer]
listen_addr =
listen_port = 5432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 16
max_client_conn = 200
server_login_retry = 1
server_connect_timeout = 2
logfile = ${join(folder, 'pgbouncer.log')}
pidfile = ${join(folder, 'pgbouncer.pid')}
`

/** Runs a pooler with its socket in a folder. */
export async function runPgbouncer(program: string, folder: string, postgres: string): Promise<Pooler> {
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(config, configOf(folder, postgres))
  const pooler = spawn(program, [config], { ...inFolder(folder), stdio: 'ignore' })
  const ended = new Promise<void>((done) => void pooler.once('exit', () => done()))
  while (!existsSync(join(folder, '.s.PGSQL.5432'))) {
    if (pooler.exitCode !== null) throw new Error(`pgbouncer ended, see ${join(folder, 'pgbouncer.log')}`)
    await new Promise((later) => setTimeout(later, 50))
  }
  return {
    url: urlOf(folder, 'shop'),
    leadTo(other) {
      writeFileSync(config, configOf(folder, other))
      pooler.kill('SIGHUP')
    },
    stop() {
      pooler.kill('SIGINT')
      return ended
    },
  }
}
