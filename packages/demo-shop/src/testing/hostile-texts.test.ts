import { findProductComments, loadStoreFeedback, visibleText } from '@prilavok/contracts'
import { resources, type ResourceKey } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { issueOrderSurvey } from '@prilavok/shop-server/testing/inside'
import { lineOf, textOf } from '@prilavok/shop-server/testing/inside'
import { describeOwnDatabase } from '@prilavok/shop-server/testing/each-database'
import { phoneOfText, textForms, withText, type TextForm } from './hostile-forms'
import { HOSTILE_TEXTS } from './hostile-texts'
import { paymentBench } from '@prilavok/shop-server/testing/payment-bench'
import { shopClient } from '@prilavok/shop-server/testing/shop-client'
import { staffClient, type StaffClient } from '@prilavok/shop-server/testing/staff-client'

const INBOXES = ['product_comment', 'store_feedback', 'user_product_question'] as const
/** By the name of the call: where the staff read what was sent, and the field with the name. */
const STAFF_LISTS: readonly (readonly [call: string, list: ResourceKey, field: string])[] = [
  ['addProductComment', 'productcomment', 'userName'],
  ['addStoreFeedback', 'store-feedback', 'userName'],
  ['askAboutProduct', 'user-product-questions', 'userName'],
  ['callMeBack', 'orderInProcess', 'customerName'],
  ['askWholesale', 'orderInProcess', 'customerName'],
]
/** A field that is judged gets every fifth text, each field others; with `MORE_RUNS` all. */
const JUDGED_STEP = process.env['MORE_RUNS'] ? 1 : 5
/** What a program of tables would run. */
const FORMULA = /^[=+\-@\t\r\n|＝＋－＠]/

interface Refusal {
  readonly code?: string
  readonly errors?: readonly { readonly pointer: string }[] | null
}

/** The most of a field for what people write to each other, which comes back as it was typed. */
const LONG = 300
/** A text as a name has it. */
const nameOf = (text: string) => (text.includes('<') ? text : visibleText(text))
const isLonger = (text: string, most: number) => [...(most > LONG ? text : nameOf(text))].length > most
/** What a refusal may be: what is wrong with which field, a wrong code, or that there is no such parcel or survey. */
const isHonest = (status: number, { code, errors }: Refusal, pointers: readonly string[]) =>
  ((status === 422 || status === 400) && errors?.some(({ pointer }) => pointers.includes(pointer))) ||
  (status === 422 && code === 'sms-code-invalid') ||
  (status === 404 && (code === 'not-found' || code === 'track-not-found'))

/** The cells of a file of semicolons. */
const cellsOf = (csv: string): readonly string[] =>
  [...csv.matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;\r\n"]*))/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? '').replaceAll('""', '"'),
  )

interface StaffPage {
  readonly items: readonly Readonly<Record<string, unknown>>[]
  readonly paging: { readonly pageCount: number }
}
interface Loaded {
  readonly data: { readonly items: readonly { readonly userName: string; readonly text?: string }[] }
}

describe('the hostile texts', () => {
  it('are five hundred different ones, of which most are to be kept byte for byte', () => {
    expect(new Set(HOSTILE_TEXTS).size).toBe(500)
    const changed = HOSTILE_TEXTS.filter((text) => textOf(text, 5_000) !== text)
    expect(changed.filter((text) => !/\p{C}|\p{M}{11}|^\s|\s$|\n{3}/u.test(text))).toEqual([])
    expect(changed.length).toBeLessThan(200)
  })
})

describeOwnDatabase(
  'five hundred hostile texts',
  (shop) => {
    const taken = new Map<string, Set<string>>()
    let forms: readonly TextForm[] = []
    let admin: StaffClient
    let faults: unknown[] = []

    async function staffPage(list: ResourceKey, page: number) {
      const address = `http://shop.test${resources[list].list.path}?pageSize=200&pageIndex=${page}`
      const response = await shop.server.fetch(new Request(address, { headers: admin.defaults }))
      return (await response.json()) as StaffPage
    }

    /** Without the client's checks and without a key: ten thousand requests are to take half a minute. */
    async function send({ call, body }: TextForm, number: number, text: string, pointers: readonly string[]) {
      const filled = pointers.reduce((all, each) => withText(all, each, text), body(number))
      const response = await shop.server.fetch(
        new Request(`http://shop.test${call.path}`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(call.idempotency === 'required' && { 'Idempotency-Key': `"${crypto.randomUUID()}"` }),
          },
          body: JSON.stringify(filled),
        }),
      )
      const answer = (await response.json()) as Refusal
      if (!response.ok && !isHonest(response.status, answer, pointers))
        faults.push([call.name, pointers, text, response.status, answer])
      return response.ok
    }

    async function sendAll(form: TextForm, number: number, text: string) {
      const words = Object.entries(form.words)
      const fitting = words.filter(([, most]) => !isLonger(text, most)).map(([pointer]) => pointer)
      const refused = words.filter(([, most]) => isLonger(text, most)).map(([pointer]) => pointer)
      if (fitting.length > 0 && (await send(form, number, text, fitting))) taken.get(form.call.name)?.add(text)
      for (const pointer of refused)
        if (await send(form, number, text, [pointer]))
          faults.push([form.call.name, pointer, text, 'is too long and was taken'])
      for (const [at, pointer] of form.judged.entries())
        if ((number + at) % JUDGED_STEP === 0) await send(form, number, text, [pointer])
    }

    beforeAll(async () => {
      const bench = paymentBench(shop)
      const draft = await bench.draftOf('anna@ya.ru', 'PayViaYooKassa')
      await bench.sendEvent(await bench.open(draft, 'yookassa'), 'paid')
      const { id } = await shop.server.db.selectFrom('customer_order').select('id').executeTakeFirstOrThrow()
      const parts = { db: shop.server.db, now: Date.now, randomId: () => crypto.randomUUID() }
      const order = (await issueOrderSurvey(parts, id)) ?? ''
      forms = textForms({ order, draft: await bench.draftOf('anna@ya.ru', 'PayOnDelivery') })
      for (const { call } of forms) taken.set(call.name, new Set())
      admin = await staffClient(shop.server, 'admin')
    })

    it('are taken or refused by every field of every form, and nothing fails', async () => {
      faults = []
      for (const form of forms)
        for (const [number, text] of HOSTILE_TEXTS.entries()) {
          await sendAll(form, number, text)
          // A survey is answered once; the next text is to be an answer as well.
          if (form.call.name === 'sendOrderSurvey')
            await shop.server.db.updateTable('order_survey').set({ answered_on: null }).execute()
        }
      expect(faults).toEqual([])
      for (const { call, words } of forms)
        if (Object.keys(words).length > 0) expect(taken.get(call.name)?.size, call.name).toBeGreaterThan(450)
    }, 600_000)

    it('come back in the lists that everybody sees, once they are published, and in those of the staff', async () => {
      for (const table of INBOXES)
        await sql`update ${sql.table(table)} set details = details || '{"status":"Published"}'`.execute(shop.server.db)
      const { call } = shopClient(shop.server)
      const all = async (load: (pageIndex: number) => Promise<Loaded>) =>
        (await Promise.all([1, 2, 3].map(load))).flatMap(({ data }) => data.items)
      const shown = {
        addProductComment: await all((pageIndex) => call(findProductComments, { query: { pageIndex, pageSize: 200 } })),
        addStoreFeedback: await all((pageIndex) => call(loadStoreFeedback, { query: { pageIndex, pageSize: 200 } })),
      }
      for (const [name, items] of Object.entries(shown)) {
        const read = new Set(items.map(({ userName, text }) => JSON.stringify([userName, text])))
        const wanted = [...(taken.get(name) ?? [])].map((text) =>
          JSON.stringify([isLonger(text, 100) ? 'Анна' : lineOf(nameOf(text)), textOf(text, 5_000)]),
        )
        expect(wanted.filter((each) => !read.has(each))).toEqual([])
      }
      for (const [name, list, field] of STAFF_LISTS) {
        const names = new Set<unknown>()
        const { paging } = await staffPage(list, 1)
        for (let page = 1; page <= paging.pageCount; page += 1)
          for (const row of (await staffPage(list, page)).items) names.add(row[field])
        const wanted = [...(taken.get(name) ?? [])]
          .filter((text) => !isLonger(text, 100))
          .map((text) => lineOf(nameOf(text)))
        expect([list, wanted.filter((each) => !names.has(each))]).toEqual([list, []])
      }
    })

    it('run no formula where the staff take them away as a table', async () => {
      await shop.server.db
        .insertInto('customer')
        .values(
          HOSTILE_TEXTS.map((text, number) => ({
            id: `hostile-${number}`,
            phone: phoneOfText(HOSTILE_TEXTS.length + number),
            first_name: lineOf(text) ?? '',
            last_name: lineOf(text) ?? '',
          })),
        )
        .execute()
      const response = await shop.server.fetch(
        new Request('http://shop.test/api/admin/customer/export', { headers: admin.defaults }),
      )
      const cells = cellsOf((await response.text()).slice(1))
      expect([response.status, cells.length > 2_000]).toEqual([200, true])
      expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([])
      expect(cells.filter((cell) => cell.includes('HYPERLINK')).length).toBeGreaterThan(8)
    })
  },
  { settings: { rateLimits: null } },
)
