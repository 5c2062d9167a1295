#!/usr/bin/env node
import { readCliOptions, USAGE } from './node/cli-options'
import { openShop } from './node/open-shop'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const complain = (text: string) => void process.stderr.write(`${text}\n`)
const fail = (error: unknown) => {
  complain(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { help, demo, sandbox, bigCity, bundleFolder, publicUrl, origins, trustedProxies, rateLimits, ...options } =
    readCliOptions(process.argv.slice(2), process.env)
  if (help) return say(USAGE)
  say(options.databaseUrl === null ? `Opening the shop's database in ${options.dataDir} …` : 'Opening PostgreSQL …')
  const shop = await openShop({
    ...options,
    ...(demo !== null && { demo }),
    ...(sandbox && { sandbox }),
    ...(bigCity !== null && { bigCity }),
    ...(bundleFolder !== null && { bundleFolder }),
    settings: { publicUrl, allowedOrigins: origins, trustedProxies, rateLimits },
    progress: say,
    log: ({ level, requestId, text }) => {
      if (level !== 'info') complain(`${requestId} ${text}`)
    },
  })
  say(`The shop is open: ${shop.url}`)
  if (demo !== null || sandbox) say('Sandbox: payments are simulated, no money moves. Not for real buyers.')
  let closing = false
  const stop = () => {
    // A second signal does not wait for running responses.
    if (closing) process.exit(130)
    closing = true
    say('Closing …')
    shop.close().catch(fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

run().catch(fail)
