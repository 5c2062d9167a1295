import type { JSHandle, Page } from '@playwright/test'

interface PageState {
  readonly elements: ReadonlyMap<Element, readonly string[]>
  readonly tags: ReadonlyMap<Element, string>
  readonly globals: ReadonlyMap<string, unknown>
  readonly prototypes: ReadonlyMap<object, ReadonlyMap<PropertyKey, readonly unknown[]>>
}

/** Remembers everything on a page that is not ours: elements, their computed styles, globals and what is built into the browser. */
export async function rememberPage(page: Page): Promise<JSHandle<PageState>> {
  await leaveAlone(page)
  return page.evaluateHandle(readPage)
}

/** What has changed outside of the widgets since then, one line each. */
export async function changesSince(before: JSHandle<PageState>, page: Page): Promise<readonly string[]> {
  await leaveAlone(page)
  const after = await page.evaluateHandle(readPage)
  return page.evaluate(compare, [before, after] as const)
}

/** The hand is always at the same place, which the page may answer by its `:hover` rules. */
async function leaveAlone(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ left: 0, top: 0, behavior: 'instant' }))
  await page.mouse.move(3, 3)
  await page.mouse.move(2, 2)
}

function readPage(): PageState {
  const styleOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    // Chromium tells a margin that is `auto` in px, and now and then as 0px where nothing has moved.
    const rules = pseudo === undefined ? element.computedStyleMap() : null
    const valueOf = (name: string) =>
      rules !== null && name.startsWith('margin') ? rules.get(name)?.toString() : style.getPropertyValue(name)
    return [...style].map((name) => `${name}: ${valueOf(name)}`)
  }
  const ofThePage = [...document.querySelectorAll('*')].filter(
    (element) => element.closest('[data-prilavok],.pk-root,script') === null,
  )
  const elements = new Map(
    ofThePage.map((element) => [
      element,
      [...styleOf(element), ...styleOf(element, '::before'), ...styleOf(element, '::after')],
    ]),
  )
  const tags = new Map(
    ofThePage.map((element) => [
      element,
      element.cloneNode(false) instanceof Element ? (element.cloneNode(false) as Element).outerHTML : '',
    ]),
  )
  const globals = new Map<string, unknown>()
  const prototypes = new Map<object, Map<PropertyKey, readonly unknown[]>>()
  const remember = (owner: object) => {
    if (prototypes.has(owner)) return
    const properties = new Map<PropertyKey, readonly unknown[]>()
    prototypes.set(owner, properties)
    for (const key of Reflect.ownKeys(owner)) {
      const { value, get, set } = Reflect.getOwnPropertyDescriptor(owner, key) ?? {}
      if (typeof value === 'function' || get !== undefined || set !== undefined) properties.set(key, [value, get, set])
    }
  }
  for (const name of Object.getOwnPropertyNames(window)) {
    const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value
    globals.set(name, value)
    if (typeof value !== 'function') continue
    remember(value)
    if (typeof value.prototype === 'object' && value.prototype !== null) remember(value.prototype)
  }
  for (const owner of [document, history, location, localStorage, JSON, Math]) remember(owner)
  return { elements, tags, globals, prototypes }
}

function compare([before, after]: readonly [PageState, PageState]): readonly string[] {
  const changes: string[] = []
  const nameOf = (element: Element) => [element.localName, ...element.classList].join('.')
  for (const [element, styles] of before.elements) {
    const now = after.elements.get(element)
    if (now === undefined) changes.push(`${nameOf(element)} is gone`)
    else
      for (const [at, style] of styles.entries())
        if (style !== now[at]) changes.push(`${nameOf(element)}: ${style} became ${now[at]}`)
    if (now !== undefined && before.tags.get(element) !== after.tags.get(element))
      changes.push(`${before.tags.get(element)} became ${after.tags.get(element)}`)
  }
  for (const element of after.elements.keys())
    if (!before.elements.has(element)) changes.push(`${nameOf(element)} was added`)
  for (const [name, value] of after.globals) {
    if (!before.globals.has(name)) changes.push(`the global "${name}" was added`)
    else if (!Object.is(before.globals.get(name), value)) changes.push(`the global "${name}" was replaced`)
  }
  for (const name of before.globals.keys())
    if (!after.globals.has(name)) changes.push(`the global "${name}" was removed`)
  for (const [owner, properties] of before.prototypes) {
    const now = after.prototypes.get(owner)
    for (const [key, parts] of properties)
      if (parts.some((part, at) => part !== now?.get(key)?.[at]))
        changes.push(`${Object.prototype.toString.call(owner)}: "${String(key)}" was replaced`)
    for (const key of now?.keys() ?? [])
      if (!properties.has(key)) changes.push(`${Object.prototype.toString.call(owner)}: "${String(key)}" was added`)
  }
  // Names that begin with ours are ours.
  return changes.filter((change) => !change.startsWith('the global "prilavok')).slice(0, 20)
}
