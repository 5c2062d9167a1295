import { surveyFeature, type SurveyStore, type SurveyStoreState } from '@prilavok/core/survey'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** The survey of the page with its actions. */
export interface UseSurvey extends SurveyStoreState, Pick<SurveyStore, 'open' | 'cancel' | 'answer'> {}

/** The survey of the page, which is requested once something shows it. */
export function useSurvey(): UseSurvey {
  const { state, begin, open, cancel, answer } = useShop().use(surveyFeature)
  useEffect(() => begin(), [begin])
  return { ...useStore(state), open, cancel, answer }
}
