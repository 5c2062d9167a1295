import { predictOption } from '@prilavok/contracts/experiments'
import type { Effects } from '../effects'
import { keepMarketing } from '../lib/marketing'
import type { SafeUrl } from '../lib/safe-url'
import { pageUrlOf } from '../lib/page-url'
import { optionOfDraw } from './bucketing.rules'
import type { Experiment, ExperimentOption } from './experiments.types'

/** The personalisation service has so long to choose. Source: EXP-20. */
export const PREDICTION_LIMIT_MS = 5_000

type PredictionEffects = Pick<Effects, 'http' | 'page' | 'location' | 'storage' | 'random'>

/** Lets the personalisation service choose an option; where it fails or takes too long, chance does (EXP-18, EXP-19, EXP-20). */
export async function predictedOption(
  effects: PredictionEffects,
  host: SafeUrl,
  experiment: Experiment,
  visitorId: string,
): Promise<ExperimentOption | null> {
  const { http, page, location, random } = effects
  const { title, screenWidth, screenHeight } = page.facts()
  const response = await http(
    predictOption,
    {
      body: {
        experiment: experiment.name,
        options: experiment.options.map(({ label }) => label),
        pageUrl: pageUrlOf(location),
        pageTitle: title,
        screenWidth,
        screenHeight,
        marketing: keepMarketing(effects),
        visitorId,
      },
    },
    { timeoutMs: PREDICTION_LIMIT_MS, server: { base: host } },
  )
  const chosen = response.ok && experiment.options.find(({ label }) => label === response.value.option)
  return chosen || optionOfDraw(experiment, random.next())
}
