import { adminCalls, type AdminEndpoint } from '@prilavok/contracts/admin'
import { fieldsOf } from '../features/staff-resources/engine/field-rules'
import { icnsWithoutEnd, jxlWithoutEnd } from './sample-files'

const MEGABYTE = 1024 * 1024
const HEAD = 'Content-Disposition: form-data; name="file"; filename="a.jpg"'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const filled = (text: string, length = 20 * MEGABYTE) => text.repeat(Math.floor(length / text.length))

/** The type of the forms below. */
export const FORM_TYPE = 'multipart/form-data; boundary=X'

/** A form with one file. */
export const formOf = (file: Uint8Array): Uint8Array<ArrayBuffer> =>
  joined(bytesOf(`--X\r\n${HEAD}\r\n\r\n`), file, bytesOf('\r\n--X--\r\n'))

/** Forms that cost a careless reader most, by what they hold. */
export const heavyUploads: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map([
  ['icons without an end', formOf(icnsWithoutEnd)],
  ['JPEG XL without an end', formOf(jxlWithoutEnd)],
  ['a JPEG of zeros', formOf(joined(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), new Uint8Array(19 * MEGABYTE)))],
  ['a JPEG of empty segments', formOf(joined(Uint8Array.of(0xff, 0xd8), bytesOf(filled('\u007f\0', 19 * MEGABYTE))))],
  ['a document of twenty megabytes', formOf(joined(bytesOf('%PDF'), new Uint8Array(19 * MEGABYTE)))],
  ['parts without number', joined(bytesOf(filled(`--X\r\n${HEAD}\r\n\r\n\r\n`)), bytesOf('--X--\r\n'))],
  ['a head without end', joined(bytesOf(`--X\r\n${HEAD}\r\n${filled('a: b\r\n')}`), bytesOf('\r\n\r\n\r\n--X--\r\n'))],
  ['halves of boundaries', formOf(bytesOf(filled('\r\n--', 19 * MEGABYTE)))],
])

/** Markup that costs a careless reader most. */
export const heavyTexts: ReadonlyMap<string, string> = new Map([
  ['open brackets', '<'.repeat(100_000)],
  ['tags inside tags', `${'<scr'.repeat(9000)}<script></script>${'ipt></script>'.repeat(4900)}`],
  ['ends without a beginning', `${'<i>'.repeat(99)}${'</u>'.repeat(24_000)}`],
])

/** A save with markup in it, and the fields that hold it. */
interface SaveOfMarkup {
  readonly endpoint: AdminEndpoint
  readonly fields: readonly string[]
}

/** Every save with markup in it. */
export async function savesOfMarkup(): Promise<readonly SaveOfMarkup[]> {
  const saves: SaveOfMarkup[] = []
  for (const endpoint of adminCalls) {
    const { body } = await endpoint.wire()
    const fields = body === undefined ? [] : [...fieldsOf(body).html]
    if (endpoint.method === 'POST' && fields.length > 0) saves.push({ endpoint, fields })
  }
  return saves
}
