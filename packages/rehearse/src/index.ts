export type { Answer, AskShop, PageRequest } from './answers/exchange'
export { askLive } from './answers/live-answers'
export { readHar, type HarAnswers } from './answers/har-answers'
export type { Recording } from './answers/recording'
export { CannotRehearse } from './cannot-rehearse'
export type {
  Difference,
  DifferenceKind,
  Measures,
  PageReport,
  Pictures,
  RehearsalReport,
  Tolerance,
  Viewport,
} from './report.types'
export { asHtml } from './reports/as-html'
export { asJunit } from './reports/as-junit'
export { pageLines, summaryTable } from './reports/as-table'
export { rehearse, VIEWPORTS, type RehearsalOptions } from './rehearse'
