import { pdfFile, pdfText, type PdfObject } from './pdf-file'
import { policyFont } from './policy-font'
import { POLICY_TITLE, policySections } from './policy-text'
import { wrapped } from './text-lines'

// A4 in points.
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 64

interface Line {
  readonly text: string
  readonly size: number
  /** Free space above, points. */
  readonly above: number
}

const lines = (text: string, size: number, above: number): readonly Line[] =>
  wrapped(text, size, WIDTH - 2 * MARGIN).map((line, index) => ({
    text: line,
    size,
    above: index === 0 ? above : size * 0.45,
  }))

interface Placed extends Line {
  readonly y: number
}

/** Lines from the top down, page by page; a heading never stays alone at the foot. */
function inPages(all: readonly Line[]): readonly (readonly Placed[])[] {
  const pages: Placed[][] = [[]]
  let y = HEIGHT - MARGIN
  for (const line of all) {
    const foot = line.size > 11 ? MARGIN + 48 : MARGIN
    if (y - line.above - line.size < foot) {
      pages.push([])
      y = HEIGHT - MARGIN
    }
    y -= line.above + line.size
    pages.at(-1)?.push({ ...line, y })
  }
  return pages
}

/** The policy as a PDF file; the same version gives the same bytes. */
export function policyPdf(version: string): Uint8Array<ArrayBuffer> {
  const sections = policySections(version)
  const pages = inPages([
    ...lines(POLICY_TITLE, 19, 0),
    ...sections.flatMap(({ heading, paragraphs }) => [
      ...lines(heading, 13, 18),
      ...paragraphs.flatMap((text) => lines(text, 10.5, 7)),
    ]),
  ])
  const numbers = pages.map((_, index) => `${index + 1} / ${pages.length}`)
  const font = policyFont([...pages.flat().map(({ text }) => text), ...numbers])

  const content = (page: readonly Placed[], number: string) =>
    [...page, { text: number, size: 9, y: MARGIN / 2 }]
      .map(({ text, size, y }) => `BT /F1 ${size} Tf ${MARGIN} ${y.toFixed(1)} Td ${font.coded(text)} Tj ET`)
      .join('\n')

  const [catalog, tree, info, firstPage] = [1, 2, 3, 4]
  const fontNumber = firstPage + 2 * pages.length
  const pageObjects = pages.flatMap((page, index): readonly PdfObject[] => [
    {
      dictionary: `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 ${fontNumber} 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
    },
    { dictionary: '<< >>', stream: content(page, numbers[index] ?? '') },
  ])
  const objects: readonly PdfObject[] = [
    {
      dictionary: `<< /Type /Catalog /Pages ${tree} 0 R /Lang (ru-RU) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    },
    {
      dictionary: `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ')}] >>`,
    },
    { dictionary: `<< /Title ${pdfText(POLICY_TITLE)} >>` },
    ...pageObjects,
    ...font.objects(fontNumber),
  ]
  return pdfFile(objects, catalog ?? 1, info ?? 3)
}
