import type { Adapter } from '../../page/adapter'

const rows = document.getElementsByClassName('pk-point')

/** Our order page once its first points stand in the list. */
export const adapter: Adapter = { working: () => rows.length, button: () => null, shows: () => true }
