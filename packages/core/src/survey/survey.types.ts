import type { Survey } from '@prilavok/contracts/survey'

/** The survey of a page: a button, and a window with the answers. */
export interface SurveyStoreState {
  /** `none`: there is no survey for this visitor, or the visitor is done with it. */
  readonly status: 'idle' | 'loading' | 'ready' | 'none' | 'failed'
  /** What is asked; null until it is there and afterwards. */
  readonly survey: Survey | null
  /** The button is shown: two and a half seconds after the page was opened. Source: SURVEY-05. */
  readonly isOffered: boolean
  /** The window is open. */
  readonly isOpen: boolean
}

/** What became of an answer. */
export type AnswerOutcome = 'sent' | 'failed'

/** A form of marks, comments and boxes that is sent as a whole. */
export interface SurveyFormState<V extends object> {
  /** What is chosen and typed. */
  readonly values: V
  /** Where the sending stands. */
  readonly status: 'idle' | 'sending' | 'sent' | 'failed'
}
