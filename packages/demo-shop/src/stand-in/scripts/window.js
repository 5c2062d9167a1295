/**
 * The window of the stand-in widgets, and its look. Served in front of each of the stand-in scripts; it runs in the shop's page, under
 * the page's policy: no markup from text, no style elements, nothing but calls to the server that this script came from.
 */

const home =
  document.currentScript instanceof HTMLScriptElement
    ? new URL(document.currentScript.src, document.baseURI).origin
    : location.origin

const look = `
:host { all: initial; display: block; color-scheme: light dark; }
dialog, section {
  box-sizing: border-box; width: min(440px, 100%); margin: auto; padding: 0 24px 24px; overflow: auto; border: 1px solid #d9dee6;
  border-radius: 14px; background: #fff; color: #1c2330; font: 16px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;
}
dialog { width: min(440px, calc(100% - 32px)); box-shadow: 0 12px 40px rgb(10 20 40 / 30%); }
dialog::backdrop { background: rgb(10 16 28 / 55%); }
section { margin: 0; }
h2, p { margin: 0; }
h2 { font-size: 20px; line-height: 1.25; }
.badge { margin: 0 -24px 20px; padding: 10px 24px; background: #fff3cd; color: #664d03; font-size: 14px; font-weight: 600; }
.line { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; padding: 6px 0; color: #5a6372; }
.line b { color: #1c2330; font-weight: 400; font-variant-numeric: tabular-nums; text-align: end; }
.sum { margin-top: 12px; border-bottom: 1px solid #d9dee6; }
.sum b { font-size: 22px; font-weight: 700; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 20px; }
button {
  flex: 1 1 0; min-height: 44px; padding: 8px 4px; border: 1px solid #d9dee6; border-radius: 10px; background: transparent; color: inherit; font: inherit;
  font-size: 14px; cursor: pointer;
}
button:hover { border-color: #5a6372; }
button:focus-visible { outline: 3px solid #1f4fd1; outline-offset: 2px; }
button[value='pay'] { flex-basis: 100%; min-height: 52px; border-color: transparent; background: #1f4fd1; color: #fff; font-size: 17px; font-weight: 600; }
.card { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin-top: 16px; }
.card label { display: grid; gap: 4px; color: #5a6372; font-size: 13px; min-width: 0; }
.card .number { grid-column: 1 / -1; }
.card input {
  box-sizing: border-box; width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid #868f99; border-radius: 10px; background: #f7f8fa;
  color: #1c2330; font: inherit; font-size: 17px; font-variant-numeric: tabular-nums; letter-spacing: 0.04em;
}
.card input:focus-visible { outline: 3px solid #1f4fd1; outline-offset: 2px; }
button[disabled] { opacity: 0.6; cursor: progress; }
.note { margin-top: 12px; color: #5a6372; font-size: 13px; }
@media (prefers-color-scheme: dark) {
  dialog, section { border-color: #3a4250; background: #1c222c; color: #e8ebf0; }
  .line, .note, .card label { color: #a6afbd; }
  .card input { border-color: #77818b; background: #262d39; color: #e8ebf0; }
  .line b { color: #e8ebf0; }
  .sum, button { border-color: #3a4250; }
  .badge { background: #3d3310; color: #ffe08a; }
  button[value='pay'] { background: #3a63d8; }
}
`

/** @param {string} tag @param {string} [text] @param {string} [className] */
function element(tag, text = '', className = '') {
  const made = document.createElement(tag)
  made.textContent = text
  if (className !== '') made.className = className
  return made
}

/** @param {string} name @param {string} value @param {string} [more] */
function line(name, value, more = '') {
  const made = element('p', `${name} `, `line ${more}`)
  made.append(element('b', value))
  return made
}

/** Calls the stand-in provider; null when it cannot be reached or knows no such payment. */
export async function callProvider(path, body) {
  try {
    const sent =
      body === undefined
        ? {}
        : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    const response = await fetch(new URL(path, home), sent)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** Roubles as people read them. */
export const roubles = (amount) =>
  `${new Intl.NumberFormat('ru-RU', { minimumFractionDigits: amount % 1 === 0 ? 0 : 2, maximumFractionDigits: 2 }).format(amount)} ₽`

/** The card that the sandbox pays with. Nobody types one of their own: the fields are for the eye, and nothing reads them. */
const trialCard = [
  ['Номер карты', '2200 0000 0000 0004', 'number'],
  ['Срок действия', '12 / 30', 'date'],
  ['Код с обратной стороны', '•••', 'code'],
]

/** The fields of a card form. */
function cardFields() {
  const fields = element('div', '', 'card')
  for (const [name, value, className] of trialCard) {
    const label = element('label', name, className)
    const input = document.createElement('input')
    Object.assign(input, { value, readOnly: true, autocomplete: 'off' })
    label.append(input)
    fields.append(label)
  }
  return fields
}

const choices = [
  ['pay', 'Оплатить'],
  ['refuse', 'Отклонить'],
  ['wait', 'Подождать'],
  ['close', 'Закрыть'],
]

/**
 * Shows what is to be paid, in a container or over the page. `pressed` gets the button's value and may be async; then the window is
 * removed and `ended` gets its result. Returns a function that removes the window without calling `ended`.
 */
export function showWindow({ title, amount = null, schedule = [], card = false, container = null, pressed, ended }) {
  const host = document.createElement('div')
  host.dataset['standIn'] = title
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look)
  root.adoptedStyleSheets = [sheet]
  const box = document.createElement(container === null ? 'dialog' : 'section')
  box.setAttribute('aria-label', title)
  const buttons = element('div', '', 'buttons')
  let isOver = false
  const remove = () => {
    isOver = true
    host.remove()
  }
  const press = async (choice) => {
    if (isOver) return
    isOver = true
    for (const button of buttons.children) button.toggleAttribute('disabled', true)
    const result = await pressed(choice)
    remove()
    ended(result)
  }
  for (const [value, text] of choices) {
    const button = document.createElement('button')
    button.type = 'button'
    button.value = value
    button.textContent = text
    button.addEventListener('click', () => void press(value))
    buttons.append(button)
  }
  const rows = schedule.map((row) => (row === null ? element('p', '…', 'line') : line(row.date, row.amount)))
  const note = element(
    'p',
    card
      ? 'Форма стоит вместо формы банка: карта пробная, её данные никто не читает. Кнопки под «Оплатить» отвечают за банк.'
      : 'Окно стоит вместо виджета платёжного сервиса.',
    'note',
  )
  const sum = amount === null ? [] : [line('К оплате', amount, 'sum')]
  box.append(
    element('p', 'Песочница: деньги не списываются', 'badge'),
    element('h2', title),
    ...sum,
    ...rows,
    ...(card ? [cardFields()] : []),
    buttons,
    note,
  )
  root.append(box)
  if (container === null) document.body.append(host)
  else container.replaceChildren(host)
  if (box instanceof HTMLDialogElement) {
    box.addEventListener('cancel', (event) => {
      event.preventDefault()
      void press('close')
    })
    box.showModal()
  }
  return remove
}
