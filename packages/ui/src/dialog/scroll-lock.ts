let holders = 0
let release: () => void = () => {}

/** Keeps the page behind from scrolling; the place of its scrollbar stays, so nothing jumps. */
function hold(): () => void {
  const { documentElement: html, body } = document
  const before = { overflow: html.style.overflow, padding: body.style.paddingInlineEnd }
  const width = html.clientWidth
  const padding = parseFloat(getComputedStyle(body).paddingInlineEnd) || 0
  html.style.overflow = 'hidden'
  const gained = html.clientWidth - width
  if (gained > 0) body.style.paddingInlineEnd = `${padding + gained}px`
  return () => {
    html.style.overflow = before.overflow
    body.style.paddingInlineEnd = before.padding
    for (const element of [html, body]) if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}

/** Locks the page's scrolling until every dialog that requested it has let go; returns the way to let go. */
export function lockScroll(): () => void {
  if (holders === 0) release = hold()
  holders += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    holders -= 1
    if (holders === 0) release()
  }
}
