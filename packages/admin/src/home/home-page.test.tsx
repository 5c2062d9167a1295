import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { json, staffFixture } from '../testing/staff-fixture'
import { HomePage } from './home-page'

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

function open(permissions?: readonly string[]) {
  const asked: string[] = []
  const fixture = staffFixture((request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(decodeURIComponent(pathname.replace('/api/admin/', '') + search))
    if (pathname.endsWith('/log/calls'))
      return json({
        since: '2026-02-10T09:00:00Z',
        items: [
          {
            call: 'GET /api/catalogue',
            count: 12,
            failed: 3,
            p50Ms: 20,
            p95Ms: 1840,
            maxMs: 2000,
            lastFailedOn: '2026-02-10T09:30:00Z',
            lastTraceId: 'trace-7',
          },
        ],
      })
    const isFailed = pathname.includes('store-feedback')
    if (isFailed) return json({ code: 'internal', title: 'Сбой', status: 500 }, 500)
    const paging = { pageIndex: 1, pageSize: 1, pageCount: 1, totalCount: 21, totalIsExact: true, nextCursor: null }
    return json({ items: [], paging, summary: { total: 0, byStatus: {} } })
  }, permissions)
  render(
    <fixture.Wing>
      <HomePage />
    </fixture.Wing>,
  )
  return { ...fixture, asked }
}

it('counts what waits, and each number leads to the list behind it', async () => {
  const { asked } = open()
  const orders = await screen.findByRole('link', { name: /21\s*Новые заказы/ })
  expect(orders.getAttribute('href')).toContain('#/order?status=New')
  const questions = await screen.findByRole('link', { name: /21\s*Вопросы без ответа/ })
  expect(questions.getAttribute('href')).toContain('#/user-product-questions?status=New&status=InWork')
  expect((await screen.findByRole('link', { name: /Брошенные заказы/ })).getAttribute('href')).toContain(
    'hasOrder=false&hasPhone=true',
  )
  expect(asked.some((each) => each.startsWith('feed/preview?lastStatus=Failed'))).toBe(true)
})

it('says which number did not load; the others stand', async () => {
  open()
  expect(await screen.findByRole('link', { name: /—\s*Отзывы о магазине: не загрузилось/ })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /21\s*Новые заказы/ })).toBeTruthy()
})

it('shows the slowest and the failing calls, and leads a failure to its line in the log', async () => {
  open()
  expect(await screen.findAllByText(/1\s840 мс/)).toHaveLength(2)
  const [failure] = screen.getAllByRole('link', { name: '3' })
  expect(failure?.getAttribute('href')).toContain('#/log?traceId=trace-7')
})

it('asks for nothing that the staff member may not read [ADMIN-15]', async () => {
  const { asked } = open(['feed:read'])
  await screen.findByRole('link', { name: /Выгрузки с ошибкой/ })
  await waitFor(() => expect(asked).toEqual(['feed/preview?lastStatus=Failed&pageSize=1']))
})
