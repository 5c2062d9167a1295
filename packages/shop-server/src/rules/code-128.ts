/** Widths of bars and spaces of each symbol, by its value; ISO/IEC 15417. The last is the stop with its final bar. */
const WIDTHS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 ' +
  '223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 ' +
  '112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 ' +
  '311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 ' +
  '122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
const SYMBOLS: readonly string[] = WIDTHS.split(' ')

const [START_B, STOP] = [104, 106]
const FIRST_CHARACTER = 32
/** Set B: every printable character of ASCII. */
const ENCODABLE = /^[ -~]{1,60}$/

/** Whether a text can stand in a barcode. */
export const isEncodable = (text: string): boolean => ENCODABLE.test(text)

/** The values of the symbols of a text in set B: start, characters, check, stop; null for what the set lacks. */
export function code128(text: string): readonly number[] | null {
  if (!isEncodable(text)) return null
  const characters = [...text].map((character) => character.charCodeAt(0) - FIRST_CHARACTER)
  const check = characters.reduce((sum, value, index) => sum + value * (index + 1), START_B) % 103
  return [START_B, ...characters, check, STOP]
}

/** The bars of a text, from left to right: where each begins and how wide it is, in modules; null for what cannot be encoded. */
export function barsOf(
  text: string,
): { readonly width: number; readonly bars: readonly { readonly from: number; readonly width: number }[] } | null {
  const symbols = code128(text)
  if (symbols === null) return null
  const bars: { from: number; width: number }[] = []
  let at = 0
  for (const symbol of symbols)
    for (const [index, width] of [...(SYMBOLS[symbol] ?? '')].map(Number).entries()) {
      if (index % 2 === 0) bars.push({ from: at, width })
      at += width
    }
  return { width: at, bars }
}
