import { unzipSync } from 'fflate'
import type { Secret } from './planted-secrets'

/** What is inside of tokens of a text, such as the place of a list, one level deep. */
const tokensIn = (text: string): readonly string[] =>
  [...text.matchAll(/[A-Za-z0-9_-]{24,}/g)].map(([token]) => Buffer.from(token, 'base64url').toString('utf8'))

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
const decoder = new TextDecoder()

/** Everything that can be read in a response: texts of its body and headers, files of an archive, what tokens hold. */
export async function readable(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const texts = isArchive(bytes)
    ? Object.values(unzipSync(bytes)).map((each) => decoder.decode(each))
    : [decoder.decode(bytes)]
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  const whole = [...headers, ...texts].join('\n')
  return [whole, ...tokensIn(whole)].join('\n')
}

/** A phone is found in every form in which it is written. */
const isIn = (text: string, digits: string, secret: string): boolean =>
  text.includes(secret) || (secret.startsWith('+7') && digits.includes(secret.slice(4)))

/** The secrets that can be read in a text. */
export function secretsIn(text: string, secrets: readonly Secret[]): readonly Secret[] {
  const digits = text.replace(/(\d)[ ()-]{1,2}(?=\d)/g, '$1')
  return secrets.filter((each) => isIn(text, digits, each.text))
}
