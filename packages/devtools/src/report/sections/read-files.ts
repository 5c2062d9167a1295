import { findScripts, loadedFiles, resources } from '../../bundle/bundle'
import type { Item, SectionReader } from '../report.types'

/** What browsers keep in their log of loaded files. */
const LOG_SIZE = 250

/** The scripts of the page and every file of ours that was loaded, with its bytes on the way. */
export const readFiles: SectionReader = ({ bundle, context: { version }, recording: { manifest } }, labels) => {
  const { addresses } = findScripts(document)
  const scripts: readonly Item[] = [
    {
      title: labels.version,
      facts: [version, ...(bundle === null ? [] : [bundle.runtime])],
      text: addresses.join('\n') || labels.empty.files,
    },
  ]
  if (bundle === null) return scripts
  const files = loadedFiles(bundle)
  const bytesOf = ({ file, bytes }: (typeof files)[number]) => bytes || (manifest?.files[file]?.brotli ?? 0)
  const total = files.reduce((sum, file) => sum + bytesOf(file), 0)
  const isFull = resources().length >= LOG_SIZE
  return [
    ...scripts,
    {
      title: labels.total,
      facts: [labels.files(files.length), labels.kb(total)],
      text: isFull ? labels.full : undefined,
    },
    ...files.map((each): Item => ({
      title: manifest?.files[each.file]?.name ?? each.file.replace(/^chunks\/[pr]-|-[\w-]{7}\.js$/g, ''),
      facts: each.failed
        ? [labels.notLoaded, ...(each.status === undefined ? [] : [String(each.status)])]
        : [labels.kb(bytesOf(each)), labels.ms(each.ms)],
      text: each.failed ? each.file : undefined,
      tone: each.failed ? 'error' : undefined,
    })),
  ]
}
