import { answerSurvey, loadSurvey, readRequest, sendAbandonedSurvey, sendOrderSurvey } from '@prilavok/contracts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { paymentBench } from '../../testing/payment-bench'
import { shopClient } from '../../testing/shop-client'
import { issueOrderSurvey } from './order-surveys'

const MARKS = {
  siteUsability: 90,
  staff: 50,
  deliverySpeed: 0,
  deliveryPrice: 50,
  productQuality: 100,
  productPrice: 50,
  willOrderAgain: 50,
}
const PURPOSES = { forPersonalUse: true, forResale: false, forCompanyNeeds: false, forInstallationToCustomer: false }
const KINDS = {
  youAreSimpleCustomer: true,
  youAreRepresentativeOfCompany: false,
  haveSmallProduction: false,
  haveOwnService: false,
  makingEquipment: false,
  youAreNone: false,
}
const SOURCES = { alreadyBoughtFromYou: false, recommendationFromFriend: true, sawInAds: false, fromAvito: false }
const COMMENTS = { orderComment: 'Всё целое', deliveryComment: '', commonComment: null }

describeOwnDatabase('surveys', (shop) => {
  const cookies = (visitor: string) => ({ Cookie: `sid=${visitor}` })
  const anna = cookies('visitor-anna-000001')
  beforeAll(async () => {
    const survey = (id: string, on: string, more: object) =>
      sql`insert into survey (id, details, created_on, updated_on) values (${id}, ${JSON.stringify({
        shortTitle: `Опрос ${id}`,
        options: [
          { id: 'no', name: 'Нет', displayOrder: 2 },
          { id: 'yes', name: 'Да', displayOrder: 1 },
        ],
        isActive: true,
        showPercent: 100,
        ...more,
      })}::jsonb, ${on}, ${on})`.execute(shop.server.db)
    await survey('off', '2026-01-01', { isActive: false })
    await survey('later', '2026-01-02', { activeFrom: '2026-09-01T00:00:00Z' })
    await survey('over', '2026-01-03', { activeTo: '2026-01-01T00:00:00Z' })
    await survey('nobody', '2026-01-04', { showPercent: 0 })
    await survey('first', '2026-01-05', { detailedTitle: 'Подробно', hint: 'Подсказка' })
    await survey('second', '2026-01-06', {})
  })
  const next = async (headers: Readonly<Record<string, string>>) =>
    (await shopClient(shop.server).call(loadSurvey, {}, headers)).data

  it('[SURVEY-03] ask the first running survey, its options in order', async () => {
    expect(await next(anna)).toEqual({
      id: 'first',
      state: 'Exists',
      shortTitle: 'Опрос first',
      detailedTitle: 'Подробно',
      hint: 'Подсказка',
      options: [
        { id: 'yes', name: 'Да' },
        { id: 'no', name: 'Нет' },
      ],
    })
  })

  it('[SURVEY-04] are answered once by a visitor, who is asked the next one then', async () => {
    const client = shopClient(shop.server)
    const answer = { surveyId: 'first', surveyOptionId: 'no' }
    expect((await client.call(answerSurvey, { body: answer }, anna)).data.succeed).toBe(true)
    expect((await client.call(answerSurvey, { body: answer }, anna)).status).toBe(200)
    const { rows } = await sql<{ details: object }>`select details from survey_answer`.execute(shop.server.db)
    expect(rows.map(({ details }) => details)).toEqual([
      { surveyId: 'first', optionId: 'no', optionName: 'Нет', pageUrl: null },
    ])
    expect((await next(anna)).id).toBe('second')
    expect((await next(cookies('visitor-boris-00001'))).id).toBe('first')
    await client.call(answerSurvey, { body: { surveyId: 'second', surveyOptionId: 'yes' } }, anna)
    expect(await next(anna)).toMatchObject({ id: null, state: 'None', options: [] })
  })

  it('refuse an option and a survey that there are not', async () => {
    const clara = cookies('visitor-clara-00001')
    const answer = async (surveyId: string, surveyOptionId: string) =>
      (await shopClient(shop.server).call(answerSurvey, { body: { surveyId, surveyOptionId } }, clara)).status
    expect([await answer('first', 'maybe'), await answer('off', 'yes'), await answer('x', 'yes')]).toEqual([
      404, 404, 404,
    ])
  })
})

describeOwnDatabase('the survey of an order', (shop) => {
  it('[SURVEY-12] [SURVEY-13] [SURVEY-14] [SURVEY-15] is kept whole, once, by whoever has its link', async () => {
    const bench = paymentBench(shop)
    const draft = await bench.draftOf('anna@ya.ru', 'PayViaYooKassa')
    await bench.sendEvent(await bench.open(draft, 'yookassa'), 'paid')
    const { id: orderId } = await shop.server.db.selectFrom('customer_order').select('id').executeTakeFirstOrThrow()
    const parts = { db: shop.server.db, now: Date.now, randomId: () => crypto.randomUUID() }
    const token = (await issueOrderSurvey(parts, orderId)) ?? ''
    expect(await issueOrderSurvey(parts, orderId)).toBeNull()
    const body = { ...MARKS, ...PURPOSES, forNone: false, ...KINDS, ...SOURCES, ...COMMENTS }
    const send = async (id: string, more: object = {}) =>
      (await shopClient(shop.server).call(sendOrderSurvey, { body: { ...body, ...more, id } })).status
    expect([await send('guessed'), await send(orderId)]).toEqual([404, 404])
    expect(await send(token, { staff: 101 })).toBe(422)
    expect([await send(token), await send(token, { staff: 0 })]).toEqual([200, 409])
    const row = await shop.server.db.selectFrom('order_survey').select('answer').executeTakeFirstOrThrow()
    expect(row.answer).toEqual({
      ...body,
      orderComment: 'Всё целое',
      deliveryComment: null,
      commonComment: null,
    })
  })

  it('[SURVEY-12] takes a mark that was not sent for none', async () => {
    const read = await readRequest(sendOrderSurvey, 'body', { id: 'x' })
    expect(read).toMatchObject({
      ok: true,
      value: {
        siteUsability: null,
        staff: null,
        deliverySpeed: null,
        deliveryPrice: null,
        productQuality: null,
        productPrice: null,
        willOrderAgain: null,
        orderComment: null,
        forPersonalUse: false,
      },
    })
  })
})

describeOwnDatabase('the survey of an abandoned order', (shop) => {
  it('[SURVEY-19] is kept for a draft without an order, where the staff reads it', async () => {
    const bench = paymentBench(shop)
    const id = await bench.draftOf('anna@ya.ru', 'PayOnDelivery')
    const body = {
      comment: 'Передумал',
      willBuyLater: true,
      siteOrProcessComplexity: false,
      tooExpensive: true,
      badDelivery: false,
      expensiveDelivery: false,
      longDelivery: false,
      productNotFound: false,
    }
    const send = async (draft: string) =>
      (await shopClient(shop.server).call(sendAbandonedSurvey, { body: { id: draft, ...body } })).status
    expect([await send('nothing'), await send(id), await send(id)]).toEqual([404, 200, 200])
    const rows = await shop.server.db.selectFrom('abandoned_survey').select('answer').execute()
    expect(rows.map(({ answer }) => answer)).toEqual([{ id, ...body }])
  })
})
