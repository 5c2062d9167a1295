import { describe, expect, it, vi } from 'vitest'
import { createPageEvents, type PageProduct } from './page-events'

const product = (id: string): PageProduct => ({ id, name: id, price: 1, quantity: 1, link: '', thumbUrl: '' })
const cart = (count: number) => ({ lines: [], count, total: count })

describe('the events of a page', () => {
  it('[EMBED-07] reach listeners and DOM listeners, at once', () => {
    const page = new EventTarget()
    const { emit, on } = createPageEvents(page)
    const events: unknown[] = []
    on('product-added', ({ id }) => events.push(id))
    page.addEventListener('prilavok:product-added', (event) =>
      events.push((event as CustomEvent<PageProduct>).detail.id),
    )
    emit('product-added', product('a'))
    expect(events).toEqual(['a', 'a'])
  })

  it('[EMBED-07] that were before a listener are replayed, unless it does not want them', () => {
    const { emit, on } = createPageEvents(new EventTarget())
    emit('product-added', product('a'))
    emit('product-added', product('b'))
    const late: string[] = []
    const unreplayed = vi.fn()
    on('product-added', ({ id }) => late.push(id))
    on('product-added', unreplayed, { replay: false })
    expect(late).toEqual(['a', 'b'])
    expect(unreplayed).not.toHaveBeenCalled()
    emit('product-added', product('c'))
    expect(late).toEqual(['a', 'b', 'c'])
    expect(unreplayed).toHaveBeenCalledTimes(1)
  })

  it('[EMBED-07] that say how things are now are replayed with the last one only', () => {
    const { emit, on } = createPageEvents(new EventTarget())
    emit('cart-changed', cart(1))
    emit('cart-changed', cart(2))
    const late: number[] = []
    on('cart-changed', ({ count }) => late.push(count))
    expect(late).toEqual([2])
  })

  it('keep no more than the last hundred, and nothing of elements that are gone', () => {
    const { emit, on } = createPageEvents(new EventTarget())
    for (let at = 0; at < 150; at++) emit('product-added', product(String(at)))
    const late: string[] = []
    on('product-added', ({ id }) => late.push(id))
    expect([late.length, late[0]]).toEqual([100, '50'])

    const widget = (name: string) => ({ name, element: document.createElement('div') })
    const [gone, there] = [widget('gone'), widget('there')]
    emit('mounted', gone)
    emit('mounted', there)
    emit('unmounted', gone)
    const names: string[] = []
    on('mounted', ({ name }) => names.push(name))
    on('unmounted', ({ name }) => names.push(name))
    expect(names).toEqual(['there'])
  })

  it('no longer reach a listener that has unsubscribed', () => {
    const { emit, on } = createPageEvents(new EventTarget())
    const listener = vi.fn()
    on('product-added', listener)()
    emit('product-added', product('a'))
    expect(listener).not.toHaveBeenCalled()
  })
})
