import type { ExperimentReport } from '@prilavok/contracts/admin'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { ExperimentsScreen } from './experiments-screen'

// uPlot draws on a canvas, which this environment does not have.
vi.mock('uplot', () => ({
  default: Object.assign(
    class {
      setSize() {}
      destroy() {}
    },
    { paths: {} },
  ),
}))

const contacts: ExperimentReport = {
  name: 'ContactsHide',
  description: 'Сворачиваем контакты',
  state: 'Running',
  isOnPages: true,
  startedOn: '2026-02-01T09:00:00Z',
  decided: null,
  decidedOn: null,
  runner: 'random',
  urlFilters: ['profile/order'],
  options: [
    {
      label: 'false',
      value: 'false',
      isControl: true,
      share: 0.5,
      shown: 1000,
      ordered: 50,
      rate: { value: 0.05, low: 0.038, high: 0.065 },
      difference: null,
    },
    {
      label: 'true',
      value: 'true',
      isControl: false,
      share: 0.5,
      shown: 1010,
      ordered: 91,
      rate: { value: 0.0901, low: 0.074, high: 0.109 },
      difference: { value: 0.0401, low: 0.018, high: 0.062, pValue: 0.0004 },
    },
  ],
  sampleRatio: 0.82,
  verdict: 'Better',
  leader: 'true',
  days: [
    {
      day: '2026-02-01',
      options: [
        { label: 'false', shown: 1000, ordered: 50 },
        { label: 'true', shown: 1010, ordered: 91 },
      ],
    },
  ],
  decisions: [],
  version: 3,
}

type Answer = (body: Record<string, unknown>) => Response
function open(items: readonly ExperimentReport[], permissions?: readonly string[], answer?: Answer) {
  const sent: { readonly body: Record<string, unknown>; readonly ifMatch: string | null }[] = []
  let reads = 0
  const fixture = staffFixture(async (request) => {
    if (request.method === 'GET') {
      reads += 1
      return json({ items })
    }
    const body = (await request.json()) as Record<string, unknown>
    sent.push({ body, ifMatch: request.headers.get('If-Match') })
    return answer?.(body) ?? json({ ...contacts, state: 'Shipped', decided: body['label'], version: 4 })
  }, permissions)
  render(
    <fixture.Wing>
      <ExperimentsScreen />
    </fixture.Wing>,
  )
  return { ...fixture, sent, reads: () => reads }
}
const spaced = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ')
const card = () => screen.findByRole('region', { name: 'Сворачивать контакты' })
const press = (name: string, inside: HTMLElement) => fireEvent.click(within(inside).getByRole('button', { name }))

it('shows counts, conversion and difference with their intervals, and what the figures prove', async () => {
  open([contacts])
  const shown = within(await card())
  expect(shown.getByText('Вариант «true» лучше')).toBeTruthy()
  expect(shown.getByText('Деление на варианты в порядке, p = 0,820')).toBeTruthy()
  const row = shown.getByRole('row', { name: /^true лучший заполненные контакты/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells.map((cell) => spaced(cell.textContent))).toEqual([
    '1 010Доля 50 %',
    '91',
    '9,0 %от 7,4 % до 10,9 %',
    '+4,0 п. п.от +1,8 до +6,2',
    '< 0,001',
  ])
  const [details] = (await card()).querySelectorAll('details')
  expect(spaced(details?.querySelector('tbody')?.textContent)).toBe('01.02.202650 / 1 000 · 5,0 %91 / 1 010 · 9,0 %')
})

it('warns where visitors are not divided as they were to be, and names no winner', async () => {
  open([{ ...contacts, verdict: 'Broken', leader: null, sampleRatio: 0.00001 }])
  const shown = within(await card())
  expect(shown.getByText('Посетители разделены не так, как задумано')).toBeTruthy()
  expect(shown.queryByText('лучший')).toBeNull()
})

it('ships after a question that says what buyers will see, and offers to take it back', async () => {
  const { sent, notices } = open([contacts])
  press('Внедрить вариант', await card())
  const dialog = screen.getByRole('dialog', { name: 'Внедрить вариант: Сворачивать контакты' })
  expect(dialog.textContent).toContain('Все покупатели увидят вариант «true»')
  expect(dialog.textContent).toContain('заполненные контакты сворачиваются в строку')
  expect(dialog.textContent).not.toContain('Числа этого пока не доказывают')
  expect(within(dialog).queryByRole('radio')).toBeNull()
  fireEvent.change(within(dialog).getByLabelText('Почему (для сотрудников)'), { target: { value: ' Растут заказы ' } })
  press('Внедрить вариант', dialog)
  await within(await card()).findByText('Внедрён')
  expect(sent).toMatchObject([
    { ifMatch: '"v3"', body: { name: 'ContactsHide', decision: 'Ship', label: 'true', note: 'Растут заказы' } },
  ])
  expect(notices[0]?.text).toBe('Вариант внедрён')
  notices[0]?.action?.onPress()
  await waitFor(() => expect(sent[1]).toMatchObject({ ifMatch: '"v4"', body: { decision: 'Resume' } }))
})

it('lets choose among several options, and says where the figures prove nothing', async () => {
  const [control, other] = contacts.options
  if (control === undefined || other === undefined) throw new Error('There are two.')
  const { sent } = open([{ ...contacts, options: [control, { ...other, label: 'third' }, other] }])
  press('Внедрить вариант', await card())
  const dialog = screen.getByRole('dialog')
  const names = within(dialog)
    .getAllByRole('radio')
    .map((each) => each.closest('label')?.textContent)
  expect(names).toEqual(['third', 'true'])
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'true' }).checked).toBe(true)
  fireEvent.click(within(dialog).getByRole('radio', { name: 'third' }))
  expect(dialog.textContent).toContain('Числа этого пока не доказывают')
  press('Внедрить вариант', dialog)
  await waitFor(() => expect(sent).toMatchObject([{ body: { decision: 'Ship', label: 'third' } }]))
})

it.each([
  ['Running', null, ['Внедрить вариант', 'Остановить']],
  ['Stopped', 'false', ['Продолжить', 'Внедрить вариант']],
  ['Shipped', 'true', ['Продолжить', 'Остановить']],
] as const)('what can be decided of an experiment that is %s', async (state, decided, actions) => {
  open([{ ...contacts, state, decided }])
  const names = within(await card())
    .getAllByRole('button')
    .map((each) => each.textContent)
  expect(names).toEqual(actions)
})

it('nothing is sent before the question is answered', async () => {
  const { sent } = open([contacts])
  press('Остановить', await card())
  const dialog = screen.getByRole('dialog', { name: 'Остановить «Сворачивать контакты»?' })
  expect(dialog.textContent).toContain('Все покупатели увидят вариант «false»')
  press('Отмена', dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([])
})

it('says that somebody else was first, and reads again', async () => {
  const stale = { code: 'version-conflict', title: 'Запись изменилась', status: 412 }
  const { notices, reads } = open([contacts], ['*'], () => json(stale, 412))
  press('Остановить', await card())
  press('Остановить', screen.getByRole('dialog'))
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'danger' }]))
  expect(notices[0]?.text).toContain('уже изменил другой сотрудник')
  await waitFor(() => expect(reads()).toBe(2))
})

it('offers no decision to who may only look', async () => {
  open([contacts], ['experiment:read'])
  await card()
  expect(screen.queryByRole('button', { name: 'Остановить' })).toBeNull()
})

it('of what is on no page there is nothing to decide', async () => {
  open([{ ...contacts, isOnPages: false }])
  expect(within(await card()).getByText('Снят с сайта')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Остановить' })).toBeNull()
})

it('tells how to begin where there are none', async () => {
  open([])
  expect(await screen.findByText('Экспериментов пока нет')).toBeTruthy()
  expect(screen.getByText(/settings\.experiments/)).toBeTruthy()
})

it('asks nothing for whoever may not see it', () => {
  const { reads } = open([contacts], ['order:read'])
  expect(screen.getByText('Нет прав на этот раздел. Их выдаёт администратор.')).toBeTruthy()
  expect(reads()).toBe(0)
})
