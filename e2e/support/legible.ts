import type { Page } from '@playwright/test'

/** A text that stands out too little from its ground. */
export interface Faint {
  readonly text: string
  readonly className: string
  readonly ratio: number
  readonly needed: number
}

/** The texts of the page's widgets against the grounds below them, by WCAG's formula: 4.5:1, and 3:1 for large ones. What is out of use may be faint. */
export const faintTexts = (page: Page): Promise<readonly Faint[]> =>
  page.evaluate(() => {
    const brush = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
      willReadFrequently: true,
    })
    if (brush === null) throw new Error('This browser has no canvas.')
    type Colour = readonly [number, number, number, number]
    const read = (colour: string): Colour => {
      brush.clearRect(0, 0, 1, 1)
      brush.fillStyle = colour
      brush.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, a = 0] = brush.getImageData(0, 0, 1, 1).data
      return [r, g, b, a / 255]
    }
    const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
      r * a + r2 * (1 - a),
      g * a + g2 * (1 - a),
      b * a + b2 * (1 - a),
      1,
    ]
    const canvas = read(
      getComputedStyle(document.documentElement).colorScheme.includes('dark') &&
        matchMedia('(prefers-color-scheme: dark)').matches
        ? '#121212'
        : '#fff',
    )
    const ground = (element: Element | null): Colour =>
      element === null ? canvas : over(read(getComputedStyle(element).backgroundColor), ground(element.parentElement))
    const light = ([r, g, b]: Colour) => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * x + 0.7152 * y + 0.0722 * z
    }
    const faint: { text: string; className: string; ratio: number; needed: number }[] = []
    for (const element of document.querySelectorAll<HTMLElement>('.pk-root *')) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim())
        .join(' ')
        .trim()
      const style = getComputedStyle(element)
      const hidden =
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        style.clipPath !== 'none' ||
        element.closest('.pk-visually-hidden') !== null
      if (text === '' || hidden || element.closest(':disabled, [aria-disabled="true"], [data-disabled]') !== null)
        continue
      const below = ground(element)
      const [one, other] = [light(over(read(style.color), below)), light(below)]
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      const size = Number.parseFloat(style.fontSize)
      const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
      if (ratio < needed)
        faint.push({
          text: text.slice(0, 40),
          className: element.className,
          ratio: Math.round(ratio * 100) / 100,
          needed,
        })
    }
    return faint
  })
