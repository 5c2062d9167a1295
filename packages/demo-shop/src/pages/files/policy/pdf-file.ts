/** One numbered object of a PDF; a stream has a body. */
export interface PdfObject {
  readonly dictionary: string
  readonly stream?: string
}

const written = ({ dictionary, stream }: PdfObject, number: number): string => {
  const body =
    stream === undefined
      ? dictionary
      : `${dictionary.replace(/>>$/, '')} /Length ${stream.length} >>\nstream\n${stream}\nendstream`
  return `${number} 0 obj\n${body}\nendobj\n`
}

/** Text outside of page content, such as the title: UTF-16 in hexadecimal. */
export const pdfText = (text: string): string =>
  `<FEFF${[...Array(text.length).keys()]
    .map((index) => text.charCodeAt(index).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase()}>`

/** A PDF file of numbered objects (from 1); `root` and `info` are their numbers. Everything in it must be ASCII. */
export function pdfFile(objects: readonly PdfObject[], root: number, info: number): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n'
  const offsets: number[] = []
  objects.forEach((object, index) => {
    offsets.push(text.length)
    text += written(object, index + 1)
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
