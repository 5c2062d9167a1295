import { note, text } from '../wire'

/** The readable end of an address: latin letters, digits and dashes. */
export const slug = note(text(), { json: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 200 } })

/** A colour as #rrggbb; readers take any text. */
export const color = note(text(), { json: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } })
