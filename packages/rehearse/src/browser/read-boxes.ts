/** A box of an element, in pixels of the page. */
export interface Box {
  /** The same element has the same key with both versions. */
  readonly key: string
  /** Key of the nearest element around it that has one. */
  readonly parent: string | null
  /** What people call it. */
  readonly label: string
  readonly of: 'page' | 'widgets'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Measures everything of the page, and of the widgets what has a documented class. Runs in the page, so it uses nothing outside of itself. */
export function readBoxes(): readonly Box[] {
  const boxes: Box[] = []
  const most = 4000
  const mountName = (element: Element): string =>
    element.getAttribute('data-prilavok') ?? /pk-mount-(\S*)/.exec(element.getAttribute('class') ?? '')?.[1] ?? ''
  const classesOf = (element: Element) => (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean)
  const ourClass = (element: Element) =>
    classesOf(element).find((name) => name.startsWith('pk-') && !name.startsWith('pk-mount-') && name !== 'pk-root')
  const textOf = (element: Element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
    return text === '' ? '' : ` "${text.length > 32 ? `${text.slice(0, 32)}…` : text}"`
  }
  const seen = new Map<string, number>()
  const numbered = (name: string): string => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  }
  const add = (element: Element, box: Pick<Box, 'key' | 'parent' | 'label' | 'of'>): void => {
    const { left, top, width, height } = element.getBoundingClientRect()
    if ((width === 0 && height === 0) || boxes.length >= most) return
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || style.opacity === '0') return
    const rounded = (value: number) => Math.round(value * 100) / 100
    boxes.push({
      ...box,
      x: rounded(left + scrollX),
      y: rounded(top + scrollY),
      width: rounded(width),
      height: rounded(height),
    })
  }
  /** Parts of a widget, or of what lies above the page. */
  const visitWidget = (element: Element, owner: string, parent: string): void => {
    for (const child of element.children) {
      const name = ourClass(child)
      if (name === undefined) {
        visitWidget(child, owner, parent)
        continue
      }
      const key = numbered(`${owner} .${name}`)
      add(child, { key, parent, label: key, of: 'widgets' })
      visitWidget(child, owner, key)
    }
  }
  /** Elements of the page; what we have added to it does not count among its children. */
  const visitPage = (element: Element, path: string, parent: string | null): void => {
    const counts = new Map<string, number>()
    for (const child of element.children) {
      if (/^(?:script|style|link|template|noscript|br)$/.test(child.localName)) continue
      const widget = mountName(child)
      if (widget === '' && (ourClass(child) !== undefined || child.classList.contains('pk-root'))) {
        const key = numbered(`.${ourClass(child) ?? 'pk-root'}`)
        add(child, { key, parent: null, label: key, of: 'widgets' })
        visitWidget(child, key, key)
        continue
      }
      const count = (counts.get(child.localName) ?? 0) + 1
      counts.set(child.localName, count)
      const way = `${path}>${child.localName}:${count}`
      if (widget !== '') {
        const key = numbered(widget)
        add(child, { key, parent, label: key, of: 'widgets' })
        visitWidget(child, key, key)
        continue
      }
      const [first] = classesOf(child)
      const named = child.id !== '' ? `#${child.id}` : first === undefined ? '' : `.${first}`
      add(child, { key: way, parent, label: `${child.localName}${named}${textOf(child)}`, of: 'page' })
      if (!(child instanceof SVGElement)) visitPage(child, way, way)
    }
  }
  visitPage(document.body, 'body', null)
  return boxes
}
