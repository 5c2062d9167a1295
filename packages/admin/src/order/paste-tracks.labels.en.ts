import type { PasteTracksLabels } from './paste-tracks.labels'

/** English words of the table of track codes. */
export const pasteTracksEn: PasteTracksLabels = {
  open: 'Paste track codes',
  title: 'Track codes from a table',
  help: "Paste the carrier's table: order number and track code, columns in any order. Nothing is saved before you press the button.",
  table: 'Table',
  look: 'Check',
  order: 'Order',
  track: 'Track code',
  now: 'At present',
  status: 'Status at the carrier',
  unmatched: (count: number): string => `Lines that do not fit: ${count}`,
  why: {
    noOrder: 'there is no such order',
    noTrack: 'there is no track code',
    twice: 'the order is named above',
  },
  nothing: 'The table names no order of the shop',
  save: (count: number): string => `Save track codes: ${count}`,
  saving: (done: number, total: number): string => `${done} of ${total} saved`,
  saved: (count: number): string => `Track codes saved: ${count}`,
  failed: (count: number): string => `Not saved: ${count}`,
}
