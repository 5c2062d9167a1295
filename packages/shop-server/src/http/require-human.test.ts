import { addProductComment, addStoreFeedback, askAboutProduct, askWholesale, trackParcel } from '@prilavok/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recaptcha } from '../providers/recaptcha'
import type { LogEntry } from '../shop'
import { describeOwnDatabase } from '../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { startRobotStandIn, type RobotStandIn } from '../testing/robot-stand-in'
import { shopClient } from '../testing/shop-client'

let service: RobotStandIn
let lines: readonly LogEntry[] = []
beforeAll(async () => {
  service = await startRobotStandIn()
})
afterAll(() => service.close())

const robots = {
  isHuman: (...asked: Parameters<ReturnType<typeof recaptcha>['isHuman']>) =>
    recaptcha({ secretKey: 'secret', url: service.url }).isHuman(...asked),
}
/** The service as it would treat the tokens of one form: those that begin with its name are of people. */
const honest = ({ response = '' }: Readonly<Record<string, string>>) => {
  const [action = '', who = ''] = response.split(' ')
  return { success: true, score: who === 'person' ? 0.9 : 0.1, action }
}
const question = { ProductId: ids.beam, UserName: 'Анна', Question: '', Phone: '9123456789', Email: null }

describeOwnDatabase(
  'forms that a service is asked about',
  (shop) => {
    const client = () => shopClient(shop.server)
    const counts = async () => {
      const tables = ['product_comment', 'store_feedback', 'user_product_question', 'order_in_process'] as const
      return Promise.all(
        tables.map(async (table) => (await shop.server.db.selectFrom(table).select('id').execute()).length),
      )
    }
    const forms = {
      product_comment: (reCaptchaToken: string | null) =>
        client().call(addProductComment, { body: { productId: ids.beam, userName: 'А', text: 'Б', reCaptchaToken } }),
      store_feedback: (reCaptchaToken: string | null) =>
        client().call(addStoreFeedback, { body: { userName: 'А', text: 'Б', reCaptchaToken } }),
      product_question: (ReCaptchaToken: string | null) =>
        client().call(askAboutProduct, { body: { Model: question, ReCaptchaToken } }),
      wholesale: (reCaptchaToken: string | null) =>
        client().call(askWholesale, { body: { type: 'Sale', name: 'А', phoneNumber: '9123456789', reCaptchaToken } }),
      track_order: (reCaptchaToken: string | null) =>
        client().call(trackParcel, { body: { trackNumber: 'NO-SUCH', reCaptchaToken } }),
    }

    it('[CONTENT-29] a missing token and one that no person got are refused, and nothing is written', async () => {
      service.answerWith(honest)
      const before = await counts()
      for (const [action, send] of Object.entries(forms)) {
        for (const token of [null, '', `${action} program`, 'another_form person']) {
          const { status, problem } = await send(token)
          expect([action, token, status, problem?.code]).toEqual([action, token, 422, 'captcha-failed'])
        }
      }
      expect(await counts()).toEqual(before)
      // Nobody is asked about a token that is not there.
      expect(service.asked()).toHaveLength(10)
    })

    it('[CONTENT-29] the token of a person is taken, and asked about once however often the request is repeated', async () => {
      service.answerWith(honest)
      for (const [action, send] of Object.entries(forms)) {
        const { status, problem } = await send(`${action} person`)
        expect([action, status, problem?.code]).toEqual(
          action === 'track_order' ? [action, 404, 'track-not-found'] : [action, 200, undefined],
        )
      }
      service.answerWith(honest)
      const key = { 'Idempotency-Key': '"one-question-0001"' }
      const body = { Model: question, ReCaptchaToken: 'product_question person' }
      const before = await counts()
      const statuses = [
        await client().call(askAboutProduct, { body }, key),
        await client().call(askAboutProduct, { body }, key),
      ]
      expect([statuses.map(({ status }) => status), service.asked().length]).toEqual([[200, 200], 1])
      expect((await counts()).map((count, index) => count - (before[index] ?? 0))).toEqual([0, 0, 1, 0])
    })

    it('[CONTENT-29] a service that fails lets the visitor through, and the log says so without the token', async () => {
      for (const answer of [500, '<h1>Maintenance</h1>', { success: false, 'error-codes': ['invalid-input-secret'] }]) {
        service.answerWith(() => answer)
        lines = []
        expect((await forms.store_feedback('store_feedback person')).status).toBe(200)
        expect(lines.map(({ level, text }) => [level, text.includes('unchecked')])).toEqual([['warning', true]])
        expect(JSON.stringify(lines)).not.toContain('store_feedback')
        // Without a token there is nothing that a service could fail at.
        expect((await forms.store_feedback('')).problem?.code).toBe('captcha-failed')
      }
    })
  },
  { robots, log: (line) => (lines = line.level === 'info' ? lines : [...lines, line]) },
)
