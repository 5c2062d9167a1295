#!/usr/bin/env node
import type { ShopServerOptions } from './index'
import { readCliOptions, usage } from './node/cli-options'
import { start } from './node/start'
import { createPages } from './pages'

const say = (text: string) => void process.stdout.write(`${text}\n`)
const complain = (text: string) => void process.stderr.write(`${text}\n`)
const fail = (error: unknown) => {
  complain(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const options = readCliOptions(process.argv.slice(2), process.env)
  if (options.help) return say(usage)
  const script = (build: 'preact' | 'react') => (build === 'react' ? '/bundle/prilavok.react.js' : '/bundle/prilavok.js')
  const pages: ShopServerOptions['pages'] = ({ db, now, settings }) =>
    createPages({ db, now, policyVersion: settings.policyVersion, bundle: (build) => ({ build, script: script(build) }) })
  const shop = await start(options, pages, { say, complain })
  let closing = false
  const stop = () => {
    // A second signal does not wait for running answers.
    if (closing) process.exit(130)
    closing = true
    say('Closing …')
    shop.close().catch(fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

run().catch(fail)
