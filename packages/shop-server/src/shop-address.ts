import type { Shop } from './shop'

/** An address of this server as the page needs it: whole for pages of another origin, else relative (see `publicUrl`). */
export const addressFor = ({ settings }: Pick<Shop, 'settings'>, path: string): string =>
  settings.publicUrl === null ? path : new URL(path, settings.publicUrl).href
