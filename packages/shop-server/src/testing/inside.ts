/** What tests of the demo shop need of the inside of this package, beside its entries. */
export { checkProviders } from '../check-providers'
export { openDatabase, type OpenDatabase } from '../db'
export { readExperiments } from '../features/experiments/read-experiments'
export { issueOrderSurvey } from '../features/survey/order-surveys'
export { callbackPath, categoryPath, invoicePath } from '../links'
export { readCliOptions } from '../node/cli-options'
export { differenceOf, sampleRatio } from '../rules/experiment-results'
export { lineOf, textOf } from '../rules/visitor-form'
