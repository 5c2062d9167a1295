import {
  calculateSplitPayment,
  loadCityCompetitorPrices,
  loadCrossSales,
  loadProductRelations,
} from '@prilavok/contracts'
import type { TestEffects } from '@prilavok/core/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { productFields, scriptProductPage } from '../testing/product-page'
import { showInShop } from '../testing/show-in-shop'
import { stubSight } from '../testing/sight'
import { CompetitorPrices } from './competitor-prices'
import { ProductInfo, type ProductTopic } from './product-info'
import { ProductCrossSales, ProductRelations } from './product-offers'
import { ProductStickyHeader } from './product-sticky-header'
import { ProductVideo } from './product-video'

let sight: ReturnType<typeof stubSight>
beforeEach(() => {
  sight = stubSight()
})
afterEach(() => vi.unstubAllGlobals())

async function show(widget: ReactElement, script: (test: TestEffects) => void = () => {}) {
  const page = showInShop(widget, {
    script(test) {
      scriptProductPage(test)
      script(test)
    },
  })
  const ready = async () => {
    await page.settle()
    await page.settle()
  }
  await ready()
  return { ...page, ready }
}

describe('the prices of other shops', () => {
  const offers = [
    { score: 0.4, name: 'Похожий товар', price: 1 },
    { score: 0.7, name: 'Кирпичный ряд', price: 12_900, deliveryCost: 300, url: 'https://ryad.example/1' },
    { score: 0.9, name: 'Ремонтник', price: 13_000, url: 'javascript:alert(1)' },
    { score: 0.95, name: 'Без цены' },
  ]
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)

  it('stand below ours, the surest first, without those below the score [PRODUCT-36]', async () => {
    await show(<CompetitorPrices />, (test) =>
      test.always(loadCityCompetitorPrices, () => ({ status: 'HasOffers', offers })),
    )
    expect(rows().map((row) => row?.replace(/\s/g, ' '))).toEqual([
      'У нас12 500 ₽260 ₽',
      'Ремонтник13 000 ₽—',
      'Кирпичный ряд12 900 ₽300 ₽',
    ])
  })

  it('lead to the other shop by a checked address alone [SAFE-12]', async () => {
    await show(<CompetitorPrices />, (test) =>
      test.always(loadCityCompetitorPrices, () => ({ status: 'HasOffers', offers })),
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://ryad.example/1'])
  })

  it.each([
    ['there is nothing to show [PRODUCT-35]', { status: 'NothingToShow', offers }],
    ['all scores are too low', { status: 'HasOffers', offers: offers.slice(0, 1) }],
  ])('are nothing where %s', async (_, response) => {
    const { container } = await show(<CompetitorPrices />, (test) =>
      test.always(loadCityCompetitorPrices, () => response),
    )
    expect(container.textContent).toBe('')
  })

  it('are nothing after a failure, without a word [PRODUCT-38]', async () => {
    const { container } = await show(<CompetitorPrices />, (test) =>
      test.refuse(loadCityCompetitorPrices, { kind: 'network' }),
    )
    expect(container.textContent).toBe('')
  })
})

describe('products around a product', () => {
  const offers = {
    categories: [
      { categoryName: 'Грунтовки', products: [{ id: 'x', name: 'Грунтовка', url: '/product/x/g', price: 100 }] },
      { categoryName: 'Валики', products: [{ id: 'y', name: 'Валик', url: '/product/y/v', price: 50 }] },
    ],
  }

  it.each([
    [<ProductCrossSales key="1" />, loadCrossSales],
    [<ProductRelations key="2" />, loadProductRelations],
  ] as const)('are loaded once their heading is fully in sight [PRODUCT-27]', async (widget, call) => {
    const { callsOf, ready } = await show(widget, (test) => test.always<typeof call>(call, () => offers))
    await sight.see('.pk-product-offers__title', 0.6)
    await ready()
    expect(callsOf(call)).toHaveLength(0)
    await sight.see('.pk-product-offers__title', 1)
    await ready()
    expect(callsOf(call)).toHaveLength(1)
    expect(sight.isWatched('.pk-product-offers__title')).toBe(false)
  })

  it('stand under their categories, and open in a new tab [PRODUCT-28] [PRODUCT-29]', async () => {
    const { ready } = await show(<ProductCrossSales />, (test) => test.always(loadCrossSales, () => offers))
    await sight.see('.pk-product-offers__title', 1)
    await ready()
    // Single products share a row: a heading over each would head one card.
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['С этим товаром покупают'])
    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => /^[А-Я][а-я]+/.exec(textContent ?? '')?.[0]),
    ).toEqual(['Грунтовки', 'Валики'].map((category) => expect.stringContaining(category) as string))
    const link = screen.getByRole('link', { name: 'Валик (откроется в новой вкладке)' })
    expect([link.getAttribute('target'), link.getAttribute('rel'), link.getAttribute('href')]).toEqual([
      '_blank',
      'noopener',
      '/product/y/v',
    ])
    expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByRole('button').textContent).toBe('В корзину')
  })

  it('are nothing where nothing is offered', async () => {
    const { container, ready } = await show(<ProductRelations />)
    await sight.see('.pk-product-offers__title', 1)
    await ready()
    expect(container.textContent).toBe('')
  })

  it('can be asked for again after a failure', async () => {
    const { ready, callsOf } = await show(<ProductRelations />, (test) => {
      test.always(loadProductRelations, () => offers)
      test.refuse(loadProductRelations, { kind: 'network' })
    })
    await sight.see('.pk-product-offers__title', 1)
    await ready()
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await ready()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(callsOf(loadProductRelations)).toHaveLength(2)
  })
})

describe('what is explained', () => {
  const topics: readonly (readonly [ProductTopic, string])[] = [
    ['quality', 'Индекс качества'],
    ['instalment', 'Рассрочка'],
    ['pay-on-delivery', 'Оплата при получении'],
    ['dolyame', 'Оплата Долями'],
    ['yandex-split', 'Яндекс Сплит'],
    ['legal-entities', 'Юридическим лицам'],
    ['return', 'Возврат'],
    ['safe-logistics', 'Бережная доставка'],
  ]

  it.each(topics)(
    '%s opens the dialog %j [PRODUCT-10] [PRODUCT-11] [PRODUCT-12] [PRODUCT-13] [PRODUCT-14] [PRODUCT-15] [PRODUCT-16]',
    async (topic, title) => {
      const { ready } = await show(<ProductInfo topic={topic} />)
      fireEvent.click(screen.getByRole('button', { name: title }))
      await ready()
      const dialog = screen.getByRole('dialog', { name: title })
      expect(dialog.querySelector('.pk-html p')?.textContent).toMatch(/\S{3}/)
      fireEvent.click(within(dialog).getByRole('button', { name: 'Понятно' }))
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it.each([
    [12_500, 'Долями, 4 платежа по 3 125 ₽'],
    [100.03, 'Долями, 3 платежа по 25 ₽ и последний 25,03 ₽'],
  ])('states the parts of a split payment by the total of the server: %d [PRICE-07]', async (total, words) => {
    const own = document.createElement('details')
    own.innerHTML = '<summary>Долями, 4 платежа</summary><p>По 25 %</p>'
    const { ready, callsOf } = await show(<ProductInfo topic="dolyame" own={own} button="Долями" />, (test) =>
      test.always(calculateSplitPayment, () => ({ items: [], total, removed: [] })),
    )
    const button = screen.getByRole('button')
    expect(button.textContent?.replace(/\u00a0/g, ' ')).toBe(words)
    expect(callsOf(calculateSplitPayment).map(({ input }) => input.body.goods)).toEqual([[{ id: 'p1', quantity: 1 }]])
    fireEvent.click(button)
    await ready()
    expect(screen.getByRole('dialog', { name: 'Долями, 4 платежа' })).toBeTruthy()
  })

  it('states no parts where the server calculates none, and asks for them for no other topic [PRICE-07]', async () => {
    const failing = await show(<ProductInfo topic="dolyame" />, (test) =>
      test.refuse(calculateSplitPayment, { kind: 'network' }),
    )
    expect(screen.getByRole('button').textContent).toBe('Оплата Долями')
    expect(failing.callsOf(calculateSplitPayment)).toHaveLength(1)
    failing.unmount()
    const { callsOf } = await show(<ProductInfo topic="yandex-split" />)
    expect(callsOf(calculateSplitPayment)).toEqual([])
  })

  it("shows the page's own words, cleaned", async () => {
    const own = document.createElement('details')
    own.innerHTML = '<summary>Наш возврат</summary><p>Вернём <b>всё</b></p><img src=x onerror=x()>'
    const { ready } = await show(<ProductInfo topic="return" own={own} button="Возврат 60 дней" />)
    fireEvent.click(screen.getByRole('button', { name: 'Возврат 60 дней' }))
    await ready()
    const dialog = screen.getByRole('dialog', { name: 'Наш возврат' })
    expect(dialog.querySelector('.pk-html')?.innerHTML).toBe('<p>Вернём <b>всё</b></p>')
  })

  it('is nothing for a topic that does not exist', async () => {
    const { container } = await show(<ProductInfo topic={'toString' as 'return'} />)
    expect(container.textContent).toBe('')
  })
})

describe('the review video', () => {
  const url = 'https://youtu.be/dQw4w9WgXcQ'

  it('has no frame before it is asked for [PRODUCT-08]', async () => {
    const { container } = await show(<ProductVideo url={url} poster="/poster.webp" title="Обзор краски" />)
    expect(container.querySelector('iframe')).toBeNull()
    expect(container.innerHTML).not.toContain('src="https:')
    fireEvent.click(screen.getByRole('button', { name: /Смотреть видеообзор/ }))
    const frame = screen.getByTitle('Обзор краски')
    expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0')
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts')
  })

  it.each(['https://evil.example/video', 'javascript:alert(1)', ''])(
    'is nothing for %j [PRODUCT-08]',
    async (address) => {
      const { container } = await show(<ProductVideo url={address} />)
      expect(container.innerHTML).toBe('')
    },
  )
})

describe('the sticky header', () => {
  const bar = () => screen.queryByRole('region', { name: 'Товар на этой странице', hidden: true })
  const mark = '.pk-product-sticky-header__mark'

  it('appears once the price is scrolled away, and goes with it in sight [PRODUCT-09]', async () => {
    const { ready } = await show(<ProductStickyHeader />)
    expect(bar()).toBeNull()
    await sight.see(mark, 0, -10)
    await ready()
    expect(bar()?.textContent).toMatch(/Краска «Снежок», 10 л12\s500\s₽/)
    await sight.see(mark, 1, 100)
    expect(bar()).toBeNull()
  })

  it('does not appear while the price is still below the window [PRODUCT-09]', async () => {
    const { ready } = await show(<ProductStickyHeader />)
    await sight.see(mark, 0, 900)
    await ready()
    expect(bar()).toBeNull()
  })

  it('stays while it has the focus', async () => {
    const { ready } = await show(<ProductStickyHeader />)
    await sight.see(mark, 0, -10)
    await ready()
    const button = within(bar() as HTMLElement).getByRole('button', { name: /В корзину|Добавить/, hidden: true })
    fireEvent.focusIn(button)
    await sight.see(mark, 1, 100)
    expect(bar()).not.toBeNull()
    fireEvent.focusOut(button)
    expect(bar()).toBeNull()
  })

  it('moves what takes the focus from under it, also where listeners of the page hear nothing of widgets', async () => {
    const { ready } = await show(<ProductStickyHeader />)
    await sight.see(mark, 0, -10)
    await ready()
    const covered = document.body.appendChild(document.createElement('button'))
    covered.addEventListener('focusin', (event) => event.stopPropagation())
    vi.spyOn(covered, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 20))
    vi.spyOn(bar() as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1_000, 60))
    const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue()
    fireEvent.focusIn(covered)
    expect(scrollBy).toHaveBeenCalledWith({ top: -62, behavior: 'instant' })
    scrollBy.mockRestore()
    covered.remove()
  })

  it('offers nothing to buy that is not for sale', async () => {
    const { ready } = await show(<ProductStickyHeader />, (test) =>
      scriptProductPage(test, { ...productFields, productAvailable: 'False' }),
    )
    await sight.see(mark, 0, -10)
    await ready()
    expect(within(bar() as HTMLElement).queryByRole('button', { hidden: true })).toBeNull()
  })
})
