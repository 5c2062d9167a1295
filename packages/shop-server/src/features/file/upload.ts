import { MaxFileSizeExceededError, parseMultipartRequest } from '@remix-run/multipart-parser'
import { HttpProblem } from '../../http/problem'
import { LARGEST_FILE } from '../../rules/file-types'

/** One file, and what a program may send beside it; parts and heads without end keep a reader busy for minutes. */
const LIMITS = { maxHeaderSize: 4096, maxFileSize: LARGEST_FILE, maxParts: 8 }

/** A file as it was sent. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

async function firstFile(request: Request): Promise<SentFile | null> {
  let found: SentFile | null = null
  for await (const part of parseMultipartRequest(request, LIMITS))
    if (found === null && part.name === 'file' && part.filename !== undefined)
      found = { name: part.filename.replaceAll('%22', '"'), bytes: part.bytes as Uint8Array<ArrayBuffer> }
  return found
}

/**
 * The file of a multipart body, read as it comes; throws `bad-request` where there is none in the field `file` or the body is cut off,
 * `file-too-large` where it is larger than any may be. Source: FILE-05.
 */
export async function uploadIn(request: Request): Promise<SentFile> {
  const file = await firstFile(request).catch((error: unknown) => {
    if (error instanceof MaxFileSizeExceededError) throw new HttpProblem('file-too-large')
    return null
  })
  if (file !== null) return file
  throw new HttpProblem('bad-request', {
    detail: 'The body is a form (multipart/form-data) with the file in the field "file".',
  })
}
