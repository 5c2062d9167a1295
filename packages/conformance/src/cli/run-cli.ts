import { readFileSync, writeFileSync } from 'node:fs'
import type { EndpointMap } from '@prilavok/contracts'
import type { SendRequest } from '../kit/client'
import { asJunit } from '../reports/as-junit'
import { resultLine, summaryTable } from '../reports/as-table'
import { CannotJudge, runConformance } from '../run-conformance'
import { readCliOptions, USAGE } from './cli-options'

/** What the command works with; tests give their own. */
export interface CliPorts {
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
  readonly fetch?: SendRequest
}

/** The map alone, or a whole configuration of a page. */
function readEndpoints(file: string): EndpointMap {
  try {
    const json = JSON.parse(readFileSync(file, 'utf8')) as { readonly api?: { readonly endpoints?: EndpointMap } }
    return json.api?.endpoints ?? (json as EndpointMap)
  } catch (error) {
    throw new CannotJudge(`${file} cannot be read. ${error instanceof Error ? error.message : ''}`)
  }
}

/** Runs the command; resolves with its exit code. */
export async function runCli(args: readonly string[], { say, complain, fetch }: CliPorts): Promise<0 | 1 | 2> {
  try {
    const { help, quiet, endpointsFile, jsonFile, junitFile, ...options } = readCliOptions(args)
    if (help) {
      say(USAGE)
      return 0
    }
    const report = await runConformance({
      ...options,
      ...(fetch !== undefined && { fetch }),
      ...(endpointsFile !== null && { endpoints: readEndpoints(endpointsFile) }),
      onResult: (result) => {
        if (!quiet || result.status === 'failed') say(resultLine(result))
      },
    })
    say(`\n${summaryTable(report)}`)
    if (jsonFile !== null) writeFileSync(jsonFile, `${JSON.stringify(report, null, 2)}\n`)
    if (junitFile !== null) writeFileSync(junitFile, asJunit(report))
    if (report.failed > 0) return 1
    return report.passed > 0 ? 0 : 2
  } catch (error) {
    complain(error instanceof CannotJudge ? error.message : String(error instanceof Error ? error.stack : error))
    return 2
  }
}
