import { parseArgs } from 'node:util'
import { fuzz } from './fuzz'
import { requestOf } from './runs'
import { measureWorst } from './worst'
import { measureWorstStaff } from './worst-staff'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    worst: { type: 'boolean' },
    'worst-staff': { type: 'boolean' },
    program: { type: 'string', default: '' },
  },
})
const say = (text: string) => void process.stdout.write(`${text}\n`)
const seed = Number(values.seed)

async function run(): Promise<boolean> {
  if (values.worst) return measureWorst(say)
  if (values['worst-staff']) return measureWorstStaff(values.program, say)
  const runs =
    values.only === undefined ? Array.from({ length: Number(values.runs) }, (_, each) => each) : [Number(values.only)]
  if (values.only !== undefined) say(JSON.stringify(requestOf(seed, Number(values.only)), null, 2).slice(0, 4_000))
  const begun = Date.now()
  const { findings, statuses } = await fuzz({
    seed,
    runs,
    progress: (done) => (done % 1_000 === 0 ? say(`${done} requests`) : undefined),
  })
  for (const { run: number, fault, request, said } of findings) {
    say(`\nrun ${number ?? '-'}: ${fault}`)
    if (request)
      say(`  ${request.method} ${request.target.slice(0, 200)} (broken: ${request.broken}, ${request.framing})`)
    if (request) say(`  ${request.body.slice(0, 200)}\n  ${said}`)
    if (number !== null) say(`  again: npm run fuzz -- --seed ${seed} --only ${number}`)
  }
  const counted = [...statuses].sort(([one], [other]) => one - other).map(([status, times]) => `${times} × ${status}`)
  const total = (matches: (fault: string) => boolean) => findings.filter(({ fault }) => matches(fault)).length
  say(
    `\n${runs.length} requests from seed ${seed} in ${((Date.now() - begun) / 1000).toFixed(0)} s: ${counted.join(', ')}`,
  )
  say(`  ${total((fault) => fault.startsWith('status 5'))} × 5xx`)
  say(`  ${total((fault) => fault.startsWith('no response'))} hangs over 5 s`)
  say(`  ${total((fault) => /^status 4|closed/.test(fault))} answers without a problem`)
  say(
    `  ${total((fault) => /^(?:[a-z_]+:|batch|the server|an unhandled)/.test(fault))} of the server, its database or batches that were cut`,
  )
  return findings.length === 0
}

process.exitCode = (await run()) ? 0 : 1
