import type { MapMark } from './clusters'
import type { PointMapOptions } from './point-map.types'

const SVG = 'http://www.w3.org/2000/svg'
const PIN = 'M12 1.5a8 8 0 0 0-8 8c0 5.6 8 13 8 13s8-7.4 8-13a8 8 0 0 0-8-8z'

function drawPin(): SVGElement {
  const pin = document.createElementNS(SVG, 'svg')
  pin.setAttribute('viewBox', '0 0 24 24')
  pin.setAttribute('class', 'pk-map-mark__pin')
  pin.setAttribute('aria-hidden', 'true')
  const drop = document.createElementNS(SVG, 'path')
  drop.setAttribute('d', PIN)
  const eye = document.createElementNS(SVG, 'circle')
  for (const [name, value] of [
    ['cx', '12'],
    ['cy', '9.5'],
    ['r', '3'],
  ] as const)
    eye.setAttribute(name, value)
  pin.append(drop, eye)
  return pin
}

/** A number that fits into a circle: 987, 1,2K, 12K. */
const short = (count: number): string =>
  count < 1_000 ? String(count) : `${count < 10_000 ? Math.floor(count / 100) / 10 : Math.floor(count / 1_000)}K`

/** Elements for marks: buttons, used again when a mark has gone. */
export interface MarkElements {
  readonly take: (mark: MapMark, selected: boolean) => HTMLButtonElement
  readonly update: (element: HTMLButtonElement, mark: MapMark, selected: boolean) => void
  readonly giveBack: (element: HTMLButtonElement) => void
}

/** Makes the buttons of a map; `pressed` is called with the mark of the button. */
export function createMarkElements(
  { texts, nameOf }: Pick<PointMapOptions, 'texts' | 'nameOf'>,
  pressed: (mark: MapMark) => void,
): MarkElements {
  const pin = drawPin()
  const free: { readonly [kind in 'point' | 'cluster']: HTMLButtonElement[] } = { point: [], cluster: [] }
  const marks = new WeakMap<HTMLButtonElement, MapMark>()

  const make = (kind: keyof typeof free) => {
    const element = document.createElement('button')
    element.type = 'button'
    element.className = 'pk-map-mark'
    element.dataset['kind'] = kind
    element.append(kind === 'point' ? pin.cloneNode(true) : document.createElement('span'))
    element.addEventListener('click', () => {
      const mark = marks.get(element)
      if (mark !== undefined) pressed(mark)
    })
    return element
  }
  const update: MarkElements['update'] = (element, mark, selected) => {
    marks.set(element, mark)
    const name = 'point' in mark ? nameOf(mark.point.id) : texts.cluster(mark.count)
    if (element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name)
    if ('point' in mark) {
      element.title = name
      element.toggleAttribute('data-chosen', selected)
      if (selected) element.setAttribute('aria-current', 'true')
      else element.removeAttribute('aria-current')
    } else {
      element.dataset['size'] = mark.count < 10 ? 's' : mark.count < 100 ? 'm' : 'l'
      const [number] = element.children
      if (number !== undefined) number.textContent = short(mark.count)
    }
  }
  return {
    update,
    take(mark, selected) {
      const kind = 'point' in mark ? 'point' : 'cluster'
      const element = free[kind].pop() ?? make(kind)
      update(element, mark, selected)
      return element
    },
    giveBack: (element) => void free[element.dataset['kind'] === 'point' ? 'point' : 'cluster'].push(element),
  }
}
