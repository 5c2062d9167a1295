import { fileLimitKb, fileTypeValues, type FileType } from '@prilavok/contracts/admin'
import { pictureFormat, type PictureFormat, type ReadPictureSize } from './picture-size'

/** What stands in a file, judged by its bytes; nobody is believed about it. */
export interface FileContent {
  /** Media type with which the file is sent. */
  readonly contentType: string
  /** Pixels; null of a document. */
  readonly width: number | null
  readonly height: number | null
}

/** Why a file is not taken: a problem code of the contract, and a sentence for staff. */
export interface FileRefusal {
  readonly code: 'file-too-large' | 'file-type-not-allowed'
  readonly detail: string
}

const [KB, MB] = [1024, 1024 * 1024]

interface Limits {
  /** Whether documents are taken beside pictures, or instead of them. */
  readonly takes: 'pictures' | 'documents' | 'both'
  /** Smallest and largest side in pixels. */
  readonly sides?: readonly [number, number]
}

/** What is taken, by type; pictures where nothing is said. Source: CONTRACT section 4, file limits. */
const LIMITS: Partial<Readonly<Record<FileType, Limits>>> = {
  ProductPicture: { takes: 'pictures', sides: [300, 8000] },
  ProductAttachment: { takes: 'documents' },
  OrderAttachment: { takes: 'both' },
  Temp: { takes: 'both' },
}

const mostBytesOf = (type: FileType): number => fileLimitKb(type) * KB

/** The largest upload of all, bytes: what a request may hold before its type is known. */
export const LARGEST_FILE = Math.max(...fileTypeValues.values.map(mostBytesOf))

const PICTURES: Readonly<Record<PictureFormat, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** The documents that are taken: how their bytes begin, by the ending of the name. A docx or xlsx is a zip, a doc or xls an OLE file. */
const DOCUMENTS: Readonly<Record<string, { readonly contentType: string; readonly begins: readonly number[] }>> = {
  pdf: { contentType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46] },
  doc: { contentType: 'application/msword', begins: [0xd0, 0xcf, 0x11, 0xe0] },
  xls: { contentType: 'application/vnd.ms-excel', begins: [0xd0, 0xcf, 0x11, 0xe0] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: [0x50, 0x4b, 0x03, 0x04],
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    begins: [0x50, 0x4b, 0x03, 0x04],
  },
}

/** A picture by its first bytes; only one of a format that the shop takes is read further. */
async function readPicture(bytes: Uint8Array, sizeOf: ReadPictureSize): Promise<FileContent | null> {
  const format = pictureFormat(bytes)
  const size = format && (await sizeOf(format, bytes))
  if (format === null || size === null || !(size.width > 0) || !(size.height > 0)) return null
  return { contentType: PICTURES[format], ...size }
}

function readDocument(name: string, bytes: Uint8Array): FileContent | null {
  const kind = DOCUMENTS[name.split('.').at(-1)?.toLowerCase() ?? '']
  if (kind === undefined || kind.begins.some((byte, at) => bytes[at] !== byte)) return null
  return { contentType: kind.contentType, width: null, height: null }
}

const PICTURE_NAMES = 'jpg, png, webp'
const DOCUMENT_NAMES = Object.keys(DOCUMENTS).join(', ')
const ALLOWED = { pictures: PICTURE_NAMES, documents: DOCUMENT_NAMES, both: `${PICTURE_NAMES}, ${DOCUMENT_NAMES}` }

const refuse = (code: FileRefusal['code'], detail: string): FileRefusal => ({ code, detail })

/** What an uploaded file is, or why it is not taken. The name decides nothing but which document it claims to be. */
export async function judgeFile(
  type: FileType,
  name: string,
  bytes: Uint8Array,
  sizeOf: ReadPictureSize,
): Promise<FileContent | FileRefusal> {
  const mostBytes = mostBytesOf(type)
  const { takes, sides }: Limits = LIMITS[type] ?? { takes: 'pictures' }
  if (bytes.length > mostBytes)
    return refuse('file-too-large', `Файл больше ${mostBytes / MB}\u00a0МБ. Уменьшите его и загрузите снова.`)
  const content =
    (takes === 'documents' ? null : await readPicture(bytes, sizeOf)) ??
    (takes === 'pictures' ? null : readDocument(name, bytes))
  if (content === null) return refuse('file-type-not-allowed', `Здесь принимаются файлы: ${ALLOWED[takes]}.`)
  const { width, height } = content
  if (sides === undefined || width === null || height === null) return content
  const [smallest, largest] = sides
  return Math.min(width, height) < smallest || Math.max(width, height) > largest
    ? refuse(
        'file-type-not-allowed',
        `Стороны изображения: от ${smallest} до ${largest}\u00a0пикселей, а здесь ${width}\u00a0×\u00a0${height}.`,
      )
    : content
}
