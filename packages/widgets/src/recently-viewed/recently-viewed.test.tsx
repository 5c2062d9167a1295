import { VIEWED_KEY } from '@prilavok/core/recently-viewed'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { showInShop } from '../testing/show-in-shop'
import { RecentlyViewed, type RecentlyViewedProps } from './recently-viewed'

const product = (id: number) => ({ title: `Товар ${id}`, uri: `/product/${id}`, imageUri: `/images/${id}.webp` })
const show = (stored: unknown, props: RecentlyViewedProps = {}, labels = {}) =>
  showInShop(<RecentlyViewed {...props} />, {
    labels,
    script: ({ storage }) => void storage.saved.set(VIEWED_KEY, JSON.stringify(stored)),
  })
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const photo = (source: string) =>
  document.body.insertAdjacentHTML('beforeend', `<div data-prilavok="gallery"><img src="${source}"></div>`)
afterEach(() => document.querySelectorAll('[data-prilavok]').forEach((element) => element.remove()))

describe('the block', () => {
  it('shows what was looked at, newest first, with picture, name and page [RECENT-10] [RECENT-03]', () => {
    show([product(2), product(1)])
    const block = screen.getByRole('region', { name: 'Вы недавно смотрели' })
    expect(titles()).toEqual(['Товар 2', 'Товар 1'])
    const [first] = within(block).getAllByRole('link')
    expect(first?.getAttribute('href')).toBe('/product/2')
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/images/2.webp')
  })

  it('is not there while it is empty, nor for the product of the page alone', () => {
    const { container } = show([])
    expect(container.textContent).toBe('')
    show([product(1)], { uri: '/product/1' })
    expect(titles()).toEqual([])
  })

  it('shows an icon where a picture cannot be loaded', () => {
    const { container } = show([product(1)])
    fireEvent.error(container.querySelector('img') ?? expect.unreachable())
    expect([container.querySelector('img'), titles()]).toEqual([null, ['Товар 1']])
  })

  it('renders nothing that a hostile storage holds [SAFE-08]', () => {
    const { container } = show([
      { ...product(1), uri: 'javascript:alert(1)' },
      { ...product(2), title: '<img onerror=x>' },
    ])
    expect(titles()).toEqual(['<img onerror=x>'])
    expect(container.querySelectorAll('img')).toHaveLength(1)
  })

  it('speaks English too [EMBED-10]', () => {
    show([product(1)], {}, en)
    expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeTruthy()
  })
})

describe('on the page of a product', () => {
  it('records it once its first photo is found, and does not show it [RECENT-06]', async () => {
    photo('/images/7.webp?v=2')
    const { settle, storage } = show([product(1)], { title: 'Клей', uri: '/product/7' })
    await settle()
    const [recorded] = JSON.parse(storage.saved.get(VIEWED_KEY) ?? '[]') as readonly unknown[]
    expect(recorded).toEqual({ title: 'Клей', uri: '/product/7', imageUri: '/images/7.webp?v=2' })
    expect(titles()).toEqual(['Товар 1'])
  })

  it('waits for a photo that comes later, and for none after it was left [RECENT-07]', async () => {
    const { advance, storage, unmount } = show([], { title: 'Клей', uri: '/product/7' })
    await advance(850)
    photo('/images/7.webp')
    await advance(50)
    expect(storage.saved.get(VIEWED_KEY)).toContain('/product/7')
    unmount()
  })

  it('finds photos where the page says they are; a selector that is none finds nothing [RECENT-09]', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p data-prilavok="x"><img id="own" src="/own.webp"></p>')
    const { settle, storage } = show([], { title: 'Клей', uri: '/product/7', photo: '#own' })
    await settle()
    expect(storage.saved.get(VIEWED_KEY)).toContain('/own.webp')
    const other = show([], { title: 'Клей', uri: '/product/8', photo: ']]' })
    await other.advance(60_000)
    expect(other.storage.saved.get(VIEWED_KEY)).toBe('[]')
  })

  it('records nothing on other pages', async () => {
    photo('/images/7.webp')
    const { settle, storage } = show([])
    await settle()
    expect(storage.saved.get(VIEWED_KEY)).toBe('[]')
  })
})
