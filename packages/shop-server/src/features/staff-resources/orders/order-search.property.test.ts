import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { staffTerms, type StaffTerm } from '../../../rules/staff-query'
import { searchText } from '../../../rules/search-text'
import { describeEachDatabase } from '../../../testing/each-database'
import { orderSearch } from './order-search'

const ORDERS = 300
const BUYERS = 60
const PEOPLE = ['number', 'customerName', 'phone', 'trackCode']
const FIRST = ['Анна', 'Пётр', 'Ольга', 'Клим']
const CITIES = [
  [ids.moscow, 'Москва'],
  [ids.tver, 'Тверь'],
  [ids.klin, 'Клин'],
] as const
/** What is typed: whole words, beginnings and pieces of them, single signs, and what nobody has. */
const WORDS = [
  ...[
    'Анна',
    'пётр',
    'Клим',
    'Кли',
    'Покупаева-7',
    'купаева-1',
    'Дарина',
    'b7@',
    'example',
    'Москва',
    'Тверь',
    'клин',
    'твер',
  ],
  ...[
    '5',
    '50',
    '500',
    '5007',
    '0000',
    '70',
    '80000000',
    'RU',
    'ru0007',
    'B',
    'А-1',
    'a-3',
    '1000',
    '1007,50',
    '99z',
    'f',
    'я',
    '-',
  ],
]

interface Made {
  readonly id: string
  readonly number: string
  readonly track: string
  readonly city: string
  readonly buyer: string
  readonly recipient: string
  readonly article: string
  readonly kopecks: number
}

const made: readonly Made[] = Array.from({ length: ORDERS }, (_, at) => {
  const n = at + 1
  const buyer = 1 + (n % BUYERS)
  return {
    id: `made-${n}`,
    number: String(50_000 + n),
    track: n % 3 === 0 ? `RU${String(n).padStart(6, '0')}X` : '',
    city: CITIES[n % 3]?.[1] ?? '',
    buyer: `Покупаева-${buyer} ${FIRST[buyer % 4]}  +798${String(buyer).padStart(8, '0')} b${buyer}@example.com `,
    recipient: n % 7 === 0 ? ` Дарина   +7911${String(n).padStart(7, '0')}` : '',
    article: `A-${n % 5}`,
    kopecks: 100_000 + n * 50,
  }
})

/** Whether an order has a term, looked through place by place; a single sign alone is the beginning of a number, or an article. */
function has(
  order: Made,
  { forms, digits, kopecks }: StaffTerm,
  isSignAlone: boolean,
  mayNamePeople: boolean,
): boolean {
  const isArticle = forms.includes(searchText(order.article))
  if (isSignAlone) return isArticle || forms.some((form) => order.number.startsWith(form))
  const holds = (text: string, texts: readonly string[]) => texts.some((each) => searchText(text).includes(each))
  const people = [...forms, ...(digits === null ? [] : [digits])]
  return (
    isArticle ||
    holds(order.number, forms) ||
    holds(order.track, forms) ||
    forms.some((form) => form.length >= 3 && searchText(order.city).startsWith(form)) ||
    (mayNamePeople && (holds(order.buyer, people) || holds(order.recipient, people))) ||
    (kopecks !== null && order.kopecks >= kopecks[0] && order.kopecks <= kopecks[1])
  )
}

function lookedThrough(text: string, mayNamePeople: boolean): readonly string[] {
  const terms = staffTerms(text)
  const areSigns = terms.every(({ forms }) => forms.every((form) => form.length === 1))
  return made.filter((order) => terms.every((term) => has(order, term, areSigns, mayNamePeople))).map(({ id }) => id)
}

describeEachDatabase('the search of orders, however many orders have a word,', (shop) => {
  beforeAll(async () => {
    const { db } = shop.server
    await db
      .insertInto('customer')
      .values(
        Array.from({ length: BUYERS }, (_, at) => ({
          id: `of-${at + 1}`,
          phone: `+798${String(at + 1).padStart(8, '0')}`,
          first_name: FIRST[(at + 1) % 4] ?? '',
          last_name: `Покупаева-${at + 1}`,
          email: `b${at + 1}@example.com`,
        })),
      )
      .execute()
    const common = {
      status: 'New',
      purchase_type: 'PayOnDelivery',
      carrier_id: 'Cdek',
      to_door: true,
      delivery_address: 'ул. Мира, 1',
    }
    await db
      .insertInto('customer_order')
      .values(
        made.map(({ id, number, track, recipient, kopecks }, at) => ({
          ...common,
          id,
          number,
          customer_id: `of-${1 + ((at + 1) % BUYERS)}`,
          city_id: CITIES[(at + 1) % 3]?.[0] ?? '',
          track_code: track || null,
          recipient:
            recipient === ''
              ? null
              : JSON.stringify({ firstName: 'Дарина', phone: `+7911${String(at + 1).padStart(7, '0')}` }),
          goods_kopecks: kopecks,
          discount_kopecks: 0,
          delivery_kopecks: 0,
          total_kopecks: kopecks,
          weight_kg: 1,
        })),
      )
      .execute()
    const line = { line_number: 1, product_id: ids.cement, name: 'Цемент', quantity: 1, price_kopecks: 1 }
    const price = { discount_price_kopecks: 1, total_kopecks: 1, weight_kg: 1 }
    await db
      .insertInto('order_item')
      .values(made.map(({ id, article }) => ({ ...line, ...price, order_id: id, article })))
      .execute()
  })

  const found = async (text: string, fields: readonly string[], most?: number) => {
    const { where } = await orderSearch(shop.server.db, text, fields, most)
    const { rows } = await sql<{ id: string }>`
      select t.id from customer_order t where t.id like 'made-%' and ${where} order by t.number`.execute(shop.server.db)
    return rows.map(({ id }) => id)
  }

  it('finds what looking through all of them finds', async () => {
    const typed = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    const most = fc.constantFrom(0, 3, 40, 2_000)
    await fc.assert(
      fc.asyncProperty(typed, most, fc.boolean(), async (text, named, mayNamePeople) => {
        const fields = mayNamePeople ? PEOPLE : ['number', 'trackCode']
        expect(await found(text, fields, named)).toEqual(lookedThrough(text, mayNamePeople))
      }),
      { numRuns: 80 },
    )
  }, 60_000)

  it.each([
    ['Анна', 3, 'broad'],
    ['Анна', 2_000, 'named'],
    ['Анна Покупаева-7', 3, 'named'],
    ['Анна 50007', 3, 'named'],
    ['Тверь', 3, 'broad'],
    ['Тверь Анна', 10, 'broad'],
    ['5', 3, 'broad'],
    ['8', 3, 'named'],
    ['5 50007', 3, 'named'],
    ['99z', 0, 'named'],
  ] as const)('looks for "%s", where %i are named, in rows that are %s', async (text, most, reach) => {
    expect(await orderSearch(shop.server.db, text, PEOPLE, most)).toMatchObject({ reach })
  })
})
