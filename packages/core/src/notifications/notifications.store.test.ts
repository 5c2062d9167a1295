import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { createNotifications } from './notifications.store'

const start = () => {
  const test = createTestEffects()
  const notifications = createNotifications(test.effects)
  return { ...test, ...notifications, texts: () => notifications.state.getState().items.map(({ text }) => text) }
}

describe('notifications', () => {
  it('[NOTIFY-01] are shown 5000 ms by default', async () => {
    const { show, advance, texts } = start()
    show({ text: 'Готово' })
    await advance(4_999)
    expect(texts()).toEqual(['Готово'])
    await advance(1)
    expect(texts()).toEqual([])
  })

  it('[NOTIFY-01] stand still while they are hovered or focused', async () => {
    const { show, advance, texts, pause, resume } = start()
    const id = show({ text: 'Готово' })
    await advance(3_000)
    pause(id)
    await advance(60_000)
    expect(texts()).toEqual(['Готово'])
    resume(id)
    await advance(1_999)
    expect(texts()).toEqual(['Готово'])
    await advance(1)
    expect(texts()).toEqual([])
  })

  it('[NOTIFY-01] an error that needs an action stays until it is closed', async () => {
    const { show, advance, texts, close } = start()
    const id = show({ kind: 'danger', text: 'Ошибка', sticky: true })
    await advance(600_000)
    expect(texts()).toEqual(['Ошибка'])
    close(id)
    expect(texts()).toEqual([])
  })

  it('[NOTIFY-03] come as danger or as ordinary notices, several at once, oldest first', () => {
    const { show, state, close } = start()
    show({ text: 'Первое' })
    show({ kind: 'danger', text: 'Второе' })
    const shown = () => state.getState().items.map(({ kind, text }) => [kind, text])
    expect(shown()).toEqual([
      ['notice', 'Первое'],
      ['danger', 'Второе'],
    ])
    show({ kind: 'danger', text: 'Первое' })
    const last = show({ kind: 'danger', text: 'Второе', detail: 'Подробно' })
    close(last)
    expect(shown()).toEqual([
      ['notice', 'Первое'],
      ['danger', 'Второе'],
      ['danger', 'Первое'],
    ])
  })

  it('show the same text once, with its time begun anew', async () => {
    const { show, advance, texts } = start()
    show({ text: 'Готово' })
    await advance(3_000)
    show({ text: 'Готово' })
    expect(texts()).toEqual(['Готово'])
    await advance(4_000)
    expect(texts()).toEqual(['Готово'])
  })

  it('leave no timer behind when closed', () => {
    const { show, close, pause, resume, clock } = start()
    const id = show({ text: 'Готово' })
    pause(id)
    close(id)
    resume(id)
    expect(clock.waiting()).toBe(0)
  })
})
