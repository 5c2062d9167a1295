import type { Experiment } from '@prilavok/core/experiments'
import { DAY_MS } from '@prilavok/shop-server/kit'
import { chance } from '../random'
import { demoToday } from '../today'

/** An experiment of the demo shop, and how often visitors of each option order. */
interface Story {
  readonly name: string
  readonly description: string
  readonly definition: Omit<Experiment, 'name' | 'description' | 'decided'>
  /** Days before the shop was filled. */
  readonly began: number
  readonly ended: number
  /** The option that the staff decided for at the end, and why; null: it runs. */
  readonly decided: { readonly label: string; readonly note: string } | null
  readonly rates: Readonly<Record<string, number>>
}

const ORDER_PAGE = 'profile/order'
const MINUTE_MS = 60_000
const MARKETER = { id: 'demo-marketing', name: 'Мария Попова' }

const STORIES: readonly Story[] = [
  {
    name: 'ContactsHide',
    description: 'Заполненные контакты сворачиваются в строку: форма короче, и до оплаты ближе.',
    definition: {
      options: [
        { label: 'false', value: false, isControl: true },
        { label: 'true', value: true },
      ],
      urlFilters: [ORDER_PAGE],
    },
    began: 30,
    ended: 0,
    decided: null,
    rates: { false: 0.06, true: 0.095 },
  },
  {
    name: 'ExitWarningType',
    description: 'Удержит ли покупателей предупреждение на каждом шаге, а не только на последнем.',
    definition: {
      options: [
        { label: 'old', value: 'old', isControl: true },
        { label: 'new', value: 'new' },
      ],
      urlFilters: [ORDER_PAGE],
    },
    began: 76,
    ended: 44,
    decided: { label: 'old', note: 'Заказов не прибавилось, а предупреждение раздражает.' },
    rates: { old: 0.07, new: 0.07 },
  },
]

const before = (days: number) => new Date(demoToday - days * DAY_MS).toISOString()

const eventOf = (id: string, goal: string, visitor: string, params: object, at: number) => ({
  event_id: id,
  type: 'Goal',
  goal,
  visitor_id: visitor,
  project_id: null,
  url: `https://stroydom.example/${ORDER_PAGE}`,
  title: 'Оформление заказа',
  screen_width: 1280,
  screen_height: 800,
  marketing: {},
  options: {},
  params,
  created_on: new Date(at).toISOString(),
})

/** What a visitor did: saw an option, and perhaps ordered within some hours. */
function eventsOf({ name, definition, began, ended, rates }: Story, index: number) {
  const random = chance(`experiment ${name}`, index)
  const { label } = random.pick(definition.options)
  const visitor = `demo-visitor-${name}-${index}`
  // The shop is open all day; hardly anybody comes at night.
  const day = demoToday - random.int(ended + 1, began - 1) * DAY_MS
  const at = day + random.int(1, 15 * 60) * MINUTE_MS
  const shown = eventOf(`${visitor}-shown`, 'Experiment', visitor, { experiment: name, label }, at)
  if (!random.is(rates[label] ?? 0)) return [shown]
  const orderId = `demo-order-of-${visitor}`
  return [shown, eventOf(`${visitor}-order`, 'Order', visitor, { orderId }, at + random.int(3, 300) * MINUTE_MS)]
}

/** The experiments of a demo shop with so many visitors in each, as rows of their tables. */
export function demoExperiments(visitors: number) {
  const stories = visitors === 0 ? [] : STORIES
  return {
    experiments: stories.map(({ name, description, definition, began, ended, decided }) => ({
      name,
      description,
      definition,
      is_on_pages: true,
      started_on: before(began),
      decided_label: decided?.label ?? null,
      decided_on: decided === null ? null : before(ended),
      decided_by: decided === null ? null : MARKETER.id,
      version: decided === null ? 1 : 2,
    })),
    decisions: stories.flatMap(({ name, ended, decided }) =>
      decided === null
        ? []
        : [
            {
              experiment: name,
              from_label: null,
              to_label: decided.label,
              note: decided.note,
              actor_id: MARKETER.id,
              actor_name: MARKETER.name,
              created_on: before(ended),
            },
          ],
    ),
    *events() {
      for (const story of stories) for (let index = 0; index < visitors; index += 1) yield* eventsOf(story, index)
    },
  }
}
