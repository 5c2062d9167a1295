import { calculateCart } from '@prilavok/contracts'
import type { TestEffects } from '@prilavok/core/testing'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { en } from '../labels/en'
import { calculated, line, showInShop } from '../testing/show-in-shop'
import { StockBadge, type StockBadgeProps } from './stock-badge'

/** State and text of every badge. */
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.pk-stock-badge')].map(({ dataset, textContent }) => [
    dataset['stock'],
    textContent,
  ])
/** A server that no longer sells a product. */
const without =
  (id: string) =>
  ({ always }: TestEffects) =>
    always(calculateCart, ({ body }) =>
      calculated(
        { ...body, goods: body?.goods?.filter((product) => product.id !== id) ?? [] },
        { removed: [{ id, name: id }] },
      ),
    )
const saying =
  (isAvailable: boolean) =>
  ({ always }: TestEffects) =>
    always(calculateCart, () => ({
      items: [{ id: 'a', name: '', price: 100, hashCode: 'h', isAvailable }],
      total: 0,
    }))

describe('the stock badge shows what the page says', () => {
  it.each<[string, Omit<StockBadgeProps, 'id'>, readonly [string, string]]>([
    ['in stock', { available: true }, ['in-stock', 'В наличии']],
    ['in stock, with many pieces', { available: true, left: 6 }, ['in-stock', 'В наличии']],
    ['few left', { available: true, left: 5 }, ['few-left', 'Осталось 5\u00a0шт.']],
    ['a number alone', { left: 1 }, ['few-left', 'Осталось 1\u00a0шт.']],
    ['on order', { available: 'on-order' }, ['on-order', 'Под заказ']],
    ['out of stock', { available: false, left: 3 }, ['out-of-stock', 'Нет в наличии']],
    ['no piece left', { left: 0 }, ['out-of-stock', 'Нет в наличии']],
    ['for sale without a piece on the shelf', { available: true, left: 0 }, ['in-stock', 'В наличии']],
    ['its own text', { available: true, label: 'На складе' }, ['in-stock', 'На складе']],
    ['its own text where it knows nothing', { label: 'Уточняйте' }, ['unknown', 'Уточняйте']],
  ])('%s', (_, props, expected) => {
    const { container } = showInShop(<StockBadge id="a" {...props} />)
    expect(shown(container)).toEqual([expected])
  })

  it('and nothing when it says nothing', () => {
    expect(showInShop(<StockBadge id="a" />).container.textContent).toBe('')
  })

  it('with a tone for each state', () => {
    const { container } = showInShop(
      <>
        <StockBadge id="a" available />
        <StockBadge id="b" left={2} />
        <StockBadge id="c" available="on-order" />
        <StockBadge id="d" available={false} />
      </>,
    )
    const tones = [...container.querySelectorAll<HTMLElement>('.pk-badge')].map(({ dataset }) => dataset['tone'])
    expect(tones).toEqual(['success', 'warning', 'info', 'neutral'])
  })

  it('in English [EMBED-10]', () => {
    const { container } = showInShop(<StockBadge id="a" left={2} />, { labels: en })
    expect(container.textContent).toBe('Only 2 left')
  })
})

describe('the calculation of the cart corrects the stock badge', () => {
  it('a product that is no longer sold is out of stock, and the text of the page is gone', async () => {
    const { container, settle } = showInShop(<StockBadge id="a" available label="На складе" />, {
      lines: [line('a')],
      script: without('a'),
    })
    expect(shown(container)).toEqual([['in-stock', 'На складе']])
    await settle()
    expect(shown(container)).toEqual([['out-of-stock', 'Нет в наличии']])
  })

  it.each<[string, boolean, Omit<StockBadgeProps, 'id'>, string]>([
    ['cannot be bought', false, { available: true, left: 2 }, 'out-of-stock'],
    ['can be bought again', true, { available: false, label: 'Ожидается' }, 'in-stock'],
    ['can be bought, which the page did not know', true, {}, 'in-stock'],
    ['can be bought, which leaves the number', true, { left: 2 }, 'few-left'],
    ['can be bought, which leaves the way', true, { available: 'on-order' }, 'on-order'],
  ])('a product that %s', async (_, isAvailable, props, state) => {
    const { container, settle } = showInShop(<StockBadge id="a" {...props} />, {
      lines: [line('a')],
      script: saying(isAvailable),
    })
    await settle()
    expect(shown(container).map(([stock]) => stock)).toEqual([state])
  })

  it('for good: a product that leaves the cart is not in stock again', async () => {
    const { cart, container, settle } = showInShop(<StockBadge id="a" available />, {
      lines: [line('a'), line('b')],
      script: without('a'),
    })
    await settle()
    await act(async () => cart.replaceAll([line('b', { quantity: 2 })]))
    await settle()
    await act(async () => cart.clear())
    expect(shown(container)).toEqual([['out-of-stock', 'Нет в наличии']])
  })

  it('of its product only', async () => {
    const { container, settle } = showInShop(
      <>
        <StockBadge id="a" available />
        <StockBadge id="b" available />
        <StockBadge id="c" available />
      </>,
      { lines: [line('a'), line('b')], script: without('a') },
    )
    await settle()
    expect(shown(container).map(([stock]) => stock)).toEqual(['out-of-stock', 'in-stock', 'in-stock'])
  })

  it('not of another product that the same badge shows next', async () => {
    const Next = () => {
      const [id, setId] = useState('a')
      return (
        <button type="button" onClick={() => setId('b')}>
          <StockBadge id={id} available />
        </button>
      )
    }
    const { container, settle } = showInShop(<Next />, { lines: [line('a')], script: without('a') })
    await settle()
    expect(shown(container).map(([stock]) => stock)).toEqual(['out-of-stock'])
    act(() => screen.getByRole('button').click())
    expect(shown(container).map(([stock]) => stock)).toEqual(['in-stock'])
  })

  it('not when it fails: the page keeps its word', async () => {
    const { container, settle } = showInShop(<StockBadge id="a" available label="На складе" />, {
      lines: [line('a')],
      script: ({ refuse }) => refuse(calculateCart, { kind: 'network' }),
    })
    await settle()
    expect(shown(container)).toEqual([['in-stock', 'На складе']])
  })
})

it('sends no request, however many badges there are', async () => {
  const badges = Array.from({ length: 50 }, (_, index) => <StockBadge key={index} id={`p-${index}`} available />)
  const { calls, container, settle } = showInShop(<>{badges}</>)
  await settle()
  expect(shown(container)).toHaveLength(50)
  expect(calls).toEqual([])
})
