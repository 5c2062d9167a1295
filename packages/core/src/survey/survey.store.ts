import { answerSurvey, loadSurvey } from '@prilavok/contracts/survey'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import type { AnswerOutcome, SurveyStoreState } from './survey.types'

/** The button appears after this time, so that new visitors are not asked. Source: SURVEY-05. */
export const SURVEY_DELAY_MS = 2_500

/** The survey that this browser is done with, answered or not. */
export const SURVEY_DONE_KEY = 'prilavok.survey.done'

/** The survey of a page. */
export interface SurveyStore {
  /** The survey, and whether it is still to be shown. */
  readonly state: ReadonlyStore<SurveyStoreState>
  /** Asks the server for a survey, once. Source: SURVEY-03. */
  readonly begin: () => void
  /** Opens the window. Source: SURVEY-06. */
  readonly open: () => void
  /** The visitor does not want to answer: the button goes as well. Source: SURVEY-07. */
  readonly cancel: () => void
  /** Done, closed, then sent, in this order. Source: SURVEY-08. */
  readonly answer: (optionId: string) => Promise<AnswerOutcome>
}

const nothing: SurveyStoreState = { status: 'idle', survey: null, isOffered: false, isOpen: false }

/** The survey of a page: nothing is requested before somebody begins. */
export function createSurvey({
  http,
  clock,
  random,
  storage,
}: Pick<Effects, 'http' | 'clock' | 'random' | 'storage'>): SurveyStore {
  const state = createStore(subscribeWithSelector<SurveyStoreState>(() => nothing))
  let isBegun = false
  let isLate = false

  const complete = () => {
    const { survey } = state.getState()
    if (survey?.id != null) storage.write(SURVEY_DONE_KEY, survey.id)
    state.setState({ ...nothing, status: 'none' })
  }
  const load = async () => {
    state.setState({ status: 'loading' })
    const response = await http(loadSurvey, {})
    // A failure is the end of it as well. Source: SURVEY-09.
    if (!response.ok) return state.setState({ ...nothing, status: 'failed' })
    const survey = response.value
    const isNew = survey.id !== null && survey.id !== storage.read(SURVEY_DONE_KEY)
    if (survey.state !== 'Exists' || !isNew) return state.setState({ status: 'none' })
    state.setState({ status: 'ready', survey, isOffered: isLate })
  }

  return {
    state,
    begin() {
      if (isBegun) return
      isBegun = true
      clock.after(SURVEY_DELAY_MS, () => {
        isLate = true
        if (state.getState().status === 'ready') state.setState({ isOffered: true })
      })
      void load()
    },
    open() {
      if (state.getState().status === 'ready') state.setState({ isOpen: true })
    },
    cancel: complete,
    async answer(surveyOptionId) {
      const surveyId = state.getState().survey?.id
      if (surveyId == null) return 'failed'
      complete()
      const response = await http(answerSurvey, { body: { surveyId, surveyOptionId } }, { idempotencyKey: random.id() })
      return response.ok ? 'sent' : 'failed'
    },
  }
}

/** The survey of a shop's page: `shop.use(surveyFeature)`. */
export const surveyFeature: Feature<SurveyStore> = {
  name: 'survey',
  create: ({ effects }) => createSurvey(effects),
}
