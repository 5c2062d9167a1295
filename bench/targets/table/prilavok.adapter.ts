import { adapter as table } from './table.adapter'

const HEIGHT = 36
const scroller = () => document.querySelector<HTMLElement>('.pk-staff-grid')

/** Our table is worked as a person does: the search box, Enter, the scroll bar. */
globalThis.benchTable = {
  scroller,
  row: '.pk-staff-grid__body [role="row"]',
  height: HEIGHT,
  filter(text) {
    const input = document.querySelector<HTMLInputElement>('.pk-staff-search')
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    if (input === null || write === undefined) throw new Error('no search')
    write.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    // After the frame that has taken the text in, as a key that follows another.
    requestAnimationFrame(() => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  },
  count: () => Number(document.querySelector('.pk-staff-table__count')?.textContent?.replace(/\D/g, '') ?? 0),
  jump(index) {
    const found = scroller()
    if (found !== null) found.scrollTop = index * HEIGHT
  },
}

export const adapter = table
