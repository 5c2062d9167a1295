/** The limit of the order form: hand-written fields, a check of one field per key, and a summary of errors that takes the focus. */
import { EMAIL, FIELDS, PHONE, REQUIRED, WRONG, type BenchField } from './fields'

interface Place {
  readonly field: BenchField
  readonly input: HTMLInputElement
  readonly note: Text
  left: boolean
}

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly (Node | string)[]
) => {
  const element = document.createElement(tag)
  Object.assign(element, props)
  element.append(...children)
  return element
}

function errorOf({ field: { required, form }, input }: Place): string {
  const value = input.value.trim()
  if (value === '') return required ? REQUIRED : ''
  if (form === 'phone') return PHONE.test(value) ? '' : WRONG
  if (form === 'email') return EMAIL.test(value) ? '' : WRONG
  return ''
}

function show(place: Place): void {
  const error = place.left ? errorOf(place) : ''
  if (place.note.data === error) return
  place.note.data = error
  place.input.toggleAttribute('aria-invalid', error !== '')
}

const summary = make('div', { className: 'errors', tabIndex: -1, hidden: true })
const form = make('form', { noValidate: true }, summary)
const places = FIELDS.map((field): Place => {
  const note = document.createTextNode('')
  const input = make('input', { id: field.name, name: field.name, type: field.form === 'phone' ? 'tel' : field.form })
  form.append(
    make(
      'p',
      {},
      make('label', { htmlFor: field.name }, field.label),
      input,
      make('span', { className: 'note' }, note),
    ),
  )
  return { field, input, note, left: false }
})
const byInput = new Map<EventTarget | null, Place>(places.map((place) => [place.input, place]))

form.addEventListener('input', ({ target }) => {
  const place = byInput.get(target)
  if (place) show(place)
})
form.addEventListener('focusout', ({ target }) => {
  const place = byInput.get(target)
  if (place === undefined) return
  place.left = true
  show(place)
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const wrong = places.filter((place) => {
    place.left = true
    show(place)
    return errorOf(place) !== ''
  })
  summary.replaceChildren(
    ...wrong.map(({ field }) => make('p', {}, make('a', { href: `#${field.name}` }, `${field.label}: ${REQUIRED}`))),
  )
  summary.hidden = wrong.length === 0
  if (wrong.length > 0) summary.focus()
})
form.append(make('button', { type: 'submit', className: 'send' }, 'Оформить заказ'))
document.querySelector('[data-form]')?.append(form)
