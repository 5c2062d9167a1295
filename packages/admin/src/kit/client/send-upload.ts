import { upload, UploadError, type Upload } from './upload'

const UNAUTHORISED = 401

/** The session of whoever uploads. */
interface Uploader {
  readonly getState: () => { readonly session: { readonly csrfToken: string } | null }
  readonly askSignIn: () => Promise<void>
}

/** Uploads a file; a session that ends meanwhile is renewed first (FILE-01). */
export async function sendUpload(session: Uploader, sent: Omit<Upload, 'csrfToken'>): Promise<unknown> {
  for (;;) {
    try {
      return await upload({ ...sent, csrfToken: session.getState().session?.csrfToken ?? null })
    } catch (error) {
      if (!(error instanceof UploadError) || error.status !== UNAUTHORISED) throw error
      await session.askSignIn()
    }
  }
}
