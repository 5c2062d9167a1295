import { describe, expect, it } from 'vitest'
import { frameElement, sampleMount, specOfHtml, withLiveSections } from '../../site/.vitepress/live-blocks'
import { GUIDE_WIDGETS } from '../../site/.vitepress/guide-widgets'
import { readSpec } from '../../site/live/live-spec'
import { SAMPLE } from '../../site/live/sample'
import { liveWidgets } from '../../site/live/widgets'
import { pagePaths } from './page-paths.mjs'
import { root } from '../ensure.mjs'

const specIn = (text: string) =>
  readSpec(
    (/spec="([^"]*)"/.exec(text)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  )

describe('live examples', () => {
  it('show the elements of an example with a product of the demo shop', () => {
    const html =
      '<div data-prilavok="cart-button" data-id="42" data-name="Дрель" data-price="4990" data-button-label="Взять"></div>'
    expect(specOfHtml(html)).toEqual({
      mounts: [
        {
          widget: 'cart-button',
          attributes: {
            'data-id': SAMPLE.id,
            'data-name': SAMPLE.name,
            'data-price': SAMPLE.price,
            'data-button-label': 'Взять',
          },
        },
      ],
    })
  })

  it('show every element of an example, whatever stands around it', () => {
    const html =
      '<a href="/cart">Корзина <span data-prilavok="cart-badge">&nbsp;</span></a>\n<p\n  data-prilavok="stock-badge"\n  data-id="1"\n  data-left="3"\n></p>'
    expect(specOfHtml(html)?.mounts).toEqual([
      { widget: 'cart-badge', attributes: {} },
      { widget: 'stock-badge', attributes: { 'data-id': SAMPLE.id, 'data-left': '3' } },
    ])
  })

  it.each([
    ['a script', '<script src="/bundle/prilavok.stub.js"></script>'],
    ['a widget that needs a page', '<div data-prilavok="product-tabs"></div>'],
    [
      'a template of the page',
      '<div data-prilavok="cart-page"><template data-prilavok-template="line"></template></div>',
    ],
  ])('show nothing for %s', (_what, html) => {
    expect(specOfHtml(html)).toBeNull()
  })

  it('travel in an attribute without loss', () => {
    const spec = { mounts: [{ widget: 'call-back', attributes: { 'data-button-label': 'a "b" <c> & d' } }] }
    expect(specIn(frameElement(spec))).toEqual(spec)
  })
})

describe('live sections', () => {
  it('stand after "On a page" of a feature', () => {
    const text = withLiveSections('docs/features/cart.md', '# Cart\n\n## On a page\n\n| a |\n\n## Ledger\n\nCART\n')
    expect(text).toMatch(/## On a page\n\n\| a \|\n\n## Try it\n\n<LiveChoice choices="[^"]+" \/>\n\n## Ledger/)
    expect(text).toContain('cart-page')
  })

  it('stand before the first section of a guide', () => {
    const text = withLiveSections('docs/guides/csp.md', '# CSP\n\nWords.\n\n## The smallest policy\n')
    expect(text).toMatch(/Words\.\n\n<LiveFrame [^>]*\/>\n\n## The smallest policy/)
    expect(specIn(text)?.mounts).toEqual([sampleMount('cart-button')])
  })

  it('are of pages and widgets that exist', () => {
    expect(Object.keys(GUIDE_WIDGETS).filter((path) => !pagePaths(root).includes(path))).toEqual([])
    const names = liveWidgets.map(({ name }) => name)
    expect(
      Object.values(GUIDE_WIDGETS).flatMap(({ widgets }) => widgets.filter((name) => !names.includes(name))),
    ).toEqual([])
  })

  it('leave other pages as they are', () => {
    expect(withLiveSections('SECURITY.md', '# Security\n')).toBe('# Security\n')
  })
})
