import type { MapSurface, PointMapTexts } from './point-map.types'
import './point-map.css'

/** Our own parts around a library's map. */
export interface MapFrame {
  /** The library's map goes in here. */
  readonly canvas: HTMLElement
  readonly begin: (surface: Pick<MapSurface, 'zoomBy'>) => void
  readonly remove: () => void
}

interface Credit {
  readonly attribution?: string | null | undefined
  readonly attributionLink?: string | null | undefined
}

const HINT_MS = 1_500

const make = <K extends keyof HTMLElementTagNameMap>(tag: K, className: string): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag)
  element.className = className
  return element
}

/** Puts the frame of a map into its element: the canvas, buttons to zoom, whose data it is, and a hint for fingers that scroll. */
export function frameMap(
  element: HTMLElement,
  texts: PointMapTexts,
  { attribution, attributionLink }: Credit = {},
): MapFrame {
  const canvas = make('div', 'pk-map__canvas')
  canvas.setAttribute('role', 'region')
  canvas.setAttribute('aria-label', texts.map)
  const zoom = make('div', 'pk-map__zoom')
  const buttons = (
    [
      [texts.zoomIn, '+', 1],
      [texts.zoomOut, '−', -1],
    ] as const
  ).map(([name, sign, levels]) => {
    const button = make('button', 'pk-map__zoom-button')
    button.type = 'button'
    button.textContent = sign
    button.setAttribute('aria-label', name)
    zoom.append(button)
    return { button, levels }
  })
  const hint = make('p', 'pk-map__hint')
  hint.textContent = texts.twoFingers
  hint.hidden = true
  const parts: HTMLElement[] = [canvas, zoom, hint]
  if (attribution) {
    const credit = make('p', 'pk-map__credit')
    if (attributionLink?.startsWith('https://') === true) {
      const link = document.createElement('a')
      Object.assign(link, { href: attributionLink, textContent: attribution, target: '_blank', rel: 'noopener' })
      credit.append(link)
    } else credit.textContent = attribution
    parts.push(credit)
  }

  let hiding: ReturnType<typeof setTimeout> | undefined
  const stop = new AbortController()
  canvas.addEventListener(
    'touchmove',
    ({ touches }) => {
      clearTimeout(hiding)
      hint.hidden = touches.length !== 1
      hiding = setTimeout(() => (hint.hidden = true), HINT_MS)
    },
    { passive: true, signal: stop.signal },
  )
  element.classList.add('pk-map')
  element.append(...parts)
  return {
    canvas,
    begin({ zoomBy }) {
      for (const { button, levels } of buttons)
        button.addEventListener('click', () => zoomBy(levels), { signal: stop.signal })
    },
    remove() {
      stop.abort()
      clearTimeout(hiding)
      for (const part of parts) part.remove()
      element.classList.remove('pk-map')
    },
  }
}
