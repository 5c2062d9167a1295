import type { SessionStore } from '../session/session.store'
import { upload, UploadError, type Upload } from './upload'

const UNAUTHORISED = 401

/** Uploads a file; a session that ends meanwhile is renewed first (FILE-01). */
export async function sendUpload(session: SessionStore, sent: Omit<Upload, 'csrfToken'>): Promise<unknown> {
  for (;;) {
    try {
      return await upload({ ...sent, csrfToken: session.getState().session?.csrfToken ?? null })
    } catch (error) {
      if (!(error instanceof UploadError) || error.status !== UNAUTHORISED) throw error
      await session.askSignIn()
    }
  }
}
