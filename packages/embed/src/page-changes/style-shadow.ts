/** The sheets that the widgets have given to the document. */
const ourSheets = (): readonly CSSStyleSheet[] =>
  document.adoptedStyleSheets.filter(({ cssRules }) => cssRules[0]?.cssText.includes('.pk-') === true)

/** Gives the sheets of the widgets to the shadow root that an element is in, those too that come with later parts; elsewhere it does nothing. */
export function styleShadow(element: HTMLElement): () => void {
  const root = element.getRootNode()
  if (!(root instanceof ShadowRoot)) return () => {}
  const adopt = () => {
    const known = new Set(root.adoptedStyleSheets)
    const missing = ourSheets().filter((sheet) => !known.has(sheet))
    if (missing.length > 0) root.adoptedStyleSheets.push(...missing)
  }
  adopt()
  // A part brings its sheet before it is rendered.
  const observer = new MutationObserver(adopt)
  observer.observe(element, { childList: true, subtree: true })
  return () => observer.disconnect()
}
