#!/usr/bin/env node
import { demoAccountsText } from './demo/staff-accounts'
import { readCliOptions, USAGE } from './node/cli-options'
import { linkCommand } from './node/link-command'
import { logText } from './node/log-text'
import { openShop } from './node/open-shop'
import { openingText } from './node/opening-text'
import { purgeCommand } from './node/purge-command'

type Options = Omit<ReturnType<typeof readCliOptions>, 'help' | 'command' | 'draftId' | 'sentToPhone'>

/** What is still running then is cut off: a process that was told to stop stops. */
const LONGEST_CLOSE_MS = 25_000

const say = (text: string) => void process.stdout.write(`${text}\n`)
const complain = (text: string) => void process.stderr.write(`${text}\n`)
const fail = (error: unknown) => {
  complain(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { help, command, draftId, sentToPhone, ...options } = readCliOptions(process.argv.slice(2), process.env)
  if (help) return say(USAGE)
  const { databaseUrl, dataDir } = options
  say(databaseUrl === null ? `Opening the shop's database in ${dataDir} …` : 'Opening PostgreSQL …')
  if (command === 'link') return linkCommand({ ...options, draftId, sentToPhone }, say)
  return command === 'purge' ? purgeCommand(options, say) : serve(options)
}

async function serve(given: Options): Promise<void> {
  const {
    demo,
    sandbox,
    bigCity,
    bundleFolder,
    publicUrl,
    origins,
    trustedProxies,
    rateLimits,
    robotCheck,
    logFormat,
    logsRequests,
    drainSeconds,
    metrics,
    ...options
  } = given
  const shop = await openShop({
    ...options,
    ...(demo !== null && { demo }),
    ...(sandbox && { sandbox }),
    ...(bigCity !== null && { bigCity }),
    ...(bundleFolder !== null && { bundleFolder }),
    ...(metrics !== null && { metrics }),
    shutdown: { drainMs: drainSeconds * 1000 },
    settings: { publicUrl, allowedOrigins: origins, trustedProxies, rateLimits, robotCheck },
    progress: say,
    log: (entry) => {
      if (logsRequests || entry.level !== 'info') complain(logText(entry, logFormat))
    },
  })
  const staff = demo === null ? {} : { staff: demoAccountsText() }
  say(openingText(shop.url, { isSandbox: demo !== null || sandbox, hasWidgets: bundleFolder !== null, ...staff }))
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

run().catch(fail)
