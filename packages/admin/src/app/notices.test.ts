import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNotices } from './notices'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())
const texts = ({ store }: ReturnType<typeof createNotices>) => store.getState().items.map(({ text }) => text)

it('goes after ten seconds, which stand still below the pointer [NOTIFY-01]', () => {
  const notices = createNotices()
  notices.show({ text: 'Сохранено' })
  const [{ id } = { id: '' }] = notices.store.getState().items
  vi.advanceTimersByTime(9_000)
  notices.pause(id)
  vi.advanceTimersByTime(60_000)
  expect(texts(notices)).toEqual(['Сохранено'])
  notices.resume(id)
  vi.advanceTimersByTime(999)
  expect(texts(notices)).toEqual(['Сохранено'])
  vi.advanceTimersByTime(1)
  expect(texts(notices)).toEqual([])
})

it('what went wrong stays until it is closed, and gives way last [NOTIFY-01]', () => {
  const notices = createNotices()
  notices.show({ text: 'Не сохранено', tone: 'danger' })
  for (const text of ['1', '2', '3', '4']) notices.show({ text })
  expect(texts(notices)).toEqual(['Не сохранено', '2', '3', '4'])
  vi.advanceTimersByTime(60_000)
  expect(texts(notices)).toEqual(['Не сохранено'])
  notices.close(notices.store.getState().items[0]?.id ?? '')
  expect(texts(notices)).toEqual([])
})
