#!/usr/bin/env node
import { runProgram } from '@prilavok/shop-server/node'
import { HELP, readDemoFlags } from './demo-flags'
import { demoHints } from './demo-hints'
import { openDemoShop } from './index'

try {
  const { demo, sandbox, bigCity, faults, rest } = readDemoFlags(process.argv.slice(2), process.env)
  await runProgram(rest, {
    usage: HELP,
    open: ({ fill: _fill, sandbox: _sandbox, ...options }, say) =>
      openDemoShop({
        ...options,
        ...(demo !== null && { demo }),
        ...(sandbox && { sandbox }),
        ...(bigCity !== null && { bigCity }),
        faults,
        progress: say,
      }),
    hints: (url, { hasWidgets }) => demoHints(url, { hasWidgets, hasStaff: demo !== null }),
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
