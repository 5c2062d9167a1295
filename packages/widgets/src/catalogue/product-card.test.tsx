import type { ProductCard as Product } from '@prilavok/core/catalogue'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { showInShop } from '../testing/show-in-shop'
import { ProductCard } from './product-card'

const product = (more: Partial<Product> = {}): Product => ({
  id: 'a',
  name: 'Цемент М500',
  url: '/product/a/cement',
  price: 45_000,
  oldPrice: null,
  picture: '/a.webp',
  available: true,
  availability: 'InStock',
  tags: [],
  rating: null,
  reviewCount: 0,
  unit: 'Pack',
  ...more,
})
const show = (more?: Partial<Product>, given = {}) => {
  const { container } = showInShop(
    <ul>
      <ProductCard product={product(more)} />
    </ul>,
    given,
  )
  return { container, text: container.textContent?.replaceAll('\u00a0', ' ') ?? '' }
}

describe('a product card', () => {
  it('links to the product, says its price with the unit, and has a cart button [CART-25]', () => {
    const { container, text } = show()
    const link = within(screen.getByRole('heading', { level: 3 })).getByRole('link', { name: 'Цемент М500' })
    expect(link.getAttribute('href')).toBe('/product/a/cement')
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/a.webp')
    expect(text).toContain('450 ₽/ упак.')
    expect(screen.getByRole('button', { name: 'В корзину' })).toBeTruthy()
    expect(text).not.toContain('Прежняя цена')
  })

  it('marks a discount and two tags at most, in words of the page', () => {
    const sale = { oldPrice: 60_000, tags: ['Oversized', 'FreeDelivery', 'Novelty', 'Hit'] as const }
    show(sale, { labels: en })
    const marks = within(screen.getByRole('list', { name: 'Marks' })).getAllByRole('listitem')
    expect(marks.map(({ textContent }) => textContent)).toEqual(['−25%', 'Bestseller', 'New'])
  })

  it('a product that cannot be ordered has no button and says why', () => {
    const { text } = show({ available: false, availability: 'Expected' })
    expect(screen.queryByRole('button')).toBeNull()
    expect(text).toContain('Ожидается поступление')
  })

  it('takes states and units that it does not know', () => {
    expect(show({ availability: 'Reserved', unit: 'Bucket' }).text).toMatch(/В наличии.*\/ Bucket/)
    expect(show({ availability: 'toString', available: false }).text).toContain('Нет в наличии')
  })

  it('speaks the score and the number of reviews', () => {
    expect(show({ rating: 4.66, reviewCount: 21 }).text).toContain('Оценка 4,7 из 5, 21 отзыв')
  })

  it('no address of a script is a link or a picture', () => {
    const { container } = show({ url: 'javascript:alert(1)', picture: null })
    expect(container.querySelector('.pk-product-card__name a')).toBeNull()
    expect(container.querySelector('img')).toBeNull()
  })
})
