import { closest, isForeign } from '../kernel/find'

const ROOT = '.pk-root'
const isText = (node: Node): node is Text => node instanceof Text
const isOurs = (node: Node | null): boolean => node instanceof Element && closest(node, ROOT) !== null

/**
 * Keeps the texts of widgets alive under page translators. These put elements in place of text nodes, which the view library goes on
 * writing to, so that nobody sees a new sum, and looks for in vain when it inserts beside them. Each text goes back to its place, empty,
 * before the element that translates it; once it says something else, or goes, the translation of the former words goes. What was taken
 * out `earlier` comes back as it is by now, to be translated again.
 */
export function keepTexts(page: Document, earlier: readonly MutationRecord[]): () => void {
  /** The translation that stands for a text. */
  const translations = new WeakMap<Text, HTMLElement>()

  const keep = (text: Text, foreign: HTMLElement) => {
    // Some move the text into their element, where the words have to stay.
    if (foreign.contains(text)) text.replaceWith(text.cloneNode())
    text.data = ''
    foreign.before(text)
    translations.set(text, foreign)
  }
  const drop = (text: Text) => {
    translations.get(text)?.remove()
    translations.delete(text)
  }
  /** View libraries insert beside a text, which may be between it and its translation. */
  const align = (text: Text) => {
    const translation = translations.get(text)
    if (translation !== undefined && text.nextSibling !== translation) text.after(translation)
  }
  /** The element that has taken the place of a text. */
  const successorOf = (
    text: Text,
    { addedNodes, nextSibling, previousSibling }: MutationRecord,
  ): HTMLElement | undefined =>
    [...addedNodes, nextSibling, previousSibling, text.parentNode].find(
      (node): node is HTMLElement => node !== null && isForeign(node) && node.isConnected,
    )
  /** The outermost of elements that translators nest. */
  const outermost = (element: HTMLElement): HTMLElement => {
    const { parentElement } = element
    return parentElement !== null && isForeign(parentElement) ? outermost(parentElement) : element
  }
  const isOut = ({ parentNode }: Text, { target }: MutationRecord): boolean =>
    (parentNode === null || isForeign(parentNode)) && isOurs(target)
  const removed = (text: Text, record: MutationRecord) => {
    if (!isOut(text, record)) return
    const successor = successorOf(text, record)
    const former = translations.get(text)
    if (successor !== undefined && successor !== former && record.target !== successor) {
      if (former !== undefined) drop(text)
      keep(text, outermost(successor))
    } else if (former !== undefined) drop(text)
  }
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { type, target, removedNodes } = record
      if (type === 'characterData' && isText(target) && translations.has(target)) drop(target)
      for (const node of removedNodes) if (isText(node)) removed(node, record)
    }
    for (const { target } of records)
      if (isOurs(target)) for (const child of target.childNodes) if (isText(child)) align(child)
    // What was done here is no news.
    observer.takeRecords()
  })
  observer.observe(page, { childList: true, subtree: true, characterData: true })
  for (const record of earlier)
    for (const node of record.removedNodes)
      if (isText(node) && isOut(node, record)) {
        const successor = successorOf(node, record)
        if (successor !== undefined) outermost(successor).replaceWith(node)
      }
  return () => observer.disconnect()
}
