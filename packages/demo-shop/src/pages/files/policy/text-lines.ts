import { letterOf } from './stroke-letters'

/** Letters on the grid are 6 high; a font size of 1 is 8.4 grid units, so capitals are 0.71 of the size as in print. */
export const GRID_PER_EM = 8.4

/** How long a text is at a font size, in points. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (letterOf(sign)?.advance ?? 0), 0) * (size / GRID_PER_EM)

/** Breaks a text between words into lines of at most `width` points. */
export function wrapped(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last ?? ''} ${word}`
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
