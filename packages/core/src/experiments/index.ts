export { controlOf, drawOfVisitor, hashCodeOf, optionOfDraw, shareOf } from './bucketing.rules'
export { checkExperiments } from './check-experiments'
export { createExperiments, type ExperimentEffects, type Experiments, type ExperimentsState } from './experiments.store'
export { EXPERIMENTS_KEY, OVERRIDES_KEY } from './experiments.storage'
export type {
  AssignedOption,
  Assignment,
  Experiment,
  ExperimentOption,
  NamedExperiment,
  OptionValue,
} from './experiments.types'
export { PREDICTION_LIMIT_MS } from './predict'
export { CUSTOMER_COOKIE, VISITOR_KEY, visitorIdOf } from '../lib/visitor'
