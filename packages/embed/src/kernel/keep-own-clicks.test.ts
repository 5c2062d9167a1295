import { afterEach, expect, it } from 'vitest'
import { keepOwnClicks } from './keep-own-clicks'

afterEach(() => document.body.replaceChildren())

const CONTENT = `<div class="pk-root"><button type="button">+</button><dialog open><p>Words</p><a href="/cart">Cart</a>
  <label>Agree <input type="checkbox"></label><input type="text"></dialog></div><span>Name</span>`

/** Which elements in an element of the page do what they do by themselves after a click. */
function clicked(around: HTMLElement, content = CONTENT): readonly string[] {
  const inside = document.createElement('div')
  inside.innerHTML = content
  around.append(inside)
  document.body.append(around)
  const stop = keepOwnClicks(document)
  const done = [...document.body.querySelectorAll('button,p,a[href="/cart"],dialog label,input,span')].filter(
    (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  )
  stop()
  return done.map((element) => element.localName)
}

it.each(['a', 'label', 'summary'])("a click in a widget inside of <%s> of the page is the widget's alone", (tag) => {
  const around = document.createElement(tag)
  if (around instanceof HTMLAnchorElement) around.href = '/product'
  expect(clicked(around)).toEqual(['a', 'label', 'input', 'span'])
})

it("a click in a widget that is mounted on a link is the widget's, too", () => {
  const link = document.createElement('a')
  link.href = '/product'
  link.className = 'pk-root'
  expect(clicked(link, '<button type="button">+</button>')).toEqual([])
})

it('elsewhere nothing is stopped', () => {
  expect(clicked(document.createElement('div'))).toEqual(['button', 'p', 'a', 'label', 'input', 'input', 'span'])
})
