import { describe, expect, it, vi } from 'vitest'
import { createPageTalk, type PageGood } from './page-events'

const good = (id: string): PageGood => ({ id, name: id, price: 1, quantity: 1, link: '', thumbUrl: '' })
const cart = (count: number) => ({ goods: [], count, total: count })

describe('the events of a page', () => {
  it('[EMBED-07] are heard by listeners and as DOM events, at once', () => {
    const page = new EventTarget()
    const { emit, on } = createPageTalk(page)
    const heard: unknown[] = []
    on('good-added', ({ id }) => heard.push(id))
    page.addEventListener('prilavok:good-added', (event) => heard.push((event as CustomEvent<PageGood>).detail.id))
    emit('good-added', good('a'))
    expect(heard).toEqual(['a', 'a'])
  })

  it('[EMBED-07] that were before a listener are replayed, unless it does not want them', () => {
    const { emit, on } = createPageTalk(new EventTarget())
    emit('good-added', good('a'))
    emit('good-added', good('b'))
    const late: string[] = []
    const deaf = vi.fn()
    on('good-added', ({ id }) => late.push(id))
    on('good-added', deaf, { replay: false })
    expect(late).toEqual(['a', 'b'])
    expect(deaf).not.toHaveBeenCalled()
    emit('good-added', good('c'))
    expect(late).toEqual(['a', 'b', 'c'])
    expect(deaf).toHaveBeenCalledTimes(1)
  })

  it('[EMBED-07] that tell how things stand are replayed with their last word only', () => {
    const { emit, on } = createPageTalk(new EventTarget())
    emit('cart-changed', cart(1))
    emit('cart-changed', cart(2))
    const late: number[] = []
    on('cart-changed', ({ count }) => late.push(count))
    expect(late).toEqual([2])
  })

  it('keep no more than the last hundred, and nothing of places that are gone', () => {
    const { emit, on } = createPageTalk(new EventTarget())
    for (let at = 0; at < 150; at++) emit('good-added', good(String(at)))
    const late: string[] = []
    on('good-added', ({ id }) => late.push(id))
    expect([late.length, late[0]]).toEqual([100, '50'])

    const place = (name: string) => ({ name, element: document.createElement('div') })
    const [gone, there] = [place('gone'), place('there')]
    emit('mounted', gone)
    emit('mounted', there)
    emit('unmounted', gone)
    const places: string[] = []
    on('mounted', ({ name }) => places.push(name))
    on('unmounted', ({ name }) => places.push(name))
    expect(places).toEqual(['there'])
  })

  it('are no longer heard once a listener has stopped', () => {
    const { emit, on } = createPageTalk(new EventTarget())
    const listener = vi.fn()
    on('good-added', listener)()
    emit('good-added', good('a'))
    expect(listener).not.toHaveBeenCalled()
  })
})
