const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A colour between two, `#rrggbb`; share 0 is the first. */
export const mix = (from: string, to: string, share: number): string => {
  const end = channels(to)
  const mixed = channels(from).map((channel, index) => Math.round(channel + ((end[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Lighter and darker by a share of white and of a warm black. */
export const light = (colour: string, share: number): string => mix(colour, '#ffffff', share)
export const dark = (colour: string, share: number): string => mix(colour, '#10151a', share)

/** Whether white letters read well on it. */
export const isDeep = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return red * 0.299 + green * 0.587 + blue * 0.114 < 165
}

/** Colours of the invented makers' labels. */
export const BRAND_COLOURS = [
  '#1f6f54',
  '#c8442e',
  '#22588f',
  '#d98a1f',
  '#5b3f8c',
  '#0f7c8a',
  '#8c2f45',
  '#3e5a2a',
  '#b3541e',
  '#2b3f55',
] as const

/** Colours of products by the words of their names; the index is kept in the product's look, so new ones go to the end. */
export const TINTS = [
  ['', ''],
  ['бел', '#f4f4f1'],
  ['ч[её]рн', '#2c3035'],
  ['сер|графит|антрацит|бетон|уголь|цинк|сатин|серебр|оцинк', '#858c93'],
  ['красн|вишн|терракот', '#a8372f'],
  ['син|васил', '#2f5f9e'],
  ['зел[её]н|мох|изумруд|мята|салат', '#3f7350'],
  ['ж[её]лт|лимон|золот|солома|банан|охра', '#dba73a'],
  ['коричн|шоколад|орех|венге|т[её]мн|палисандр|бронз|кофе', '#6d4a35'],
  ['беж|крем|слонов|карамель|песок|песчан|абрикос|персик|ваниль', '#dcc6a0'],
  ['голуб|бирюз|лагун', '#6fb1bd'],
  ['дуб|сосн|хвоя|липа|ясень|кл[её]н|тик|кедр', '#c99c62'],
  ['сирень|фиол', '#8d79ad'],
  ['хром|нержав', '#c3cacf'],
  ['прозрачн|бесцвет', '#d6e6ea'],
  ['мрамор', '#e6e4df'],
] as const

const spoken = TINTS.map(([words]) => (words === '' ? null : new RegExp(`(^|[\\s,/-])(${words})`)))

/** The colour in a product's name: an index of `TINTS`, 0 = none. */
export const tintOf = (text: string): number =>
  Math.max(
    0,
    spoken.findIndex((words) => words?.test(text.toLowerCase())),
  )
