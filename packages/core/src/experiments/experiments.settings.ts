import { defineSettings, optional, setting } from '../lib/settings'
import { listOf, name, service, text } from '../lib/value-kinds'
import type { OptionName } from '../shop-options.types'
import type { Experiment, NamedExperiment } from './experiments.types'

/** The experiments that run on the shop's pages. */
export const experimentSettings = defineSettings({
  address: {
    /** Options to look at, `?pk-experiments=Name:label,Other:label`, for those who test; null: addresses choose none. */
    experiments: optional(name, 'pk-experiments'),
  },
  experiments: {
    /** A new one forgets all assignments. Source: EXP-03. */
    version: setting(text, '1'),
    /** Where the personalisation service is, for experiments that it chooses the option of; null: chance does. Source: EXP-18. */
    host: optional(service),
    /** The experiments; an option of the same name as one of the shop takes its place. Source: EXP-01. */
    running: setting(listOf<Experiment | NamedExperiment<OptionName>>(), []),
  },
})
