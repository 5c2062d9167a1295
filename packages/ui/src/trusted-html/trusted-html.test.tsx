import { render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sanitise } from './sanitise'
import { TrustedHtml } from './trusted-html'

function clean(html: string): HTMLElement {
  const box = document.createElement('div')
  box.append(sanitise(html))
  return box
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="blob:https://shop.example/1">x</a>',
  '<a href="https://shop.example" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<p style="background:url(javascript:alert(1))" class="pk-root" id="x">x</p>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<details open ontoggle=alert(1)>x</details><input autofocus onfocus=alert(1)>',
  '<b><i><svg><script>alert(1)</script></svg></i></b>',
  '<<img src=x onerror=alert(1)>//<',
  '<xss id=x tabindex=1 onfocusin=alert(1)>x</xss>',
]

const allowedTags = new Set(['A', 'B', 'STRONG', 'I', 'EM', 'BR', 'P', 'UL', 'OL', 'LI', 'SPAN', 'SMALL'])
const allowedHref = /^(https?:|mailto:|tel:)/

function expectHarmless(box: HTMLElement): void {
  for (const element of box.querySelectorAll('*')) {
    expect(allowedTags).toContain(element.tagName)
    for (const { name, value } of element.attributes) {
      expect(['href', 'rel']).toContain(name)
      if (name === 'href') expect(value).toMatch(allowedHref)
    }
  }
}

describe('sanitise', () => {
  it.each(attacks)('disarms %s', (attack) => {
    const box = clean(attack)
    expectHarmless(box)
    expect(box.textContent).not.toContain('alert')
  })

  it('disarms any mixture of pieces', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '<a href=',
      'javascript:',
      ' onerror=',
      '<svg>',
      '</p>',
      '<p>',
      '<!--',
      '-->',
      'x',
      '&lt;',
      '<img src=x',
      '<style>',
    )
    fc.assert(fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => expectHarmless(clean(pieces.join('')))))
  })

  it('keeps plain marks, lists and links', () => {
    const html = '<p>Скидка <b>10&nbsp;%</b><br><small>до пятницы</small></p><ul><li><em>раз</em></li></ul>'
    expect(clean(html).innerHTML).toBe(html)
  })

  it.each([
    ['https://shop.example/a?b=1', 'https://shop.example/a?b=1'],
    ['mailto:shop@example.com', 'mailto:shop@example.com'],
    ['tel:+78005553535', 'tel:+78005553535'],
    ['/delivery', new URL('/delivery', document.baseURI).href],
  ])('lets links lead to %s', (href, expected) => {
    expect(clean(`<a href="${href}">x</a>`).querySelector('a')?.getAttribute('href')).toBe(expected)
  })

  it('keeps the words of a link that leads nowhere good, and of unknown tags', () => {
    expect(clean('<a href="#top">Наверх</a>').innerHTML).toBe('<a>Наверх</a>')
    expect(clean('<h2>Важно</h2><font>читать</font>').innerHTML).toBe('Важночитать')
  })

  it('shows bare text where the page forbids every policy, and asks only once', async () => {
    const createPolicy = vi.fn(() => {
      throw new TypeError('Refused')
    })
    vi.stubGlobal('trustedTypes', { createPolicy })
    vi.resetModules()
    const { sanitise: forbidden } = await import('./sanitise')
    expect(forbidden('<b>Скидка</b><img src=x>').textContent).toBe('Скидка')
    expect(forbidden('<i>10&nbsp;%</i>').textContent).toBe('10\u00a0%')
    expect(createPolicy).toHaveBeenCalledTimes(1)
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('TrustedHtml', () => {
  it('shows the new text when the text changes', () => {
    const { container, rerender } = render(<TrustedHtml html="<b>раз</b>" className="news" />)
    expect(container.querySelector('.pk-html.news')?.innerHTML).toBe('<b>раз</b>')
    rerender(<TrustedHtml html="<i>два</i>" className="news" />)
    expect(container.querySelector('.pk-html')?.innerHTML).toBe('<i>два</i>')
  })
})
