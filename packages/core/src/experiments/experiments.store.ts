import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import type { Shop } from '../shop'
import type { AssignedOption, Assignment, Experiments, ExperimentsState } from '../shop-options.types'
import { shopSettings } from '../shop.settings'
import { controlOf, drawOfVisitor, optionOfDraw } from './bucketing.rules'
import { checkExperiments } from './check-experiments'
import {
  assigned,
  assignmentOf,
  decidedOption,
  isAllowed,
  isExposure,
  isYandexRobot,
  overridesOf,
  storedOption,
} from './experiments.rules'
import { OVERRIDES_KEY, readAssignments, writeAssignments } from './experiments.storage'
import { experimentSettings } from './experiments.settings'
import type { Experiment, ExperimentOption } from './experiments.types'
import { predictedOption } from './predict'
import { visitorIdOf } from '../lib/visitor'

/** Bundlers replace this, so that a page in production has no code for it. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Ports of the experiments. */
export type ExperimentEffects = Pick<
  Effects,
  'http' | 'storage' | 'session' | 'cookies' | 'random' | 'location' | 'page' | 'report'
>

/** What the experiments of a shop need of it. */
export interface ExperimentShop extends Pick<Shop, 'settings'> {
  readonly effects: ExperimentEffects
}

/** The labels that the address asks for, kept for the visit of this tab; an empty parameter ends them. */
function readOverrides(
  { location, session }: ExperimentEffects,
  parameter: string | null,
): ReadonlyMap<string, string> {
  const given = parameter === null ? null : location.query(parameter)
  if (given === '') session.remove(OVERRIDES_KEY)
  else if (given !== null) session.write(OVERRIDES_KEY, given.slice(0, 1_000))
  return overridesOf(session.read(OVERRIDES_KEY) ?? '')
}

function needShop(shop: ExperimentShop | undefined): void {
  if (shop === undefined)
    throw new TypeError(
      'createExperiments() was given no shop. Give it to the shop that calls it: createShop(effects, settings, { experiments: createExperiments }).',
    )
}

/**
 * Assigns the running experiments at once, before anything is shown. What the personalisation service has to choose is not waited for: the
 * page stays as it is set, and the next one has the option, so that nothing changes under the visitor's eyes.
 */
export function createExperiments(shop: ExperimentShop): Experiments {
  if (process.env.NODE_ENV !== 'production') needShop(shop)
  const { effects, settings } = shop
  const { storage, random, location, page, report } = effects
  const { address, experiments } = settings(experimentSettings)
  const { version, host } = experiments
  const running = checkExperiments(experiments.running, settings(shopSettings).options, report)
  const stored = new Map(readAssignments(storage, version, new Set(running.map(({ name }) => name))))
  const overrides = readOverrides(effects, address.experiments)
  const here = {
    address: location.path() + location.search(),
    facts: page.facts(),
    has: (id: string) => page.fields(id) !== null,
  }
  const asked: Promise<void>[] = []

  const choose = (experiment: Experiment, option: ExperimentOption | null): AssignedOption | null => {
    if (option === null) return null
    const chosen = assigned(experiment, option, 'drawn')
    stored.set(experiment.name, assignmentOf(chosen))
    return chosen
  }
  const ask = async (experiment: Experiment, service: NonNullable<typeof host>) => {
    choose(experiment, await predictedOption(effects, service, experiment, visitorIdOf(effects)))
    // Another page may have stored others meanwhile.
    const others = readAssignments(storage, version, new Set(running.map(({ name }) => name)))
    const own: (readonly [string, Assignment])[] = [...stored].filter(([name]) => name === experiment.name)
    writeAssignments(storage, version, new Map([...others, ...own]))
  }
  const assign = (experiment: Experiment): AssignedOption | null => {
    const wanted = experiment.options.find(({ label }) => label === overrides.get(experiment.name))
    if (wanted !== undefined) return assigned(experiment, wanted, 'override')
    // What was stored stays: once the experiment goes on, visitors have their options again.
    const decided = decidedOption(experiment)
    if (decided !== null) return assigned(experiment, decided, 'decided')
    if (experiment.params?.skipForYandex === true && isYandexRobot(here.facts.userAgent)) {
      const control = controlOf(experiment)
      return control && assigned(experiment, control, 'robot')
    }
    const before = storedOption(experiment, stored.get(experiment.name))
    if (before !== null) return assigned(experiment, before, 'stored')
    stored.delete(experiment.name)
    if (!isAllowed(experiment, here)) return null
    if (experiment.runner === 'prediction' && host !== null) {
      asked.push(ask(experiment, host))
      return null
    }
    const chance =
      experiment.runner === 'visitor' ? drawOfVisitor(experiment.name, visitorIdOf(effects)) : random.next()
    return choose(experiment, optionOfDraw(experiment, chance))
  }

  const options = new Map(running.map((experiment) => [experiment.name, assign(experiment)]))
  writeAssignments(storage, version, stored)
  const state = createStore(subscribeWithSelector<ExperimentsState>(() => ({ exposed: {} })))
  return {
    state,
    optionOf(name) {
      const option = options.get(name) ?? null
      const { exposed } = state.getState()
      if (option !== null && isExposure(option) && !Object.hasOwn(exposed, name))
        state.setState({ exposed: { ...exposed, [name]: option } })
      return option
    },
    settled: Promise.all(asked).then(() => {}),
  }
}
