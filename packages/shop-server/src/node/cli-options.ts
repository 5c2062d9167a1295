import { parseArgs } from 'node:util'
import { staffRoles } from '@prilavok/contracts/admin'
import { proxiesOf } from '../http/client-address'
import { STAFF_ACTIONS, type StaffCommand } from './staff-command'
import { LOG_FORMATS, type LogFormat } from './log-text'
import type { MetricsAddress } from './metrics'
import { robotCheckOf, type RobotCheckSettings } from '../rules/robot-check'
import { standardRateLimits, timesAsHigh, type RateLimits } from '../rules/rate-limits'

/** How the shop server is started. */
interface CliOptions {
  /** `serve`, or a command that ends: `purge` what has outlived its term, print the `link` to a prepared order, manage the `staff`. */
  readonly command: 'serve' | 'purge' | 'link' | 'staff'
  /** The order in process that `link` is about. */
  readonly draftId: string
  /** What `staff` does to an account. */
  readonly staff: Pick<StaffCommand, 'action' | 'login' | 'displayName' | 'roles' | 'password'>
  /** Whether the link is sent to the phone of the order. */
  readonly sentToPhone: boolean
  readonly port: number
  readonly host: string
  /** PostgreSQL address; null = the shop's own database in `dataDir`. */
  readonly databaseUrl: string | null
  /** A replica of it, for reads of the catalogue; null = there is none. */
  readonly replicaUrl: string | null
  /** Whether a pooler gives connections to others after each transaction. */
  readonly isPooled: boolean
  readonly dataDir: string
  readonly bundleFolder: string | null
  readonly publicUrl: string | null
  readonly origins: readonly string[]
  /** Origins of pages from which the staff work, beside the server's own. */
  readonly staffOrigins: readonly string[]
  /** Roles of the staff that must have a second factor. */
  readonly secondFactorRoles: readonly string[]
  /** Proxies whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[]
  readonly logFormat: LogFormat
  /** Whether every request is logged, not only what went wrong. */
  readonly logsRequests: boolean
  /** Whether a purge only counts. */
  readonly isDryRun: boolean
  /** How long a process that ends serves on before it stops, for the proxy to notice, in seconds. */
  readonly drainSeconds: number
  /** Where the metrics are read; null = nowhere. */
  readonly metrics: MetricsAddress | null
  readonly rateLimits: RateLimits | null
  /** The service that is asked about forms; null = none. */
  readonly robotCheck: RobotCheckSettings | null
  readonly help: boolean
}

/** What `--help` prints. */
export const USAGE = `prilavok-shop: the reference shop server
prilavok-shop purge: removes what has outlived its term, says how many rows of which table, and ends
prilavok-shop link ID: prints the address that hands an order in process to its buyer, for one use within a week
prilavok-shop staff list
prilavok-shop staff add LOGIN --name NAME --role ROLE: makes an account of the staff and prints its password, once
prilavok-shop staff roles LOGIN --role ROLE, staff password LOGIN, staff close LOGIN, staff open LOGIN
prilavok-shop staff reset-second-factor LOGIN: for somebody who has lost their phone and the recovery codes

  --port N          port (PORT), 8080 by default; 0 takes a free one
  --host NAME       address to listen on (HOST), 127.0.0.1 by default
  --database URL    PostgreSQL (DATABASE_URL); without it the shop keeps its own database in the data folder
  --data FOLDER     data folder (PRILAVOK_DATA), .prilavok by default; "memory" forgets everything at the end
  --bundle FOLDER   built widgets, served below /bundle/ (PRILAVOK_BUNDLE)
  --public-url URL  where browsers reach this server (PRILAVOK_PUBLIC_URL)
  --origin URL      a page origin that may call the API; may be repeated (PRILAVOK_ORIGINS, comma list)
  --staff-origin URL  another origin from which the staff work, such as https://office.example; may be repeated
                    (PRILAVOK_STAFF_ORIGINS, comma list); pages that sell do not belong here
  --second-factor ROLE  a role of the staff that must have a second factor, such as Administrator, or all; may be repeated
                    (PRILAVOK_SECOND_FACTOR, comma list)
  --trust-proxy ADDRESS  a proxy before this server: an address, a network such as 10.0.0.0/8, or loopback; may be repeated
                    (PRILAVOK_TRUST_PROXY, comma list)
  --log FORMAT      json, the default, or text (PRILAVOK_LOG); on the standard error stream
  --log-requests    logs every request, not only security events and errors (PRILAVOK_LOG_REQUESTS=1)
  --metrics-port N  metrics for Prometheus at a port of their own, of this computer alone (PRILAVOK_METRICS_PORT); another address
                    to listen on is PRILAVOK_METRICS_HOST, which strangers must not reach
  --drain SECONDS   a server that is told to stop says that it is not ready and serves on for so long, 0 by default (PRILAVOK_DRAIN)
  --dry-run         with purge: only counts
  --role ROLE       with staff: what the account may do; may be repeated
  --name NAME       with staff: as others see it; PRILAVOK_STAFF_PASSWORD is its password, otherwise one is made
  --sent-to-phone   with link: it goes to the phone of the order; whoever follows it has proved the phone
  --rate-limits N   how often visitors may call: off, or how many times as often as usual, 1 by default (PRILAVOK_RATE_LIMITS)

DATABASE_REPLICA_URL names a replica for reads of the catalogue. PRILAVOK_POOLED=1 says that a pooler stands before PostgreSQL which
gives a connection to somebody else after each transaction

Uploaded files lie in the data folder, or in a bucket of an S3-compatible storage: PRILAVOK_FILES_URL (the address of the
bucket), PRILAVOK_FILES_KEY, PRILAVOK_FILES_SECRET, PRILAVOK_FILES_REGION

Forms are checked for robots by a service: PRILAVOK_ROBOT_SERVICE (recaptcha, the default, or smart-captcha) with the shop's pair
of keys there, PRILAVOK_ROBOT_SITE_KEY and PRILAVOK_ROBOT_SECRET_KEY; PRILAVOK_ROBOT_LEAST_SCORE, 0.5 by default`

function portOf(text: string, flag = '--port'): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${flag} is a number from 0 to 65535, not "${text}".`)
  return port
}

function metricsOf(port: string | undefined, host: string | undefined): MetricsAddress | null {
  return port ? { port: portOf(port, '--metrics-port'), ...(host && { host }) } : null
}

function secondsOf(text: string): number {
  const seconds = Number(text)
  if (!(seconds >= 0 && seconds <= 60)) throw new Error(`--drain is a number of seconds from 0 to 60, not "${text}".`)
  return seconds
}

function rateLimitsOf(text: string): RateLimits | null {
  if (text === 'off') return null
  const factor = Number(text)
  if (!(factor > 0 && factor <= 1_000_000)) throw new Error(`--rate-limits is off or a positive number, not "${text}".`)
  return timesAsHigh(standardRateLimits, factor)
}

const trusted = (proxies: readonly string[]) => {
  proxiesOf(proxies)
  return proxies
}

/** A role that nobody has would demand nothing, and nobody would notice. */
const rolesOf = (roles: readonly string[]) => {
  const wrong = roles.find((role) => role !== 'all' && !staffRoles.some((each) => each === role))
  if (wrong !== undefined) throw new Error(`--second-factor is all or one of ${staffRoles.join(', ')}, not "${wrong}".`)
  return roles
}

function formatOf(text: string): LogFormat {
  const format = LOG_FORMATS.find((each) => each === text)
  if (format === undefined) throw new Error(`--log is one of ${LOG_FORMATS.join(', ')}, not "${text}".`)
  return format
}

function staffOf(
  words: readonly string[],
  { name, role }: { readonly name?: string; readonly role?: readonly string[] },
) {
  const [, given = 'list', login = '', ...more] = words
  const action = STAFF_ACTIONS.find((each) => each === given)
  if (action === undefined || (action === 'list') !== (login === '') || more.length > 0)
    throw new Error(`The commands for accounts are "staff list" and "staff ${STAFF_ACTIONS.slice(1).join('|')} LOGIN".`)
  return { action, login, displayName: name ?? '', roles: role ?? [] }
}

function commandOf(words: readonly string[]): Pick<CliOptions, 'command' | 'draftId'> {
  if (words[0] === 'staff') return { command: 'staff', draftId: '' }
  const [command = 'serve', draftId = '', ...more] = words
  const isKnown = (words.length === 0 || command === 'purge') && draftId === ''
  if (isKnown || (command === 'link' && draftId !== '' && more.length === 0))
    return { command: command as CliOptions['command'], draftId }
  throw new Error(`There is no command "${words.join(' ')}". The commands are "purge", "link ID" and "staff".`)
}

type Environment = Readonly<Record<string, string | undefined>>

const listOf = (text: string | undefined) => (text ?? '').split(',').filter(Boolean)

/** Reads flags, then the environment, then defaults. */
export function readCliOptions(args: readonly string[], env: Environment): CliOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      database: { type: 'string' },
      data: { type: 'string' },
      bundle: { type: 'string' },
      'public-url': { type: 'string' },
      origin: { type: 'string', multiple: true },
      'staff-origin': { type: 'string', multiple: true },
      'second-factor': { type: 'string', multiple: true },
      'trust-proxy': { type: 'string', multiple: true },
      log: { type: 'string' },
      'log-requests': { type: 'boolean' },
      'metrics-port': { type: 'string' },
      drain: { type: 'string' },
      'dry-run': { type: 'boolean' },
      'sent-to-phone': { type: 'boolean' },
      name: { type: 'string' },
      role: { type: 'string', multiple: true },
      'rate-limits': { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  return {
    ...commandOf(positionals),
    staff: {
      ...staffOf(positionals[0] === 'staff' ? positionals : [], {
        ...(values.name !== undefined && { name: values.name }),
        ...(values.role !== undefined && { role: values.role }),
      }),
      password: env['PRILAVOK_STAFF_PASSWORD'] || null,
    },
    sentToPhone: values['sent-to-phone'] ?? false,
    port: portOf(values.port ?? env['PORT'] ?? '8080'),
    host: values.host ?? env['HOST'] ?? '127.0.0.1',
    databaseUrl: values.database ?? env['DATABASE_URL'] ?? null,
    replicaUrl: env['DATABASE_REPLICA_URL'] || null,
    isPooled: env['PRILAVOK_POOLED'] === '1',
    dataDir: values.data ?? env['PRILAVOK_DATA'] ?? '.prilavok',
    bundleFolder: values.bundle ?? env['PRILAVOK_BUNDLE'] ?? null,
    publicUrl: values['public-url'] ?? env['PRILAVOK_PUBLIC_URL'] ?? null,
    origins: values.origin ?? listOf(env['PRILAVOK_ORIGINS']),
    staffOrigins: values['staff-origin'] ?? listOf(env['PRILAVOK_STAFF_ORIGINS']),
    secondFactorRoles: rolesOf(values['second-factor'] ?? listOf(env['PRILAVOK_SECOND_FACTOR'])),
    trustedProxies: trusted(values['trust-proxy'] ?? listOf(env['PRILAVOK_TRUST_PROXY'])),
    logFormat: formatOf(values.log ?? env['PRILAVOK_LOG'] ?? 'json'),
    logsRequests: values['log-requests'] ?? env['PRILAVOK_LOG_REQUESTS'] === '1',
    isDryRun: values['dry-run'] ?? false,
    drainSeconds: secondsOf(values.drain ?? env['PRILAVOK_DRAIN'] ?? '0'),
    metrics: metricsOf(values['metrics-port'] ?? env['PRILAVOK_METRICS_PORT'], env['PRILAVOK_METRICS_HOST']),
    rateLimits: rateLimitsOf(values['rate-limits'] ?? env['PRILAVOK_RATE_LIMITS'] ?? '1'),
    robotCheck: robotCheckOf(env),
    help: values.help ?? false,
  }
}
