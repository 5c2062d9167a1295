import { closest } from './find'

const ROOT = '.pk-root'
/** Elements of the page that do something by themselves when anything in them is clicked. */
const AROUND = 'a,label,summary'
/** Elements of a widget that do so as well; theirs comes first. */
const OWN = 'a[href],label,summary,select,input:is([type=checkbox],[type=radio],[type=file])'

/** A click in a widget inside of a link, a label or a summary of the page is the widget's alone. Returns how to stop. */
export function keepOwnClicks(page: Document): () => void {
  const onClick = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const root = closest(target, ROOT)
    if (root === null || closest(root, AROUND) === null) return
    const own = closest(target, OWN)
    if (own === null || own === root || !root.contains(own)) event.preventDefault()
  }
  page.addEventListener('click', onClick, true)
  return () => page.removeEventListener('click', onClick, true)
}
