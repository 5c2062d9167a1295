import { loadProductData } from '@prilavok/contracts'
import { FAVOURITES_KEY, MOST_FAVOURITES } from '@prilavok/core/favourites'
import { notificationsFeature } from '@prilavok/core/notifications'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { showInShop } from '../testing/show-in-shop'
import { FavouriteButton } from './favourite-button'
import { FavouritesBadge } from './favourites-badge'
import { FavouritesPage } from './favourites-page'

const card = (id: string) => ({
  id,
  shortId: id,
  name: `Товар ${id}`,
  url: `/product/${id}`,
  price: 100,
  available: true,
  availability: 'InStock',
  tags: [],
  unit: 'Piece',
  hashCode: 'h',
})
const stored = (...ids: readonly string[]) => JSON.stringify({ items: ids.map((id) => ({ id, name: `Товар ${id}` })) })
/** Products are requested once all that a page names is known, in the next turn of the clock: `settle` waits for it. */
const open = (...given: Parameters<typeof showInShop>) => {
  const page = showInShop(...given)
  const settle = async () => {
    await page.advance(0)
    await page.settle()
  }
  return { ...page, settle }
}
const show = (widget: Parameters<typeof showInShop>[0], text = stored(), sold = ['a', 'b', 'c'], labels = {}) =>
  open(widget, {
    labels,
    script: ({ storage, always }) => {
      storage.saved.set(FAVOURITES_KEY, text)
      always(loadProductData, ({ query }) =>
        query.ids.split(',').flatMap((id) => (sold.includes(id) ? [card(id)] : [])),
      )
    },
  })
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const hearts = () => screen.queryAllByRole('button', { name: /^В избранное/ })

describe('the heart', () => {
  it('is pressed while the product is a favourite, on every heart of it, and the badge counts', () => {
    const { storage } = show(
      <>
        <FavouriteButton id="a" name="Клей" view="icon" />
        <FavouriteButton id="a" name="Клей" />
        <FavouritesBadge />
      </>,
    )
    const pressed = () => hearts().map((heart) => heart.getAttribute('aria-pressed'))
    expect(pressed()).toEqual(['false', 'false'])
    expect(screen.queryByRole('img')).toBeNull()
    fireEvent.click(screen.getAllByRole('button', { name: 'В избранное: Клей' })[0] ?? expect.unreachable())
    expect(pressed()).toEqual(['true', 'true'])
    expect(screen.getByRole('img', { name: '1 товар' })).toBeTruthy()
    expect(storage.saved.get(FAVOURITES_KEY)).toContain('"Клей"')
    fireEvent.click(hearts()[1] ?? expect.unreachable())
    expect(pressed()).toEqual(['false', 'false'])
  })

  it('says what to do where the list is full', async () => {
    const ids = Array.from({ length: MOST_FAVOURITES }, (_, id) => `p${id}`)
    const { shop, settle } = show(<FavouriteButton id="a" name="Клей" />, stored(...ids))
    fireEvent.click(hearts()[0] ?? expect.unreachable())
    await settle()
    expect(hearts()[0]?.getAttribute('aria-pressed')).toBe('false')
    expect(shop.use(notificationsFeature).state.getState().items).toMatchObject([
      { kind: 'danger', text: 'В избранном уже 200 товаров — больше не помещается' },
    ])
  })

  it('speaks English [EMBED-10]', () => {
    show(<FavouriteButton id="a" name="Glue" />, stored(), [], en)
    expect(screen.getByRole('button', { name: 'Add to favourites: Glue' })).toBeTruthy()
  })
})

describe('the page of favourites', () => {
  it('shows them as cards with cart buttons, the newest first', async () => {
    const { settle } = show(<FavouritesPage />, stored('a', 'b'))
    await settle()
    expect(names()).toEqual(['Товар b', 'Товар a'])
    expect(screen.getAllByRole('button', { name: /корзину/ })).toHaveLength(2)
  })

  it('lets one go, hands the focus on and takes it back', async () => {
    const { shop, settle } = show(<FavouritesPage />, stored('a', 'b', 'c'))
    await settle()
    const [first] = hearts()
    first?.focus()
    fireEvent.click(first ?? expect.unreachable())
    await settle()
    expect(names()).toEqual(['Товар b', 'Товар a'])
    expect(document.activeElement).toBe(hearts()[0])
    const [notice] = shop.use(notificationsFeature).state.getState().items
    expect(notice?.text).toBe('Убрано из избранного: Товар c')
    await act(async () => notice?.action?.run())
    expect(names()).toEqual(['Товар c', 'Товар b', 'Товар a'])
  })

  it('leads to the catalogue while it is empty, with the focus there after the last one', async () => {
    const { settle } = show(<FavouritesPage />, stored('a'))
    await settle()
    hearts()[0]?.focus()
    fireEvent.click(hearts()[0] ?? expect.unreachable())
    const link = screen.getByRole('link', { name: 'Перейти в каталог' })
    expect([link.getAttribute('href'), document.activeElement]).toEqual(['/', link])
  })

  it('names what is no longer sold and removes it in one press', async () => {
    const { settle, storage } = show(<FavouritesPage />, stored('a', 'old'))
    await settle()
    expect(screen.getByText('Товар old')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Убрать из списка' }))
    expect(screen.queryByText('Больше не продаются')).toBeNull()
    expect(storage.saved.get(FAVOURITES_KEY)).not.toContain('old')
  })

  it('offers to try again after a failure', async () => {
    const { settle, respond } = open(<FavouritesPage />, {
      script: ({ storage, refuse: refuseFirst }) => {
        storage.saved.set(FAVOURITES_KEY, stored('a'))
        refuseFirst(loadProductData, { kind: 'network' })
      },
    })
    await settle()
    respond(loadProductData, [card('a')])
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await settle()
    expect(names()).toEqual(['Товар a'])
  })

  it('renders nothing that a hostile storage holds [SAFE-08]', async () => {
    const { settle } = show(<FavouritesPage />, '{"items":[{"id":"<img>"},{"id":"../x"},7]}')
    await settle()
    expect(screen.getByText('В избранном пока пусто')).toBeTruthy()
  })
})
