import type { Report } from '../effects'
import { isRecord } from '../lib/parse-json'
import type { OptionValue, ShopOptions } from '../shop-options.types'
import type { Experiment, ExperimentOption } from './experiments.types'

const isValue = (value: unknown): value is OptionValue => ['string', 'number', 'boolean'].includes(typeof value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(isText))
/** A label goes into addresses as `Name:label,Name:label`. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[^:,]{1,64}$/.test(value)
const isOption = (value: unknown): value is ExperimentOption =>
  isRecord(value) && isName(value['label']) && isValue(value['value'])

/** The options of a named yes or no that gives none itself: as the shop is set, and the opposite. */
function optionsOfSwitch(name: string, named: ShopOptions): readonly ExperimentOption[] | null {
  const present = Object.hasOwn(named, name) ? named[name as keyof ShopOptions] : undefined
  if (typeof present !== 'boolean') return null
  return [present, !present].map((value) => ({ label: String(value), value, isControl: value === present }))
}

function wrongIn(given: Readonly<Record<string, unknown>>, named: ShopOptions): string | null {
  const { name, options, distributionRule, urlFilters, domElementFilters, runner = 'random', decided } = given
  if (!isName(name)) return 'it needs a name of 1 to 64 characters without ":" and ","'
  if (!Array.isArray(options) || options.length < 2 || !options.every(isOption))
    return 'it needs two or more options, each with a label and a value'
  const labels = options.map(({ label }) => label)
  if (new Set(labels).size !== labels.length) return 'two options have one label'
  const present = Object.hasOwn(named, name) ? named[name as keyof ShopOptions] : undefined
  if (present !== undefined && !options.every(({ value }) => typeof value === typeof present))
    return `the values of this named option are of the type ${typeof present}`
  if (!isTexts(urlFilters) || !isTexts(domElementFilters)) return 'its filters are lists of texts'
  if (runner !== 'random' && runner !== 'visitor' && runner !== 'prediction')
    return 'its runner is "random", "visitor" or "prediction"'
  if (distributionRule !== undefined) {
    const shares = isRecord(distributionRule) ? Object.entries(distributionRule) : []
    if (!shares.some(([, share]) => Number(share) > 0) || !shares.every(([label]) => labels.includes(label)))
      return 'its distributionRule gives a share above 0 to a label of an option'
  }
  if (decided !== undefined && !labels.some((label) => label === decided))
    return 'it is decided for a label of no option'
  return null
}

/** Whether a written experiment can run; `wrong` is what `wrongIn` has found in it. */
const canRun = (experiment: object, wrong: string | null): experiment is Experiment => wrong === null

/** The experiments that can run; one that cannot is reported to the page's developer and left out. */
export function checkExperiments(
  given: unknown,
  named: ShopOptions,
  report: (report: Report) => void,
): readonly Experiment[] {
  const names = new Set<string>()
  return (Array.isArray(given) ? given : []).flatMap((each: unknown) => {
    const written = isRecord(each) ? each : {}
    const own =
      isText(written['name']) && written['options'] === undefined ? optionsOfSwitch(written['name'], named) : null
    const experiment = own === null ? written : { ...written, options: own }
    const { name } = experiment as { readonly name?: unknown }
    const wrong = isText(name) && names.has(name) ? 'another experiment has its name' : wrongIn(experiment, named)
    if (canRun(experiment, wrong)) {
      names.add(experiment.name)
      return [experiment]
    }
    report({ kind: 'settings', message: `The experiment "${String(name)}" does not run: ${wrong}.` })
    return []
  })
}
