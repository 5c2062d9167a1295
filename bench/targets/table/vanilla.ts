export {}

/** The hand-written table: a pool of rows of one height, of which only the text changes while somebody scrolls. */
const HEIGHT = 36
const SCREEN = 600
const SPARE = 6

const place = document.querySelector<HTMLElement>('[data-table]')
if (place === null) throw new Error('no place')
const orders = globalThis.benchOrders
const fields = globalThis.benchColumns
const scroller = document.createElement('div')
scroller.style.cssText = `height:${SCREEN}px;overflow:auto;position:relative`
const body = document.createElement('div')
body.style.position = 'relative'
scroller.append(body)
const head = document.createElement('div')
for (const [, title, width] of fields) {
  const cell = document.createElement('span')
  cell.style.cssText = `display:inline-block;width:${width}px`
  cell.textContent = title
  head.append(cell)
}
place.append(head, scroller)

const pool = Array.from({ length: Math.ceil(SCREEN / HEIGHT) + 2 * SPARE }, () => {
  const row = document.createElement('div')
  row.className = 't-row'
  row.style.cssText = `position:absolute;top:0;left:0;height:${HEIGHT}px;contain:strict;width:100%`
  const cells = fields.map(([, , width]) => {
    const cell = document.createElement('span')
    cell.style.cssText = `display:inline-block;width:${width}px;overflow:hidden;white-space:nowrap`
    const text = document.createTextNode('')
    cell.append(text)
    row.append(cell)
    return text
  })
  body.append(row)
  return { row, cells }
})
let shown = orders
let first = -1
let texts: readonly string[] | null = null

function paint(): void {
  const start = Math.max(0, Math.min(shown.length - pool.length, Math.floor(scroller.scrollTop / HEIGHT) - SPARE))
  if (start === first) return
  first = start
  for (let index = start; index < start + pool.length; index += 1) {
    const slot = pool[index % pool.length]
    const order = shown[index]
    if (slot === undefined) continue
    slot.row.style.display = order === undefined ? 'none' : ''
    slot.row.style.transform = `translateY(${index * HEIGHT}px)`
    if (order !== undefined)
      fields.forEach(([field], at) => {
        const text = slot.cells[at]
        if (text !== undefined) text.data = String(order[field])
      })
  }
}

function show(next: typeof orders): void {
  shown = next
  body.style.height = `${shown.length * HEIGHT}px`
  first = -1
  paint()
}

scroller.addEventListener('scroll', paint, { passive: true })
globalThis.benchTable = {
  scroller: () => scroller,
  row: '.t-row',
  height: HEIGHT,
  filter(text) {
    texts ??= orders.map((order) => fields.map(([field]) => String(order[field])).join('\n'))
    show(orders.filter((_, at) => texts?.[at]?.includes(text)))
  },
  count: () => shown.length,
  jump: (index) => (scroller.scrollTop = index * HEIGHT),
}
show(orders)
