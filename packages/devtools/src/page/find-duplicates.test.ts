import { beforeEach, describe, expect, it } from 'vitest'
import { testElements } from '../testing/inspected-page'
import { findDuplicates } from './find-duplicates'

const button = (id: string, name: string, price: string) =>
  `<div data-prilavok="cart-button" data-id="${id}" data-name="${name}" data-price="${price}"></div>`
const found = (html: string) => {
  document.body.innerHTML = html
  return findDuplicates(document, testElements).map((each) =>
    Object.fromEntries(Object.entries(each).filter(([key]) => key !== 'element')),
  )
}

beforeEach(() => document.body.replaceChildren())

describe('duplicates', () => {
  it('are elements that ask for several widgets, and elements inside elements', () => {
    expect(found('<div data-prilavok="cart-page" class="pk-mount-cart-badge pk-mount-cart-page"></div>')).toEqual([
      { kind: 'asks', names: ['cart-page', 'cart-badge'] },
    ])
    expect(found('<div data-prilavok="cart-page"><p><i class="pk-mount-cart-badge"></i></p></div>')).toEqual([
      { kind: 'inside', names: ['cart-badge', 'cart-page'] },
    ])
  })

  it('are buttons that say different things of one product', () => {
    expect(
      found(
        button('a', 'Дрель', '1 234,50') +
          button('a', 'Дрель ', '1234.5') +
          button('b', 'Пила', '9') +
          button('b', 'Пилка', '10') +
          button('b', 'Пила', ''),
      ),
    ).toEqual([
      { kind: 'product', id: 'b', attribute: 'name', values: ['Пила', 'Пилка'] },
      { kind: 'product', id: 'b', attribute: 'price', values: ['9', '10'] },
    ])
  })

  it('are ids of dialogs and of what widgets hold, not those of the page alone', () => {
    expect(
      found(
        '<dialog id="x"></dialog><p id="x"></p><p id="own"></p><p id="own"></p><div class="pk-root"><i id="in"></i></div><i id="in"></i>',
      ),
    ).toEqual([
      { kind: 'id', id: 'x', count: 2 },
      { kind: 'id', id: 'in', count: 2 },
    ])
  })

  it('are none where each thing is there once', () => {
    expect(found(`${button('a', 'Дрель', '5')}${button('b', 'Пила', '6')}<dialog id="x"></dialog>`)).toEqual([])
  })
})
