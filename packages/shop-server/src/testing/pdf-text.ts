/** The reader of PDFs calls what only newer versions of Node have. */
const promiseTry = (task: (...given: readonly unknown[]) => unknown, ...given: readonly unknown[]) =>
  new Promise((resolve) => resolve(task(...given)))

/** The text of a PDF, with its white space as single spaces, and the number of its pages. */
export async function readPdf(
  bytes: ArrayBuffer | Uint8Array,
): Promise<{ readonly text: string; readonly pages: number }> {
  if (!('try' in Promise)) Object.assign(Promise, { try: promiseTry })
  const { extractText, getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), pages: pdf.numPages }
}
