import {
  sendAbandonedSurvey,
  sendOrderSurvey,
  type AbandonedOrderSurvey,
  type OrderClientSurvey,
} from '@prilavok/contracts/survey'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects, HttpFailure } from '../effects'
import { isFinalFailure } from '../lib/attempt'
import type { Result } from '../lib/result'
import type { ReadonlyStore } from '../lib/store'
import { abandonedSurvey, orderSurvey } from './survey-form.rules'
import type { SurveyFormState } from './survey.types'

/** A survey that is filled in and sent as a whole. */
export interface SurveyForm<V extends object> {
  /** What is chosen, and where the sending stands. */
  readonly state: ReadonlyStore<SurveyFormState<V>>
  /** Changes some of the values. */
  readonly change: (values: Partial<V>) => void
  /** Sends everything and loads the page anew; after a failure nothing is lost. Source: SURVEY-16, SURVEY-20, SURVEY-21. */
  readonly send: () => Promise<void>
}

type Ports = Pick<Effects, 'http' | 'random' | 'location'>
type Send<V> = (values: V, options: { readonly idempotencyKey: string }) => Promise<Result<unknown, HttpFailure>>

function createSurveyForm<V extends object>(
  { random, location }: Pick<Ports, 'random' | 'location'>,
  initial: V,
  request: Send<V>,
): SurveyForm<V> {
  const state = createStore(subscribeWithSelector<SurveyFormState<V>>(() => ({ values: initial, status: 'idle' })))
  /** One for each intention: the same answers after a lost response are not taken twice. */
  let key: string | null = null
  return {
    state,
    change(values) {
      key = null
      state.setState((present) => ({ ...present, values: { ...present.values, ...values } }))
    },
    async send() {
      const { status, values } = state.getState()
      if (status === 'sending' || status === 'sent') return
      key ??= random.id()
      state.setState({ status: 'sending' })
      const response = await request(values, { idempotencyKey: key })
      if (!response.ok) {
        if (isFinalFailure(response.error)) key = null
        return state.setState({ status: 'failed' })
      }
      state.setState({ status: 'sent' })
      location.reload()
    },
  }
}

/** The survey of an order; `id` is the secret of its page. Source: SURVEY-11. */
export const createOrderSurvey = (ports: Ports, id: string): SurveyForm<OrderClientSurvey> =>
  createSurveyForm(ports, orderSurvey(id), (body, options) => ports.http(sendOrderSurvey, { body }, options))

/** The survey of an abandoned order; `id` is that of its draft. Source: SURVEY-18. */
export const createAbandonedSurvey = (ports: Ports, id: string): SurveyForm<AbandonedOrderSurvey> =>
  createSurveyForm(ports, abandonedSurvey(id), (body, options) => ports.http(sendAbandonedSurvey, { body }, options))
