#!/usr/bin/env node
import { runProgram } from './node/program'

await runProgram(process.argv.slice(2))
