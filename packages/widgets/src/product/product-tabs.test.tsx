import { loadPickPoints, pageHtml } from '@prilavok/contracts'
import { productFeature } from '@prilavok/core/product'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scriptProductPage } from '../testing/product-page'
import { showInShop } from '../testing/show-in-shop'
import { stubSight } from '../testing/sight'
import { ProductComments } from './product-comments'
import { ProductPoints } from './product-points'
import { ProductTabs } from './product-tabs'

let page = document.createElement('main')
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = `
    <section id="description" class="host"><h2>Описание</h2><p id="specs">Характеристики</p></section>
    <section id="delivery"><h2>Доставка</h2></section>
    <section id="comments" role="note"><h2>Отзывы</h2></section>
    <a href="#comments">Читать отзывы</a>`
})
afterEach(() => {
  page.remove()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

async function show() {
  const shown = showInShop(<ProductTabs />, { script: scriptProductPage })
  await shown.settle()
  return shown
}
const panel = (id: string) => document.getElementById(id) as HTMLElement
const open = () => screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent
const visible = () => ['description', 'delivery', 'comments'].filter((id) => !panel(id).hidden)
const tab = (name: RegExp) => screen.getByRole('tab', { name })

describe('the tabs of a product page', () => {
  it("take over the page's own sections [PRODUCT-04]", async () => {
    await show()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Описание',
      'Доставка и пункты выдачи',
      'Отзывы7',
    ])
    expect(visible()).toEqual(['description'])
    fireEvent.click(tab(/Доставка/))
    expect(visible()).toEqual(['delivery'])
    expect(panel('delivery').getAttribute('aria-labelledby')).toBe(tab(/Доставка/).id)
    expect(tab(/Доставка/).getAttribute('aria-controls')).toBe('delivery')
    expect(panel('description').style.display).toBe('none')
  })

  it('give the sections back when they are unmounted', async () => {
    const before = page.innerHTML
    const { unmount } = await show()
    unmount()
    expect(page.innerHTML.replaceAll(' style=""', '')).toBe(before)
  })

  it('leave out what the page does not have', async () => {
    panel('delivery').remove()
    await show()
    expect(screen.getAllByRole('tab')).toHaveLength(2)
  })

  it('are moved through by the keyboard (APG)', async () => {
    await show()
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
    tab(/Описание/).focus()
    press('ArrowLeft')
    expect([open(), document.activeElement]).toEqual(['Отзывы7', tab(/Отзывы/)])
    press('ArrowRight')
    expect(open()).toBe('Описание')
    press('End')
    expect(open()).toBe('Отзывы7')
    press('Home')
    expect(open()).toBe('Описание')
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  })

  it('are opened by a script of the page, and scrolled to [PRODUCT-05]', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const { shop } = await show()
    await act(async () => shop.use(productFeature).openTab('comments'))
    expect(visible()).toEqual(['comments'])
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(tab(/Отзывы/))
    scrolled.mockRestore()
  })

  it('are opened by the address and by links to them [PRODUCT-05]', async () => {
    history.replaceState(null, '', '/product/1/x?a=b#delivery')
    await show()
    expect(visible()).toEqual(['delivery'])
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Читать отзывы' }))
    expect(isFollowed).toBe(false)
    expect(visible()).toEqual(['comments'])
    expect(location.pathname + location.search + location.hash).toBe('/product/1/x?a=b#comments')
  })

  it('leave links to other places to the browser', async () => {
    page.insertAdjacentHTML('beforeend', '<a href="#footer">Вниз</a>')
    await show()
    expect(fireEvent.click(screen.getByRole('link', { name: 'Вниз' }))).toBe(true)
    expect(visible()).toEqual(['description'])
  })

  it('open for a link to something inside of a closed one', async () => {
    page.insertAdjacentHTML('beforeend', '<a href="#specs">Все характеристики</a>')
    await show()
    fireEvent.click(tab(/Отзывы/))
    expect(fireEvent.click(screen.getByRole('link', { name: 'Все характеристики' }))).toBe(true)
    await act(async () => {})
    expect(visible()).toEqual(['description'])
  })
})

describe('what a tab loads', () => {
  it('reviews: from the server when they are first seen, cleaned [PRODUCT-07]', async () => {
    const sight = stubSight()
    const address = pageHtml('https://shop.example/product/1/x/comments')
    const shown = showInShop(<ProductComments contentUrl="/product/1/x/comments" />, {
      script(test) {
        scriptProductPage(test)
        test.always(
          address,
          () => '<p class="review">Хорошая <b>краска</b><script>x()</script><img src="/x.webp" onerror=x()></p>',
        )
      },
    })
    await shown.settle()
    expect(shown.calls.some(({ endpoint }) => endpoint.name === 'pageHtml')).toBe(false)
    await sight.see('.pk-product-comments', 1)
    await shown.settle()
    await shown.settle()
    const calls = shown.calls.filter(({ endpoint }) => endpoint.name === 'pageHtml')
    expect(calls.map(({ endpoint }) => endpoint.path)).toEqual([address.path])
    expect(shown.container.querySelector('.pk-fragment')?.innerHTML).toMatch(
      /^<p class="review">Хорошая <b>краска<\/b><img src="[^"]+\/x.webp"><\/p>$/,
    )
  })

  it.each(['javascript:alert(1)', 'http://evil.example/x', 'https://user@evil.example/'])(
    'reviews: never from %s',
    async (contentUrl) => {
      const sight = stubSight()
      const shown = showInShop(<ProductComments contentUrl={contentUrl} />, { script: scriptProductPage })
      await sight.see('.pk-product-comments', 1)
      await shown.settle()
      await shown.settle()
      expect(shown.calls.some(({ endpoint }) => endpoint.name === 'pageHtml')).toBe(false)
      expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
    },
  )

  it('pickup points: once their tab is open [PRODUCT-06]', async () => {
    const sight = stubSight()
    const shown = showInShop(<ProductPoints />, {
      script(test) {
        scriptProductPage(test)
        test.always(loadPickPoints, () => ({
          items: [],
          paging: { pageIndex: 1, pageSize: 200, totalCount: 0, totalIsExact: true },
        }))
      },
    })
    await shown.settle()
    expect(shown.callsOf(loadPickPoints)).toEqual([])
    await sight.see('.pk-product-points', 1)
    await shown.settle()
    await shown.settle()
    expect(screen.getByRole('heading', { name: 'Пункты выдачи: Москва' })).toBeTruthy()
    expect(shown.callsOf(loadPickPoints)[0]?.input.query).toMatchObject({ cityId: 'moscow' })
  })
})
