import type { PdfObject } from './pdf-file'
import { letterOf } from './stroke-letters'
import { GRID_PER_EM } from './text-lines'

const FIRST_CODE = 33
const PEN = 0.62

const decimals = (value: number) => String(Math.round(value * 100) / 100)

/** A font of the signs that a document uses: their codes, and the PDF objects that draw them. */
export interface PolicyFont {
  /** A text in page content: hexadecimal codes. */
  readonly coded: (text: string) => string
  /** The font's objects when they are numbered from `first`; the font itself comes first. */
  readonly objects: (first: number) => readonly PdfObject[]
}

const drawing = (sign: string): string => {
  const letter = letterOf(sign)
  if (letter === undefined) throw new Error(`The pen has no letter for "${sign}".`)
  const lines = letter.strokes.map((stroke) =>
    stroke.map(([x, y], index) => `${decimals(x)} ${decimals(y)} ${index === 0 ? 'm' : 'l'}`).join(' '),
  )
  return `${decimals(letter.advance)} 0 d0 ${PEN} w 1 J 1 j ${lines.join(' ')}${lines.length > 0 ? ' S' : ''}`
}

const hex = (number: number, digits: number) => number.toString(16).toUpperCase().padStart(digits, '0')

/** Which letter each code means, so that the text can be searched, copied and read aloud. */
const toUnicode = (signs: readonly string[]) => `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Policy def
/CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${signs.length} beginbfchar
${signs.map((sign, index) => `<${hex(FIRST_CODE + index, 2)}> <${hex(sign.charCodeAt(0), 4)}>`).join('\n')}
endbfchar
endcmap
end
end`

/** Makes the font for a document's texts. */
export function policyFont(texts: readonly string[]): PolicyFont {
  const signs = [...new Set(texts.join(''))].sort()
  const codes = new Map(signs.map((sign, index) => [sign, FIRST_CODE + index]))
  const last = FIRST_CODE + signs.length - 1
  return {
    coded: (text) => `<${[...text].map((sign) => hex(codes.get(sign) ?? FIRST_CODE, 2)).join('')}>`,
    objects(first) {
      const glyph = (index: number) => first + 2 + index
      const widths = signs.map((sign) => decimals(letterOf(sign)?.advance ?? 0)).join(' ')
      const names = signs.map((_, index) => `/s${FIRST_CODE + index}`)
      const scale = (1 / GRID_PER_EM).toFixed(5)
      const font = `<< /Type /Font /Subtype /Type3 /FontBBox [-1 -3 9 9] /FontMatrix [${scale} 0 0 ${scale} 0 0] /Resources << >> /FirstChar ${FIRST_CODE} /LastChar ${last} /Widths [${widths}] /Encoding << /Type /Encoding /Differences [${FIRST_CODE} ${names.join(' ')}] >> /CharProcs << ${names.map((name, index) => `${name} ${glyph(index)} 0 R`).join(' ')} >> /ToUnicode ${first + 1} 0 R >>`
      return [
        { dictionary: font },
        { dictionary: '<< >>', stream: toUnicode(signs) },
        ...signs.map((sign) => ({ dictionary: '<< >>', stream: drawing(sign) })),
      ]
    },
  }
}
