import { createRequire } from 'node:module'
import { formatMoney } from '@prilavok/core/money'
import PDFDocument from 'pdfkit'

const { resolve } = createRequire(import.meta.url)
// By their paths, not by registered names: pdfkit's tables go back to a font by its path, and read one with a name again for each cell.
export const REGULAR = resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf')
export const BOLD = resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')

/** A PDF that is being made. */
export type Pdf = InstanceType<typeof PDFDocument>
type PdfOptions = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>

/** Room at the edges of an A4 page. */
export const MARGIN = 40
/** Sizes of letters. */
export const [SMALL, TEXT, TITLE] = [8, 9.5, 15]
/** Numbers stand at the end of their column. */
export const RIGHT = { x: 'right', y: 'top' } as const
/** Other requests are served after so many rows. */
export const ROWS_AT_ONCE = 10

/** `12 500,00`: documents always show kopecks. */
export const sumText = (kopecks: number): string =>
  `${formatMoney(kopecks - (kopecks % 100)).replace(/\u00a0₽$/, '')},${String(kopecks % 100).padStart(2, '0')}`

/** A line across an A4 page. */
export function ruler(pdf: Pdf): void {
  const y = pdf.y + 4
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(1)
    .stroke()
  pdf.y = y + 8
}

/** Makes a PDF; `draw` may give way to other requests. */
export async function pdfOf(options: PdfOptions, draw: (pdf: Pdf) => Promise<void>): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'ru', font: REGULAR, ...options })
  const parts: Buffer[] = []
  const finished = new Promise<Uint8Array<ArrayBuffer>>((finish, fail) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => finish(new Uint8Array(Buffer.concat(parts))))
    pdf.on('error', fail)
  })
  await draw(pdf)
  pdf.end()
  return finished
}
