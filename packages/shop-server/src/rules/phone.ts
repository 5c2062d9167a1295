/** `+7` and ten digits, or null when the text is no phone of ten digits (VALID-14). */
export function normalPhone(text: string | null | undefined): string | null {
  const bare = (text ?? '').replace(/[\s\-‐-―()[\]]/g, '')
  const digits = bare.startsWith('+7') ? bare.slice(2) : /^[78]\d{10}$/.test(bare) ? bare.slice(1) : bare
  return /^\d{10}$/.test(digits) ? `+7${digits}` : null
}
