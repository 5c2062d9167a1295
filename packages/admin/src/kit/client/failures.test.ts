import { expect, it } from 'vitest'
import { reportFailure, type StaffFailure } from './failures'

const failure: StaffFailure = {
  url: '/api/admin/order/preview',
  status: 500,
  code: 'internal',
  message: 'Ошибка сервера',
  problem: null,
}

function watch(origin: string, productionOrigin?: string) {
  const calls: unknown[] = []
  reportFailure(
    failure,
    {
      origin,
      productionOrigin,
      logError: (title) => calls.push(['console', title]),
      notify: (notice) => calls.push(['notice', notice.title, notice.text]),
      titleOf: (url) => `Запрос ${url} завершился с ошибкой`,
    },
    () => calls.push(['callback']),
  )
  return calls
}
const title = 'Запрос /api/admin/order/preview завершился с ошибкой'

it('first the console, then a notification, last the callback [ADMIN-16] [ADMIN-17] [ADMIN-18]', () => {
  expect(watch('https://test.shop.example', 'https://shop.example')).toEqual([
    ['console', title],
    ['notice', title, 'Ошибка сервера'],
    ['callback'],
  ])
})

it('on the live origin nothing is shown, and the callback still runs [ADMIN-17] [ADMIN-18]', () => {
  expect(watch('https://shop.example', 'https://shop.example')).toEqual([['console', title], ['callback']])
})

it('without a live origin every origin is one for trials [ADMIN-19]', () => {
  expect(watch('https://shop.example')).toHaveLength(3)
})
