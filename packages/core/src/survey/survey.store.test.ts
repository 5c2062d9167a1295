import { answerSurvey, loadSurvey, sendAbandonedSurvey, sendOrderSurvey } from '@prilavok/contracts/survey'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import {
  ABANDON_REASONS,
  createAbandonedSurvey,
  createOrderSurvey,
  CUSTOMER_KINDS,
  faceOf,
  FACES,
  ORDER_MARKS,
  ORDER_PURPOSES,
  ORDER_SOURCES,
  SURVEY_DELAY_MS,
} from '.'
import { createSurvey } from './survey.store'

const SURVEY = {
  id: 's1',
  state: 'Exists',
  shortTitle: 'Удобно?',
  detailedTitle: 'Удобно ли искать товар?',
  hint: 'Один ответ',
  options: [
    { id: 'yes', name: 'Да' },
    { id: 'no', name: 'Нет' },
  ],
}
function start(response: object = SURVEY) {
  const test = createTestEffects()
  test.always(loadSurvey, () => response)
  return { ...test, ...createSurvey(test.effects), again: () => createSurvey(test.effects) }
}

describe('the survey of a page', () => {
  it('[SURVEY-01] is what the server has: id, state, titles, hint and options', async () => {
    const { begin, settle, state, open } = start()
    open()
    begin()
    expect(state.getState()).toMatchObject({ status: 'loading', isOpen: false })
    await settle()
    expect(state.getState().survey).toEqual(SURVEY)
  })

  it('[SURVEY-05] is offered 2500 ms after the page was opened, and not before', async () => {
    const { begin, settle, advance, state } = start()
    expect(SURVEY_DELAY_MS).toBe(2500)
    begin()
    await settle()
    await advance(2_499)
    expect(state.getState().isOffered).toBe(false)
    await advance(1)
    expect(state.getState().isOffered).toBe(true)
  })

  it.each([[{ state: 'None' }], [{ ...SURVEY, state: 'None' }], [{ ...SURVEY, id: null }]])(
    '[SURVEY-07] in any other state than Exists is offered to nobody: %j',
    async (response) => {
      const { begin, settle, advance, state, answer } = start(response)
      begin()
      await settle()
      await advance(10_000)
      expect(state.getState()).toMatchObject({ status: 'none', isOffered: false })
      expect(await answer('yes')).toBe('failed')
    },
  )

  it('[SURVEY-07] is offered until it is cancelled, also on the next page', async () => {
    const { begin, settle, advance, state, open, cancel, again } = start()
    begin()
    await settle()
    await advance(2_500)
    open()
    expect(state.getState()).toMatchObject({ isOffered: true, isOpen: true })
    cancel()
    expect(state.getState()).toMatchObject({ status: 'none', isOffered: false, isOpen: false })
    const next = again()
    next.begin()
    await settle()
    await advance(2_500)
    expect(next.state.getState().isOffered).toBe(false)
  })

  it('[SURVEY-08] [SURVEY-02] [SURVEY-04] is done and closed before its answer is sent', async () => {
    const { begin, settle, advance, open, answer, state, hold, callsOf } = start()
    begin()
    await settle()
    await advance(2_500)
    open()
    const held = hold(answerSurvey)
    const outcome = answer('no')
    expect(state.getState()).toMatchObject({ status: 'none', isOpen: false, isOffered: false })
    expect(callsOf(answerSurvey).map(({ input }) => input.body)).toEqual([{ surveyId: 's1', surveyOptionId: 'no' }])
    held.respond({ succeed: true })
    expect(await outcome).toBe('sent')
  })

  it('[SURVEY-09] is over where it could not be loaded or answered', async () => {
    const failing = start()
    failing.refuse(loadSurvey, { kind: 'network' })
    failing.begin()
    await failing.settle()
    await failing.advance(5_000)
    expect(failing.state.getState()).toMatchObject({ status: 'failed', isOffered: false })
    const { begin, settle, answer, refuse, state } = start()
    begin()
    await settle()
    refuse(answerSurvey, { kind: 'status', status: 500 })
    expect(await answer('yes')).toBe('failed')
    expect(state.getState()).toMatchObject({ status: 'none', isOpen: false })
  })

  it('is requested once', async () => {
    const { begin, settle, callsOf } = start()
    begin()
    begin()
    await settle()
    expect(callsOf(loadSurvey)).toHaveLength(1)
  })
})

describe('the survey of an order', () => {
  it('[SURVEY-12] begins without a mark: what nobody has touched is no answer', () => {
    const { effects } = createTestEffects()
    const { values } = createOrderSurvey(effects, 'key').state.getState()
    expect(ORDER_MARKS.map((name) => values[name])).toEqual(Array(7).fill(null))
    expect([...ORDER_PURPOSES, ...CUSTOMER_KINDS, ...ORDER_SOURCES].some((name) => values[name])).toBe(false)
  })

  it('[SURVEY-16] is sent whole, and the page is loaded anew', async () => {
    const { effects, respond, callsOf, visited } = createTestEffects()
    const { change, send } = createOrderSurvey(effects, 'key')
    change({ staff: 90, forResale: true, orderComment: 'Спасибо' })
    respond(sendOrderSurvey, { succeed: true })
    await send()
    expect(callsOf(sendOrderSurvey)[0]?.input.body).toMatchObject({
      id: 'key',
      staff: 90,
      siteUsability: null,
      forResale: true,
      forNone: false,
      orderComment: 'Спасибо',
    })
    expect(visited).toEqual(['reload'])
  })

  it('[SURVEY-21] that could not be sent keeps everything, does not load the page, and is the same try again', async () => {
    const { effects, refuse, respond, callsOf, visited } = createTestEffects()
    const { change, send, state } = createOrderSurvey(effects, 'key')
    change({ commonComment: 'Долго' })
    refuse(sendOrderSurvey, { kind: 'network' })
    await send()
    expect(state.getState()).toMatchObject({ status: 'failed', values: { commonComment: 'Долго' } })
    expect(visited).toEqual([])
    refuse(sendOrderSurvey, { kind: 'status', status: 422 })
    await send()
    respond(sendOrderSurvey, { succeed: true })
    await send()
    const [first, second, third] = callsOf(sendOrderSurvey).map(({ options }) => options.idempotencyKey)
    expect(first).toEqual(expect.any(String))
    expect(second).toBe(first)
    expect(third, 'another try after a refusal').not.toBe(first)
  })

  it('is sent once by a double click', async () => {
    const { effects, hold, callsOf } = createTestEffects()
    const { send, state } = createOrderSurvey(effects, 'key')
    expect(state.getState().status).toBe('idle')
    const held = hold(sendOrderSurvey)
    const both = [send(), send()]
    held.respond({ succeed: true })
    await Promise.all(both)
    await send()
    expect(state.getState().status).toBe('sent')
    expect(callsOf(sendOrderSurvey)).toHaveLength(1)
  })

  it('[SURVEY-17] has 11 faces for 0 to 100', () => {
    expect(FACES).toHaveLength(11)
    expect(new Set(FACES).size).toBe(11)
    expect([0, 4, 5, 50, 94, 95, 100].map(faceOf)).toEqual([0, 0, 1, 5, 9, 10, 10])
    expect([-5, 400].map(faceOf)).toEqual([0, 10])
  })
})

describe('the survey of an abandoned order', () => {
  it('[SURVEY-19] [SURVEY-20] is sent with its reasons and comment, and the page is loaded anew', async () => {
    const { effects, respond, callsOf, visited } = createTestEffects()
    const { change, send } = createAbandonedSurvey(effects, 'draft-1')
    change({ longDelivery: true, comment: 'Ждать две недели' })
    respond(sendAbandonedSurvey, { succeed: true })
    await send()
    expect(callsOf(sendAbandonedSurvey)[0]?.input.body).toEqual({
      id: 'draft-1',
      comment: 'Ждать две недели',
      ...Object.fromEntries(ABANDON_REASONS.map((name) => [name, name === 'longDelivery'])),
    })
    expect(ABANDON_REASONS).toHaveLength(7)
    expect(visited).toEqual(['reload'])
  })

  it('[SURVEY-21] that could not be sent keeps what was typed', async () => {
    const { effects, refuse, visited } = createTestEffects()
    const { change, send, state } = createAbandonedSurvey(effects, 'draft-1')
    change({ comment: 'Передумал' })
    refuse(sendAbandonedSurvey, { kind: 'status', status: 500 })
    await send()
    expect(state.getState()).toMatchObject({ status: 'failed', values: { comment: 'Передумал' } })
    expect(visited).toEqual([])
  })
})
