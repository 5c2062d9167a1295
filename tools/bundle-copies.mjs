/**
 * Modules that a page of the script builds has its own copy of. Such a page is one file where it would be six small ones that others
 * share, and small files compress badly. Rooms stay one for all: a shop knows them by their names, wherever their code came from. A sheet
 * is adopted once. A cache is the copy's own. Only what must be the same thing everywhere, as a context must, cannot be named here.
 */
import { readFile } from 'node:fs/promises'

/** What forms and lists are made of: it stands in the file of the order page, which has most of it. */
const kit = [
  /\/ui\/src\/(?:badge|field|live-region|notice|skeleton|text-field)\/(?!.*\.en\.ts)/,
  /\/ui\/src\/icon\/(?:place|ways)\.icons\.ts$/,
  /\/ui\/src\/lib\/(?:share-ref|use-after)\./,
]

/** Rooms, endpoints and dialogs that the order page has, and a header, a cart or a note may need without it. */
const rooms = [
  /\/contracts\/src\/(?:city|city\.words|delivery|delivery-method\.words|flags|pickup-point\.words)\.ts$/,
  /\/core\/src\/(?:city|cross-sales|flags|notifications)\//,
  /\/core\/src\/flows\/(?:city|cross-sales|geolocation|other-cities)\.flow\.ts$/,
  /\/core\/src\/lib\/(?:ask-in-our-words|debounce)\.ts$/,
  /\/react\/src\/(?:city|cross-sales|notifications)\//,
  /\/ui\/src\/(?:combobox|disclosure)\/(?!.*\.en\.ts)/,
  /\/widgets\/src\/city\/(?!.*\.en\.ts)/,
]

/** Points to look through. */
const points = [
  /\/core\/src\/delivery\/(?:point-|pickup-points\.store)/,
  /\/react\/src\/delivery\//,
  /\/widgets\/src\/delivery\/(?:map-mode|pickup-points\.(?:css|labels\.ts)|point-(?!map))/,
]

/** What answers are called in our words: it comes with the schemas of a room. */
const words = [/\/contracts\/src\/(?!money)[\w-]+\.words\.ts$/]

const COPIES = [
  {
    name: 'points',
    importers: [/\/widgets\/src\/delivery\/pickup-points-page\.tsx$/],
    modules: [...kit, ...rooms, ...points],
  },
  {
    name: 'aside',
    importers: [
      /\/embed\/src\/later\//,
      /\/widgets\/src\/(?:cart|notifications)\//,
      /\/widgets\/src\/city\/delivery-header\.tsx$/,
    ],
    modules: [...kit, ...rooms],
  },
  ...['city', 'delivery', 'order'].map((room) => ({
    name: `answers-${room}`,
    importers: [new RegExp(`/contracts/src/${room}\\.wire\\.ts$`)],
    modules: words,
  })),
  { name: 'english', importers: [/\.labels\.en\.ts$/], modules: [/\/core\/src\/money\/format-money\.ts$/] },
]

const MARK = '?copy='
/** Doors hold nothing themselves: they lead an importer to the copies that it has. */
const DOOR = /\/packages\/[\w-]+\/src\/(?:.*\/)?index\.ts$/

/** The address of a module without the name of its copy. */
export const fileOfCopy = (id) => id.split(MARK)[0]

/** Gives the importers that are named above their copies; what a copy imports is of the same copy, as far as it is named. */
export const copies = (all = COPIES) => ({
  name: 'prilavok-copies',
  async resolveId(source, importer, options) {
    if (importer === undefined) return null
    const [file, own] = importer.split(MARK)
    const copy = all.find(({ name, importers }) =>
      own === undefined ? importers.some((each) => each.test(file)) : name === own,
    )
    if (copy === undefined) return null
    const found = await this.resolve(source, file, { ...options, skipSelf: true })
    const isCopied = found !== null && (DOOR.test(found.id) || copy.modules.some((each) => each.test(found.id)))
    return isCopied ? { ...found, id: `${found.id}${MARK}${copy.name}` } : found
  },
  async load(id) {
    const file = fileOfCopy(id)
    if (file === id) return null
    this.addWatchFile(file)
    // The sheets' own plugin reads those.
    if (file.endsWith('.css')) return null
    const code = await readFile(file, 'utf8')
    if (code.includes('createContext('))
      this.error(`${file} makes a context, and two of them would not know each other. See tools/bundle-copies.mjs.`)
    return code
  },
})
