const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** SHA-256 of a text: what is stored of a secret opens nothing. */
export async function hashOf(text: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

/** Text of 144 random bits. */
export const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(18)))

/** A short fingerprint of a text that is no secret: FNV-1a over 53 bits. */
export function fingerprint(text: string): string {
  let [high, low] = [0x811c9dc5, 0x1000193]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 0x85ebca6b)
    low = Math.imul(low ^ code, 0xc2b2ae35) ^ (high >>> 13)
  }
  return ((high >>> 0).toString(36) + (low >>> 0).toString(36)).padStart(8, '0')
}
