import { appears, type Adapter } from '../../page/adapter'

/** Options of a group of `stubs/category.ts`. */
const GROUP = 25
const ALL = 500
const boxes = document.getElementsByClassName('pk-filter__box')
const chips = document.getElementsByClassName('pk-chips__chip')
const box = (at: number) => boxes.item(at * (GROUP + 1)) as HTMLInputElement | null

const isToggled = (quantity: number) => chips.length === quantity && box(quantity - 1)?.checked === true
/** The list says for how many options it was made; the first count is that of the response. */
const isAnswered = (quantity: number) =>
  document.querySelector('#list h3')?.textContent?.startsWith(`Смесь для ${quantity},`) === true &&
  document.querySelector<HTMLElement>('#list .grid')?.offsetParent !== null &&
  document.querySelector('.pk-filter__count')?.textContent === String(((7 + 13 + quantity * 5) % 90) + 1)

/** A panel of filters; the hand-written one names its elements as ours does. Each press selects an option of another group. */
export const adapter: Adapter = {
  working: () => document.getElementsByClassName('pk-filter__more').length,
  button: box,
  shows: (quantity, places) => isToggled(quantity) && (places === 1 || isAnswered(quantity)),
  async open() {
    for (const more of document.querySelectorAll<HTMLElement>('.pk-filter__more')) more.click()
    await appears(() => (boxes.length === ALL ? boxes : null))
  },
  // The state of a box changes nothing in the document.
  deep: true,
}
