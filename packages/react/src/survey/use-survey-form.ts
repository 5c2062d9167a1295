import {
  createAbandonedSurvey,
  createOrderSurvey,
  type AbandonedOrderSurvey,
  type OrderClientSurvey,
  type SurveyForm,
  type SurveyFormState,
} from '@prilavok/core/survey'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** A survey that is filled in and sent as a whole, as a component sees it. */
export interface UseSurveyForm<V extends object> extends SurveyFormState<V>, Pick<SurveyForm<V>, 'change' | 'send'> {}

function useForm<V extends object>(form: SurveyForm<V>): UseSurveyForm<V> {
  return { ...useStore(form.state), change: form.change, send: form.send }
}

/** The survey of an order; `id` is the secret of its page. Source: SURVEY-11. */
export function useOrderSurvey(id: string): UseSurveyForm<OrderClientSurvey> {
  const { effects } = useShop()
  return useForm(useMemo(() => createOrderSurvey(effects, id), [effects, id]))
}

/** The survey of an abandoned order; `id` is that of its draft. Source: SURVEY-18. */
export function useAbandonedSurvey(id: string): UseSurveyForm<AbandonedOrderSurvey> {
  const { effects } = useShop()
  return useForm(useMemo(() => createAbandonedSurvey(effects, id), [effects, id]))
}
