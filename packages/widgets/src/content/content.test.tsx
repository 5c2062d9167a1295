import { loadFlag, loadUserCity, pageHtml } from '@prilavok/contracts'
import type { TestEffects } from '@prilavok/core/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { city, showInShop } from '../testing/show-in-shop'
import { Announcements } from './announcements'
import { Collapsible } from './collapsible'

const inCity = (name: string) => ({
  script: ({ always }: TestEffects) => {
    always(loadFlag, () => false)
    always(loadUserCity, () => ({ ...city('None'), showedCityId: 'c', showedCityName: name }))
  },
})
const banners = () =>
  screen.queryAllByRole('region').flatMap(({ children }) => [...children].map((each) => each.textContent))

describe('the announcements', () => {
  it('are two static banners [CONTENT-30] [CONTENT-31] [CONTENT-32], shown in Moscow [CONTENT-33]', async () => {
    const { settle } = showInShop(<Announcements />, inCity('Москва'))
    expect(banners()).toEqual([])
    await settle()
    await waitFor(() =>
      expect(banners()).toEqual([
        'До 31 декабря действует повышенная скидка при оплате сразу',
        'С 25 декабря по 8 января заказы не отправляются',
      ]),
    )
  })

  it('are not shown elsewhere [CONTENT-33]', async () => {
    const { settle } = showInShop(<Announcements />, inCity('Тверь'))
    await settle()
    expect(banners()).toEqual([])
  })

  it('are shown everywhere, at once and without a request, where the list is empty [CONTENT-33] [EMBED-10]', () => {
    const { calls } = showInShop(<Announcements />, { settings: { announcements: { cities: [] } }, labels: en })
    expect(banners()).toHaveLength(2)
    expect(calls.filter(({ endpoint }) => endpoint === loadUserCity)).toEqual([])
  })
})

describe('a collapsible block', () => {
  const endpoint = pageHtml('https://shop.example/terms')
  const toggle = (open: boolean) => {
    const details = document.querySelector('details') ?? expect.unreachable()
    details.open = open
    fireEvent(details, new Event('toggle'))
  }

  it('reads its content on first opening only [CONTENT-34], cleaned, and shows its late pictures [CONTENT-35]', async () => {
    const { settle, respond, calls, container } = showInShop(<Collapsible title="Условия" contentUrl="/terms" />)
    const requests = () => calls.filter((call) => call.endpoint.path === endpoint.path)
    await settle()
    expect(requests()).toEqual([])
    respond(
      endpoint,
      '<p onclick="x()">Возврат</p><script>x()</script><img loading="lazy" src="/a.webp" alt=""><img data-src="/b.webp" alt=""><img data-src="javascript:x" alt=""><div data-prilavok="cart-badge"></div>',
    )
    toggle(true)
    await settle()
    await waitFor(() => expect(screen.getByText('Возврат')).toBeTruthy())
    expect(screen.getByText('Возврат').hasAttribute('onclick')).toBe(false)
    expect(container.querySelector('script')).toBeNull()
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      'https://shop.example/a.webp',
      'https://shop.example/b.webp',
      null,
    ])
    expect(container.querySelector('[data-prilavok="cart-badge"]')).toBeTruthy()
    toggle(false)
    toggle(true)
    await settle()
    expect(requests()).toHaveLength(1)
  })

  it('says that its content could not be loaded, and tries again', async () => {
    const { settle, refuse, respond } = showInShop(<Collapsible title="Условия" contentUrl="/terms" />)
    refuse(endpoint, { kind: 'network' })
    toggle(true)
    await settle()
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    respond(endpoint, '<p>Возврат</p>')
    fireEvent.click(retry)
    await settle()
    await waitFor(() => expect(screen.getByText('Возврат')).toBeTruthy())
  })

  it('without an address holds what the page had there', () => {
    const own = document.createElement('p')
    own.textContent = 'Свой текст'
    showInShop(<Collapsible title="Условия" content={[own]} />)
    expect(screen.getByText('Свой текст')).toBe(own)
  })
})
