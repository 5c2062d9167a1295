import { BRAND_COLOURS, dark, isDeep, light, TINTS } from './colour'

/** What a picture is painted with: colours of the product, gradients collected on the way, letters that never overflow. */
export interface Easel {
  /** Colour of the maker's label. */
  readonly brand: string
  /** First line of the label, second line (size). */
  readonly title: string
  readonly note: string
  /** A stable number for small differences between products of one kind. */
  readonly variant: number
  /** The colour in the product's name, else this one. */
  tint(otherwise: string): string
  /** Fill of a cylinder lying left to right in the light. */
  round(colour: string): string
  /** Fill of a cylinder that lies: the light comes from above. */
  bar(colour: string): string
  /** Fill of an upright surface, a little lighter on top. */
  face(colour: string): string
  /** Fill of polished metal. */
  metal(colour?: string): string
  /** Letters inside a box of this width, centred on x. */
  text(text: string, x: number, y: number, width: number, size: number, colour?: string, weight?: number): string
  /** The maker's band with the title. */
  band(x: number, y: number, width: number, height: number, radius?: number): string
  /** A soft shadow on the floor. */
  shadow(x: number, y: number, rx: number, ry?: number): string
  /** Gradients requested so far. */
  defs(): string
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const stop = (at: number, colour: string) => `<stop offset="${at}" stop-color="${colour}"/>`

/** Width of a letter of a bold sans serif face, in em. */
function letterEm(letter: string): number {
  if (/[\s.,:;!'|Iil1г]/.test(letter)) return letter === 'г' ? 0.42 : letter === '1' ? 0.556 : 0.28
  if (/[ШЩЖЮФМWM]/.test(letter)) return 0.94
  if (/[шщжюфмыwm]/.test(letter)) return 0.84
  return letter === letter.toLowerCase() ? 0.58 : 0.72
}

/** Letters that keep to a width whatever face the reader has: smaller when long, and `textLength` holds them there. */
function fittedText(
  text: string,
  x: number,
  y: number,
  width: number,
  size: number,
  colour: string,
  weight = 700,
): string {
  const em = [...text].reduce((sum, letter) => sum + letterEm(letter), 0)
  const fitted = Math.min(size, width / em)
  return (
    `<text x="${x}" y="${y}" font-size="${fitted.toFixed(1)}" font-weight="${weight}" fill="${colour}" text-anchor="middle" ` +
    `textLength="${(fitted * em).toFixed(1)}" lengthAdjust="spacingAndGlyphs">${escape(text)}</text>`
  )
}

/** A line of a label as XML may hold it: no control signs or halves of letters, at most 18 letters. */
const shortLine = (line: string) =>
  [...line.trim()]
    .filter((letter) => !/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(letter))
    .slice(0, 18)
    .join('')

/** An easel for one picture. */
export function easel(variant: number, tint: number, label: string): Easel {
  const defs: string[] = []
  const gradient = (direction: string, stops: string) => {
    const id = `g${defs.length}`
    defs.push(`<linearGradient id="${id}" ${direction}>${stops}</linearGradient>`)
    return `url(#${id})`
  }
  const [title = '', note = ''] = label.split('\n').map(shortLine)
  const brand = BRAND_COLOURS[variant % BRAND_COLOURS.length] ?? BRAND_COLOURS[0]
  const text: Easel['text'] = (words, x, y, width, size, colour = '#ffffff', weight = 700) =>
    words === '' ? '' : fittedText(words, x, y, width, size, colour, weight)
  return {
    brand,
    title,
    note,
    variant,
    text,
    tint: (otherwise) => TINTS[tint]?.[1] || otherwise,
    round: (colour) =>
      gradient(
        'x2="1" y2="0"',
        stop(0, dark(colour, 0.26)) +
          stop(0.16, colour) +
          stop(0.34, light(colour, 0.42)) +
          stop(0.62, colour) +
          stop(1, dark(colour, 0.34)),
      ),
    bar: (colour) =>
      gradient(
        'x2="0" y2="1"',
        stop(0, dark(colour, 0.12)) + stop(0.24, light(colour, 0.55)) + stop(0.5, colour) + stop(1, dark(colour, 0.42)),
      ),
    face: (colour) =>
      gradient('x2=".35" y2="1"', stop(0, light(colour, 0.22)) + stop(0.5, colour) + stop(1, dark(colour, 0.14))),
    metal: (colour = '#b9c1c7') =>
      gradient(
        'x2=".2" y2="1"',
        stop(0, light(colour, 0.75)) +
          stop(0.32, colour) +
          stop(0.5, dark(colour, 0.28)) +
          stop(0.62, light(colour, 0.5)) +
          stop(1, dark(colour, 0.36)),
      ),
    band: (x, y, width, height, radius = 0) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${brand}"/>` +
      text(
        title,
        x + width / 2,
        y + height / 2 + Math.min(height * 0.3, 7),
        width * 0.86,
        Math.min(height * 0.62, 20),
        isDeep(brand) ? '#ffffff' : '#1d2328',
      ),
    shadow: (x, y, rx, ry = rx * 0.11) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#s)"/>`,
    defs: () => defs.join(''),
  }
}
