import { askWholesale, callMeBack, orderInOneClick, subscribeToStock } from '@prilavok/contracts'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { NotificationStack } from '../notifications/notification-stack'
import { showInShop } from '../testing/show-in-shop'
import { CallBack, OneClickOrder, StockSubscription, Wholesale } from './lead-widgets'

async function show(widget: ReactElement, script: (test: TestEffects) => void, labels = {}) {
  const page = showInShop(
    <>
      {widget}
      <NotificationStack />
    </>,
    { script, labels },
  )
  await page.settle()
  return page
}
const press = (name: string | RegExp) => act(() => void fireEvent.click(screen.getByRole('button', { name })))
const type = (name: RegExp, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } })
const SENT = 'Спасибо! Мы свяжемся с вами.'

describe('lead widgets', () => {
  it('open in a window, thank and close; a failed one keeps what was typed [LEAD-01] [LEAD-12]', async () => {
    const page = await show(<CallBack id="42" />, ({ refuse, respond }) => {
      refuse(callMeBack, { kind: 'network' })
      respond(callMeBack, { succeed: true })
    })
    press('Перезвоните мне')
    await page.settle()
    type(/Имя/, 'Иван')
    type(/Телефон/, '+7 (912) 345-67-89')
    press('Жду звонка')
    await page.settle()
    expect(screen.getByText('Не получилось отправить. Попробуйте ещё раз.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/Имя/).value).toBe('Иван')
    press('Жду звонка')
    await page.settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(SENT)).toBeTruthy()
    expect(page.callsOf(callMeBack).at(-1)?.input.body).toEqual({
      ProductId: '42',
      FirstName: 'Иван',
      PhoneNumber: '9123456789',
      Email: null,
    })
  })

  it('stand in the page, in English [LEAD-03] [LEAD-04]', async () => {
    const page = await show(
      <OneClickOrder id="42" view="form" />,
      ({ respond }) => respond(orderInOneClick, { succeed: true }),
      en,
    )
    await page.settle()
    press('Order')
    await page.settle()
    expect(page.callsOf(orderInOneClick)).toEqual([])
    type(/First name/, 'Ann')
    type(/Phone/, '9123456789')
    press('Order')
    await page.settle()
    expect(page.callsOf(orderInOneClick).map(({ input }) => input.body.productId)).toEqual(['42'])
    expect(screen.getAllByText('Thank you! We will contact you.').length).toBeGreaterThan(0)
  })

  it('of subscriptions ask for one way to reach the visitor [LEAD-08]', async () => {
    const page = await show(<StockSubscription id="42" view="form" />, ({ respond }) =>
      respond(subscribeToStock, { succeed: true }),
    )
    await page.settle()
    // Either is enough, so that neither is called optional.
    expect(page.container.textContent).not.toContain('необязательно')
    press('Сообщить')
    await page.settle()
    expect(screen.getAllByText('Укажите телефон или электронную почту').length).toBeGreaterThan(0)
    type(/Эл. почта/, 'a@b.ru')
    press('Сообщить')
    await page.settle()
    expect(page.callsOf(subscribeToStock).map(({ input }) => input.body)).toEqual([
      { productId: '42', phone: null, email: 'a@b.ru' },
    ])
  })

  it('of wholesale have two tabs, by arrow keys too, and what is typed stays [LEAD-10] [LEAD-11]', async () => {
    const page = await show(<Wholesale view="form" />, ({ respond }) => respond(askWholesale, { succeed: true }))
    await page.settle()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Купить оптом',
      'Предложить товар',
    ])
    type(/Имя/, 'Олег')
    expect(screen.getByLabelText<HTMLInputElement>(/Телефон/).type).toBe('tel')
    expect(screen.getByLabelText(/Что и сколько/).tagName).toBe('TEXTAREA')
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Купить оптом' }), { key: 'ArrowRight' })
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Предложить товар')
    type(/Телефон/, '9123456789')
    press('Отправить запрос')
    await page.settle()
    expect(page.callsOf(askWholesale).map(({ input }) => [input.body.type, input.body.name])).toEqual([['Buy', 'Олег']])
  })
})
