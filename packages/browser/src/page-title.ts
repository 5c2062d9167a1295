/** The site in a title: `Order — Site`, `Order | Site`, `order [Site]`. */
const SITE = /(?:\s[-—–|•·»:]\s+[^-—–|•·»]+|\s\[[^\]]+\])$/

/** The title of the page, as a widget sets it and gives it back. */
export function createTitle(): (title: string | null) => void {
  let own = ''
  let ours: string | null = null
  return (title) => {
    // Whoever has changed it meanwhile has said what the page is called now.
    if (document.title !== ours) own = document.title
    if (title === null) {
      if (document.title === ours) document.title = own
      ours = null
      return
    }
    document.title = title + (SITE.exec(own)?.[0] ?? '')
    ours = document.title
  }
}
