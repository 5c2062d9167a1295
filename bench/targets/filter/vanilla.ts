interface FilterOption {
  readonly searchCode: string
  readonly name: string
  readonly count: number
}
interface Filter {
  readonly searchCode: string
  readonly name: string
  readonly options: readonly FilterOption[]
}

const SHOWN = 8
const selected = new Map<string, Set<string>>()
const countOf = new Map<string, HTMLElement>()
const names = new Map<string, string>()
const panel = document.querySelector<HTMLElement>('[data-filters]')
const bar = document.getElementById('bar')
const list = document.getElementById('list')
const spoken = document.createElement('p')
let request = new AbortController()

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

const selection = () =>
  [...selected].filter(([, options]) => options.size > 0).map(([code, options]) => ({ code, options: [...options] }))
const hashOf = () =>
  selection()
    .map(({ code, options }) => `${encodeURIComponent(code)}=${options.map(encodeURIComponent).join(',')}`)
    .join('&')

function showChips(): void {
  const chips = selection().flatMap(({ code, options }) =>
    options.map((option) => {
      const chip = element('button', 'pk-chips__chip', `${names.get(code)}: ${names.get(option)}`)
      chip.setAttribute('aria-label', `Убрать фильтр «${chip.textContent}»`)
      chip.addEventListener('click', () => toggle(code, option, false))
      const item = document.createElement('li')
      item.append(chip)
      return item
    }),
  )
  const clear = element('button', 'pk-chips__clear', 'Сбросить всё')
  clear.addEventListener('click', () => {
    for (const { code, options } of selection()) for (const option of options) toggle(code, option, false)
  })
  const all = element('ul', 'pk-chips__list')
  all.append(...chips)
  bar?.replaceChildren(...(chips.length === 0 ? [] : [all, clear]))
}

/** The panel keeps its elements: only counts and marks change. */
async function load(): Promise<void> {
  request.abort()
  request = new AbortController()
  const { signal } = request
  const asked = hashOf()
  list?.setAttribute('aria-busy', 'true')
  for (const child of list?.children ?? []) (child as HTMLElement).hidden = true
  const waiting = element('div', 'waiting')
  for (let card = 0; card < SHOWN; card += 1) waiting.append(element('div', 'waiting__card'))
  list?.append(waiting)
  try {
    const body = JSON.stringify({
      filters: selection().map(({ code, options }) => ({ searchCode: code, options })),
      pageIndex: 1,
      pageSize: null,
      sort: null,
    })
    const [products, filters] = await Promise.all([
      fetch('/api/category/c/products', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        signal,
      }).then((response) => response.text()),
      fetch(`/api/category/c/filters?filter=${encodeURIComponent(asked)}`, { signal }).then(
        (response) => response.json() as Promise<{ readonly filters: readonly Filter[] }>,
      ),
    ])
    for (const { options } of filters.filters)
      for (const { searchCode, count } of options) {
        const counter = countOf.get(searchCode)
        if (counter === undefined) continue
        counter.textContent = String(count)
        counter.parentElement?.toggleAttribute('data-empty', count === 0)
      }
    if (list !== null) list.innerHTML = products
    list?.setAttribute('aria-busy', 'false')
    const found = list?.querySelector<HTMLElement>('[data-total-count]')?.dataset['totalCount'] ?? ''
    spoken.textContent = `${found} товаров`
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function toggle(code: string, option: string, on: boolean): void {
  const options = selected.get(code) ?? new Set()
  if (on) options.add(option)
  else options.delete(option)
  selected.set(code, options)
  const box = document.getElementById(`box-${option}`) as HTMLInputElement | null
  if (box !== null) box.checked = on
  const badge = document.getElementById(`badge-${code}`)
  if (badge !== null) badge.textContent = options.size === 0 ? '' : String(options.size)
  showChips()
  history.pushState(null, '', `#filter=${hashOf()}`)
  void load()
}

function optionElement(filter: Filter, { searchCode, name, count }: FilterOption): HTMLElement {
  const item = document.createElement('li')
  const label = element('label', 'pk-filter__option')
  const box = element('input', 'pk-filter__box')
  box.type = 'checkbox'
  box.id = `box-${searchCode}`
  box.addEventListener('change', () => toggle(filter.searchCode, searchCode, box.checked))
  const counted = element('span', 'pk-filter__count', String(count))
  countOf.set(searchCode, counted)
  names.set(searchCode, name)
  label.append(box, element('span', 'pk-filter__name', name), counted)
  item.append(label)
  return item
}

function groupElement(filter: Filter): HTMLElement {
  names.set(filter.searchCode, filter.name)
  const group = element('details', 'group')
  group.open = true
  const summary = element('summary', 'group__title', filter.name)
  const badge = element('span', 'group__badge')
  badge.id = `badge-${filter.searchCode}`
  summary.append(badge)
  const search = element('input', 'pk-filter__search')
  search.type = 'search'
  search.placeholder = `Поиск: ${filter.name}`
  const items = filter.options.map((option) => optionElement(filter, option))
  const options = element('ul', 'pk-filter__options')
  options.append(...items.slice(0, SHOWN))
  const more = element('button', 'pk-filter__more', `Ещё ${items.length - SHOWN}`)
  let isWhole = false
  const show = () => {
    const text = search.value.toLowerCase()
    const matching = items.filter((item) => item.textContent?.toLowerCase().includes(text))
    options.replaceChildren(...(isWhole || text !== '' ? matching : matching.slice(0, SHOWN)))
    options.toggleAttribute('data-long', isWhole)
    more.textContent = isWhole ? 'Свернуть' : `Ещё ${items.length - SHOWN}`
  }
  search.addEventListener('input', show)
  more.addEventListener('click', () => {
    isWhole = !isWhole
    show()
  })
  group.append(summary, search, options, more)
  return group
}

async function start(): Promise<void> {
  const response = await fetch('/api/category/c/filters')
  const { filters } = (await response.json()) as { readonly filters: readonly Filter[] }
  spoken.setAttribute('role', 'status')
  panel?.append(...filters.map(groupElement), spoken)
}
void start()
