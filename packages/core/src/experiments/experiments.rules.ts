import type { PageFacts } from '../effects'
import type { AssignedOption, Assignment } from '../shop-options.types'
import { controlOf, hashCodeOf } from './bucketing.rules'
import type { Experiment, ExperimentOption } from './experiments.types'

/** What the rules of an experiment ask of the page. */
export interface ExperimentPage {
  /** Path and query. */
  readonly address: string
  readonly facts: Pick<PageFacts, 'userAgent'>
  /** Whether the page has an element of this id. */
  readonly has: (elementId: string) => boolean
}

/** The robots of Yandex: YandexBot, YandexImages, YandexMetrika and the others, which all name its page about robots. */
const YANDEX_ROBOT = /yandex\.com\/bots|\bYandex\w*(?:Bot|Metrika|Images|Video|Direct|Favicons|Webmaster)\b/i

/** Whether a browser calls itself a robot of Yandex. */
export const isYandexRobot = (userAgent: string): boolean => YANDEX_ROBOT.test(userAgent)

const matches = (pattern: string, address: string): boolean => {
  try {
    return new RegExp(pattern).test(address)
  } catch {
    return false
  }
}

/** Whether an experiment may be assigned on this page (EXP-05). */
export const isAllowed = (
  { urlFilters, domElementFilters }: Experiment,
  { address, has }: Pick<ExperimentPage, 'address' | 'has'>,
): boolean =>
  (urlFilters === undefined || urlFilters.some((pattern) => matches(pattern, address))) &&
  (domElementFilters === undefined || domElementFilters.some(has))

/** An option as the page reads it. */
export const assigned = (
  experiment: Experiment,
  option: ExperimentOption,
  why: AssignedOption['why'],
): AssignedOption => ({
  label: option.label,
  isControl: option === controlOf(experiment),
  hashCode: hashCodeOf(experiment),
  value: option.value,
  why,
})

/** The assignment of an option, as it is stored. */
export const assignmentOf = ({ label, isControl, hashCode }: AssignedOption): Assignment => ({
  label,
  isControl,
  hashCode,
})

/** The option that the shop has decided for; none while the experiment runs. */
export const decidedOption = ({ decided, options }: Experiment): ExperimentOption | null =>
  decided === undefined ? null : (options.find(({ label }) => label === decided) ?? null)

/** Whether an option that is read counts as shown: only one that was assigned to a visitor can be compared. */
export const isExposure = ({ why }: Pick<AssignedOption, 'why'>): boolean => why === 'drawn' || why === 'stored'

/**
 * The option that an earlier assignment still gives. None, when its option is gone, or when shares or options have changed and the
 * experiment minds. Source: EXP-04, EXP-06.
 */
export function storedOption(experiment: Experiment, stored: Assignment | undefined): ExperimentOption | null {
  if (stored === undefined) return null
  if (experiment.params?.withHashCode === true && stored.hashCode !== hashCodeOf(experiment)) return null
  return experiment.options.find(({ label }) => label === stored.label) ?? null
}

/** The labels that an address asks for: `Name:label,Other:label`. */
export const overridesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(',').flatMap((pair) => {
      const [name = '', label = ''] = pair.split(':')
      return name === '' || label === '' ? [] : [[name, label] as const]
    }),
  )
