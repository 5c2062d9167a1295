#!/usr/bin/env node
import { runCli } from './cli/run-cli'

process.exitCode = await runCli(process.argv.slice(2), {
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
