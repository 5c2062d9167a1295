/** A typed number; null for nothing, undefined for what is no number. */
export function numberFrom(text: string): number | null | undefined {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  if (plain === '') return null
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}
