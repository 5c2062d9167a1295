import { parseArgs } from 'node:util'
import { drawOfVisitor } from '@prilavok/core/experiments'
import { differenceOf, sampleRatio } from '@prilavok/shop-server/testing/inside'

/** What an A/A check simulates. */
interface AaSettings {
  readonly experiments: number
  readonly visitors: number
  /** The share of visitors who order, whatever they are shown. */
  readonly rate: number
  readonly seed: number
}

/** False positives at the 5 % level, and divisions of visitors that would count as broken. */
interface AaResult {
  readonly falsePositives: number
  readonly broken: number
}

const LABELS = ['control', 'the same'] as const
const ALLOWED = [0.035, 0.065] as const

/** One experiment with two equal options: visitors are divided as the shop divides them, and order by chance. */
function simulate(name: string, { visitors, rate }: AaSettings) {
  const counts = LABELS.map((label) => ({ label: label as string, shown: 0, ordered: 0 }))
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const id = `${name}:${visitor}`
    const count = counts[drawOfVisitor(name, id) < 0.5 ? 0 : 1]
    if (count === undefined) continue
    count.shown += 1
    // Another draw of the same visitor, as independent of the division as any two experiments are.
    if (drawOfVisitor('orders', id) < rate) count.ordered += 1
  }
  return counts
}

/** Runs experiments whose options do not differ, and counts those that find a difference. */
function checkAa(settings: AaSettings): AaResult {
  let [falsePositives, broken] = [0, 0]
  for (let number = 0; number < settings.experiments; number += 1) {
    const counts = simulate(`aa-${settings.seed}-${number}`, settings)
    const [control, same] = counts
    const found = control && same ? differenceOf(same, control) : null
    if (found !== null && found.pValue < 0.05) falsePositives += 1
    if ((sampleRatio(counts, [1, 1]) ?? 1) < 0.001) broken += 1
  }
  return { falsePositives: falsePositives / settings.experiments, broken: broken / settings.experiments }
}

const { values } = parseArgs({
  options: {
    aa: { type: 'boolean', default: false },
    experiments: { type: 'string', default: '1000' },
    visitors: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '0.04' },
    seed: { type: 'string', default: '1' },
  },
})
if (!values.aa) {
  console.error('Say --aa: it is the one check that there is.')
  process.exitCode = 1
} else {
  const settings = {
    experiments: Number(values.experiments),
    visitors: Number(values.visitors),
    rate: Number(values.rate),
    seed: Number(values.seed),
  }
  const { falsePositives, broken } = checkAa(settings)
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`
  const isRight = falsePositives >= ALLOWED[0] && falsePositives <= ALLOWED[1]
  console.log(`${settings.experiments} experiments of two equal options, ${settings.visitors} visitors each:`)
  console.log(
    `  a difference was found (5 % level): ${percent(falsePositives)}, ${isRight ? 'as it should be' : 'WRONG'}`,
  )
  console.log(`  the division of visitors looked broken (0.1 % level): ${percent(broken)}`)
  if (!isRight) process.exitCode = 1
}
