import { readCliOptions, USAGE } from './cli-options'
import { linkCommand } from './link-command'
import { logText } from './log-text'
import { openShop, type OpenShop, type OpenShopOptions } from './open-shop'
import { purgeCommand } from './purge-command'
import { staffCommand } from './staff-command'

type Options = Omit<ReturnType<typeof readCliOptions>, 'help' | 'command' | 'draftId' | 'sentToPhone' | 'staff'>

/** A program that serves a shop: `prilavok-shop`, or one that opens it in a way of its own. */
export interface ShopProgram {
  /** What `--help` prints. */
  readonly usage: string
  /** Opens the shop with what the command line says. */
  readonly open: (options: OpenShopOptions, say: (text: string) => void) => Promise<OpenShop>
  /** Lines that are printed below the shop's address. */
  readonly hints: (url: string, opened: { readonly hasWidgets: boolean }) => readonly string[]
}

const shopProgram: ShopProgram = { usage: USAGE, open: openShop, hints: () => [] }

/** What is still running then is cut off: a process that was told to stop stops. */
const LONGEST_CLOSE_MS = 25_000

const say = (text: string) => void process.stdout.write(`${text}\n`)
const complain = (text: string) => void process.stderr.write(`${text}\n`)
const fail = (error: unknown) => {
  complain(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(args: readonly string[], program: ShopProgram): Promise<void> {
  const { help, command, draftId, sentToPhone, staff, ...options } = readCliOptions(args, process.env)
  if (help) return say(program.usage)
  const { databaseUrl, dataDir } = options
  say(databaseUrl === null ? `Opening the shop's database in ${dataDir} …` : 'Opening PostgreSQL …')
  if (command === 'staff') return staffCommand({ ...staff, databaseUrl, dataDir }, say)
  if (command === 'link') return linkCommand({ ...options, draftId, sentToPhone }, say)
  return command === 'purge' ? purgeCommand(options, say) : serve(options, program)
}

async function serve(given: Options, { open, hints }: ShopProgram): Promise<void> {
  const {
    bundleFolder,
    publicUrl,
    origins,
    staffOrigins,
    secondFactorRoles,
    trustedProxies,
    rateLimits,
    robotCheck,
    logFormat,
    logsRequests,
    drainSeconds,
    metrics,
    ...options
  } = given
  const shop = await open(
    {
      ...options,
      ...(bundleFolder !== null && { bundleFolder }),
      ...(metrics !== null && { metrics }),
      shutdown: { drainMs: drainSeconds * 1000 },
      settings: {
        publicUrl,
        allowedOrigins: origins,
        staffOrigins,
        secondFactorRoles,
        trustedProxies,
        rateLimits,
        robotCheck,
      },
      log: (entry) => {
        if (logsRequests || entry.level !== 'info') complain(logText(entry, logFormat))
      },
    },
    say,
  )
  const lines = hints(shop.url, { hasWidgets: bundleFolder !== null })
  say([`The shop is open: ${shop.url}`, ...lines, STOP_HINT].join('\n'))
  let closing = false
  const stop = () => {
    // A second signal does not wait for running responses.
    if (closing) process.exit(130)
    closing = true
    say('Closing …')
    shop.close().catch(fail)
    setTimeout(() => process.exit(1), drainSeconds * 1000 + LONGEST_CLOSE_MS).unref()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

const STOP_HINT = '  Stop:          Ctrl-C; what was ordered stays in the database.'

/** Runs a program that serves a shop, with flags and the environment; says on the standard error stream what is wrong. */
export const runProgram = (args: readonly string[], program: ShopProgram = shopProgram): Promise<void> =>
  run(args, program).catch(fail)
