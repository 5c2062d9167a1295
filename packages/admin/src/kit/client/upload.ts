import { CSRF_HEADER } from '@prilavok/contracts/admin'

/** A file on its way to the file storage. */
export interface Upload {
  readonly url: string
  readonly file: File
  readonly csrfToken: string | null
  readonly onProgress: (percent: number) => void
}

/** An upload that the server did not take; null where no response came. */
export class UploadError extends Error {
  readonly status: number | null
  constructor(message: string, status: number | null) {
    super(message)
    this.status = status
  }
}

const OK = 200
const BAD = 300

/** Uploads a file and reports its progress, which only XMLHttpRequest does over every version of HTTP (FILE-01). */
export const upload = ({ url, file, csrfToken, onProgress }: Upload): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    if (csrfToken !== null) request.setRequestHeader(CSRF_HEADER, csrfToken)
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : Math.round((loaded / total) * 100))
    request.onerror = () => reject(new UploadError('Network Error', null))
    request.onload = () => {
      const isGood = request.status >= OK && request.status < BAD
      try {
        const body = JSON.parse(request.responseText) as { readonly title?: string; readonly detail?: string | null }
        if (isGood) resolve(body)
        else reject(new UploadError(body.detail ?? body.title ?? `HTTP ${request.status}`, request.status))
      } catch {
        reject(new UploadError(`HTTP ${request.status}`, request.status))
      }
    }
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
