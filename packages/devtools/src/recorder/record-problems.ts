import { errorText } from '../privacy/plain-text'

const thrownBy = (folder: string, cause: unknown): boolean =>
  cause instanceof Error && cause.stack?.includes(folder) === true

/** Tells of errors of our own code that nobody has caught, by their names and places; of others' errors, nothing. */
export function recordProblems(folder: string, tell: (text: string) => void): () => void {
  const onError = ({ error, filename }: ErrorEvent) => {
    if (filename.startsWith(folder) || thrownBy(folder, error)) tell(errorText(error))
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (thrownBy(folder, reason)) tell(errorText(reason))
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
