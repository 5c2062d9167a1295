import { loadOrder, loadProviderStatus, loadPurchaseTypes, startProvider } from '@prilavok/contracts'
import type { SettingsInput } from '@prilavok/core'
import type { PaymentStrategy } from '@prilavok/core/payment'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { offering } from '../testing/payment-offers'
import { DRAFT, draft, fillIn, showCheckout, submit, type ShownCheckout } from '../testing/show-checkout'
import { line } from '../testing/show-in-shop'

const STARTED = { url: 'https://yoomoney.ru/pay', succeed: true }
const status = (paymentStatus: string): object => ({ paymentStatus })
const section = () => document.getElementById('delivery-purchase-type-anchor') as HTMLElement
const alertTitle = () => document.querySelector('[role=alert] .pk-notice__title')?.textContent
const alertText = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ')

interface Given {
  readonly settings?: SettingsInput
  readonly script?: (test: TestEffects) => void
}

/** An order that is filled in and to be paid by card. */
async function payByCard({ settings, script }: Given = {}): Promise<ShownCheckout> {
  const page = await showCheckout({
    ...(settings !== undefined && { settings }),
    script(test) {
      test.always(loadPurchaseTypes, () => offering(['PayOnDelivery', 'PayViaYooKassa', 'PayImmediately']))
      test.always(startProvider, () => STARTED)
      script?.(test)
    },
  })
  await fillIn(page)
  fireEvent.click(screen.getByRole('radio', { name: 'Картой на сайте' }))
  await page.settle()
  return page
}

/** The buyer comes back to a draft that was to be paid by card. */
async function comeBack(
  query: Readonly<Record<string, string>>,
  response: () => object,
  settings: SettingsInput = {},
  lines = [line('a')],
  more: (test: TestEffects) => void = () => {},
): Promise<ShownCheckout> {
  const delivery = { cityId: 'moscow', transportCompany: 'Cdek', pickPointId: '1', purchaseType: 'PayViaYooKassa' }
  const page = await showCheckout({
    lines,
    settings,
    script(test) {
      for (const [name, value] of Object.entries(query)) test.address.query.set(name, value)
      test.storage.saved.set('prilavok.order', JSON.stringify({ id: DRAFT }))
      test.storage.saved.set('prilavok.order.key', JSON.stringify({ id: DRAFT, key: 'key-of-this-browser' }))
      test.always(loadOrder, () => draft({ delivery }))
      test.always(loadPurchaseTypes, () => offering(['PayOnDelivery', 'PayViaYooKassa']))
      test.always(loadProviderStatus, response)
      more(test)
    },
  })
  await act(() => vi.dynamicImportSettled())
  await page.settle()
  return page
}
const back = (success: string) => ({ id: DRAFT, from: 'yookassa', success })

describe('the way to a payment service', () => {
  it('[PAY-45] is told of by the button while it is being started', async () => {
    let held: { readonly respond: (response: unknown) => void } | undefined
    const page = await payByCard({ script: (test) => void (held = test.hold(startProvider)) })
    await submit(page)
    const button = screen.getByRole('button', { name: 'Переходим к оплате…' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    held?.respond(STARTED)
    await page.settle()
    expect(page.visited).toContain('https://yoomoney.ru/pay')
  })

  it.each([
    { url: null, succeed: true },
    { url: 'https://yoomoney.ru/', succeed: false },
    { url: 'https://evil.example/', succeed: true },
  ])('[PAY-46] that is shut by %j is told of at the payment step', async (response) => {
    const page = await payByCard({ script: (test) => test.always(startProvider, () => response) })
    await submit(page)
    const notice = within(section()).getByRole('alert')
    expect(notice.textContent).toContain('При перенаправлении в платежный сервис произошла ошибка.')
    expect(notice.textContent).toContain('Попробуйте выбрать другой способ оплаты')
    expect(screen.getByRole('button', { name: 'Оформить заказ' })).toBeTruthy()
  })
})

describe('a return from a payment service', () => {
  it('[PAY-75] [PAY-76] without the money leads to the payment step with the words of the specification', async () => {
    await comeBack(back('false'), () => status('Pending'))
    expect(alertTitle()).toBe('Не смогли получить оплату. Попробуйе выбрать другой способ оплаты.')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Картой на сайте' }).checked).toBe(true)
  })

  it('[PAY-76] with a failure of the server shows the same, whatever the address claims', async () => {
    await comeBack(back('true'), () => status('Failed'))
    expect(alertTitle()).toBe('Не смогли получить оплату. Попробуйе выбрать другой способ оплаты.')
  })

  it('[PAY-60] of an unknown provider is reported as not supported', async () => {
    const left = { orderId: DRAFT, provider: 'yookassa', option: 'PayViaYooKassa', phase: 'left' }
    await comeBack(
      { id: DRAFT, from: '__proto__', success: 'true' },
      () => status('Succeeded'),
      {},
      [line('a')],
      (test) => test.storage.saved.set('prilavok.payment', JSON.stringify({ ...left, since: test.clock.now() })),
    )
    expect(alertText()).toContain('Возврат из платежной системы не поддерживается')
  })

  it('[PAY-80] without an order says that the check failed', async () => {
    await comeBack({ from: 'yookassa', success: 'true' }, () => status('Succeeded'), {}, [])
    expect(alertText()).toContain('При проверке оплаты возникла ошибка')
    expect(alertText()).toContain('Попробуйте выбрать другой способ оплаты')
  })

  it('[PAY-61] with the money ends on the accepted order', async () => {
    const page = await comeBack(back('true'), () => status('Succeeded'))
    await page.advance(5_000)
    expect(await screen.findByRole('heading', { name: 'Мы приняли ваш заказ!' })).toBeTruthy()
  })
})

describe('the waiting screen', () => {
  it('[CHK-53] [CHK-54] [PAY-63] asks to keep the page open, in the words and in the title, and changes no word with each question', async () => {
    const response = vi.fn(() => status('Pending'))
    const page = await comeBack(back('waiting'), response)
    const region = screen.getByText('Проверяем оплату. Пожалуйста, не закрывайте страницу').closest('[role=status]')
    expect(page.titles.at(-1)).toBe('Проверяем оплату')
    const words = region?.textContent
    const changes: unknown[] = []
    const watch = new MutationObserver((records) => changes.push(...records))
    if (region !== null) watch.observe(region, { subtree: true, childList: true, characterData: true })
    const requests = response.mock.calls.length
    await page.advance(30_000)
    expect(response.mock.calls.length).toBeGreaterThan(requests + 4)
    expect(region?.textContent).toBe(words)
    expect(changes).toEqual([])
    watch.disconnect()
  })

  it('[PAY-77] says after ten minutes what is true, whom to call, and asks again at once', async () => {
    const response = vi.fn(() => status('Pending'))
    const page = await comeBack(back('waiting'), response, { supportPhone: '8 800 100-00-00' })
    expect(screen.queryByRole('button', { name: 'Проверить ещё раз' })).toBeNull()
    await page.advance(601_000)
    expect(screen.getByRole('status').textContent).toContain('Оплата всё ещё проверяется')
    expect(page.titles.at(-1)).toBe('Оплата ещё проверяется')
    expect(screen.getByRole('link', { name: '8 800 100-00-00' }).getAttribute('href')).toBe('tel:88001000000')
    const requests = response.mock.calls.length
    fireEvent.click(screen.getByRole('button', { name: 'Проверить ещё раз' }))
    await page.settle()
    expect(response.mock.calls.length).toBe(requests + 1)
  })

  it('[PAY-77] lets the buyer choose another way at any time, and nobody asks any more', async () => {
    const response = vi.fn(() => status('Pending'))
    const page = await comeBack(back('waiting'), response)
    fireEvent.click(screen.getByRole('button', { name: 'Выбрать другой способ оплаты' }))
    await page.settle()
    await page.advance(1_000)
    expect(await screen.findByRole('radio', { name: 'Картой на сайте' })).toBeTruthy()
    expect(page.titles.at(-1)).toBe('Оформление заказа')
    const requests = response.mock.calls.length
    await page.advance(60_000)
    expect(response.mock.calls.length).toBe(requests)
  })
})

describe('a payment window', () => {
  const strategy = (start: PaymentStrategy['start']): SettingsInput => ({
    paymentStrategies: [
      { id: 'yookassa', kind: 'widget', start, resume: () => 'await', classify: () => 'pending', dispose() {} },
    ],
  })

  it('that the browser has blocked can be opened by a link', async () => {
    const page = await payByCard({
      settings: strategy(async () => ({ type: 'window', url: 'https://yoomoney.ru/pay' })),
      script: (test) => void (test.foreign.popups = false),
    })
    await submit(page)
    await act(() => vi.dynamicImportSettled())
    expect(alertText()).toContain('Браузер не дал открыть окно банка')
    expect(screen.getByRole('link', { name: 'Открыть форму банка' }).getAttribute('href')).toBe(
      'https://yoomoney.ru/pay',
    )
  })

  it('[PAY-55] whose credit fails raises the alert of the specification', async () => {
    const page = await payByCard({ settings: strategy(async () => ({ type: 'failed', problem: 'credit' })) })
    await submit(page)
    expect(alertTitle()).toBe('Произошла ошибка при попытке оформить кредит. Попробуйте позднее...')
  })

  it('whose script did not come shows it in place, and a press tries again', async () => {
    const start = vi.fn<PaymentStrategy['start']>(async () => ({ type: 'failed', problem: 'script' }))
    const page = await payByCard({ settings: strategy(start) })
    await submit(page)
    expect(within(section()).getByRole('alert').textContent).toContain('Форма оплаты не загрузилась')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'При получении' }).disabled).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
    await page.settle()
    expect(start).toHaveBeenCalledTimes(2)
  })

  it('that was one start too many says to wait, that nothing was charged, and a press tries again [SAFE-01]', async () => {
    const start = vi.fn<PaymentStrategy['start']>(async () => ({ type: 'failed', problem: 'busy' }))
    const page = await payByCard({ settings: strategy(start) })
    await submit(page)
    expect(within(section()).getByRole('alert').textContent).toContain(
      'Оплата не началась, деньги не списаны. Подождите минуту и попробуйте ещё раз.',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
    await page.settle()
    expect(start).toHaveBeenCalledTimes(2)
  })

  it('stands open while the button waits for it', async () => {
    const page = await payByCard({
      settings: strategy((context) => {
        context.shown()
        return new Promise(() => {})
      }),
    })
    await submit(page)
    expect(screen.getByRole('button', { name: 'Оплатите в форме банка' }).getAttribute('aria-busy')).toBe('true')
  })
})
