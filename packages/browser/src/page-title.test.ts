import { beforeEach, describe, expect, it } from 'vitest'
import { createPage } from './page'

let { setTitle } = createPage()
beforeEach(() => {
  setTitle = createPage().setTitle
})

describe('the title of the page', () => {
  it.each([
    ['', 'Оформление заказа'],
    ['Мастерская', 'Оформление заказа'],
    ['Оформление заказа', 'Оформление заказа'],
    ['Страница pk-order — Стройдвор', 'Оформление заказа — Стройдвор'],
    ['Order – The shop', 'Оформление заказа – The shop'],
    ['Заказ | Раздел | Стройдвор', 'Оформление заказа | Стройдвор'],
    ['Заказ - Строй-двор', 'Оформление заказа'],
    ['pk-order [Вики]', 'Оформление заказа [Вики]'],
  ])('%j becomes %j', (own, shown) => {
    document.title = own
    setTitle('Оформление заказа')
    expect(document.title).toBe(shown)
  })

  it('keeps the name of the site when it changes again, and comes back', () => {
    document.title = 'Заказ — Стройдвор'
    setTitle('Оформление заказа')
    setTitle('Проверяем оплату')
    expect(document.title).toBe('Проверяем оплату — Стройдвор')
    setTitle(null)
    expect(document.title).toBe('Заказ — Стройдвор')
    setTitle(null)
    expect(document.title).toBe('Заказ — Стройдвор')
  })

  it('that the page has changed meanwhile stays', () => {
    document.title = 'Заказ'
    setTitle('Оформление заказа')
    document.title = '(1) Новое сообщение'
    setTitle(null)
    expect(document.title).toBe('(1) Новое сообщение')
  })
})
