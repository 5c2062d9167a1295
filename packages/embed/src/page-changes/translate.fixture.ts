const replace = (text: Text): void => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.append(`${text.data}\u200A`)
  outer.append(inner)
  text.replaceWith(outer)
}

/** Translates a part of the page, and what changes in it later, as browsers do: each text node is replaced by two `<font>` elements. */
export function translate(part: HTMLElement): () => void {
  const translateTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text)
    if (root instanceof Text) texts.push(root)
    for (const text of texts)
      if (text.data.trim() !== '' && text.isConnected && text.parentElement?.closest('font') === null) replace(text)
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateTexts(node)
  })
  observer.observe(part, { childList: true, subtree: true, characterData: true })
  translateTexts(part)
  return () => observer.disconnect()
}
