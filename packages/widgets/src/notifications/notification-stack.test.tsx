import { notificationsFeature, type NewNotification } from '@prilavok/core/notifications'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showInShop } from '../testing/show-in-shop'
import { NotificationStack } from './notification-stack'

async function start(...shown: readonly NewNotification[]) {
  const page = showInShop(<NotificationStack />)
  const notifications = page.shop.use(notificationsFeature)
  await act(async () => shown.forEach((each) => notifications.show(each)))
  return { ...page, notifications }
}
const card = (text: string) => screen.getByText(text).closest('.pk-toast') ?? document.body
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

describe('the notifications', () => {
  it('are shown for 5 seconds [NOTIFY-01]', async () => {
    const { advance } = await start({ text: 'Сохранено' })
    await advance(4_999)
    expect(screen.getByText('Сохранено')).toBeTruthy()
    await advance(1)
    await gone('Сохранено')
  })

  it('wait while the hand is on them, with the rest of their time [NOTIFY-01]', async () => {
    const { advance } = await start({ text: 'Сохранено' })
    await advance(3_000)
    fireEvent.mouseEnter(card('Сохранено'))
    await advance(60_000)
    fireEvent.mouseLeave(card('Сохранено'))
    await advance(1_999)
    expect(screen.getByText('Сохранено')).toBeTruthy()
    await advance(1)
    await gone('Сохранено')
  })

  it('wait while they have the focus, even when the hand leaves [NOTIFY-01]', async () => {
    const { advance } = await start({ text: 'Удалено', action: { label: 'Вернуть', run: () => {} } })
    const undo = screen.getByRole('button', { name: 'Вернуть' })
    undo.focus()
    fireEvent.mouseEnter(card('Удалено'))
    fireEvent.mouseLeave(card('Удалено'))
    await advance(60_000)
    expect(screen.getByText('Удалено')).toBeTruthy()
    undo.blur()
    await advance(5_000)
    await gone('Удалено')
  })

  it('stay until they are closed when they need an answer [NOTIFY-01]', async () => {
    const { advance } = await start({ kind: 'danger', text: 'Не оплачено', sticky: true })
    await advance(3_600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
    await gone('Не оплачено')
  })

  it('are alerts when something went wrong and wait their turn otherwise [NOTIFY-03]', async () => {
    await start({ kind: 'danger', text: 'Не оплачено', detail: 'Попробуйте другую карту' }, { text: 'Сохранено' })
    expect(screen.getByRole('alert').textContent).toContain('Не оплаченоПопробуйте другую карту')
    expect(card('Сохранено').getAttribute('role')).toBeNull()
    expect(card('Сохранено').closest('[aria-live="polite"]')).not.toBeNull()
    expect(document.querySelectorAll('.pk-toast')).toHaveLength(2)
  })

  it('are done with once their action was taken', async () => {
    const run = vi.fn()
    await start({ text: 'Удалено', action: { label: 'Вернуть', run } })
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(run).toHaveBeenCalledTimes(1)
    await gone('Удалено')
  })

  it('close with Escape, the focused one only, and hand the focus on [A11Y-02]', async () => {
    await start({ text: 'Первое', sticky: true }, { text: 'Второе', sticky: true })
    const [first, second] = screen.getAllByRole('button', { name: 'Закрыть уведомление' })
    first?.focus()
    fireEvent.keyDown(first ?? document.body, { key: 'Escape' })
    await gone('Первое')
    expect(screen.getByText('Второе')).toBeTruthy()
    expect(document.activeElement).toBe(second)
  })
})
