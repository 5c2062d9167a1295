import type { Endpoint } from '@prilavok/contracts'
import type { CallInput, StaffClient } from './staff-client'

/** The name of a file as its response gives it. */
export function fileNameOf(disposition: string | null, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  try {
    return encoded === undefined ? otherwise : decodeURIComponent(encoded)
  } catch {
    return otherwise
  }
}

/** Downloads a file of a call, so that a failure is told where the button is and a session that has ended is opened again. */
export async function download(client: StaffClient, endpoint: Endpoint, input: CallInput, name: string): Promise<void> {
  const response = await client.open(endpoint, input, { accept: '*/*', isQuiet: true })
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameOf(response.headers.get('Content-Disposition'), name)
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
