const LEVELS = 4
/** Names that a stylesheet would use; one that a server has made of somebody's data is left out. */
const NAME = /^(?!.*\d{5})[a-z][\w-]{0,40}$/i

function stepOf(element: Element): string {
  const tag = element.localName
  const name = [...element.classList].find((each) => NAME.test(each) && each !== 'pk-root')
  const alike = [...(element.parentElement?.children ?? [])].filter((each) => each.localName === tag)
  const at = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : ''
  return `${tag}${name === undefined ? '' : `.${name}`}${at}`
}

/** Where an element stands, as a short selector that reads from the outside in. */
export function elementPath(element: Element): string {
  const steps: string[] = []
  for (
    let at: Element | null = element;
    at !== null && at !== document.body && steps.length < LEVELS;
    at = at.parentElement
  ) {
    if (NAME.test(at.id)) {
      steps.unshift(`#${at.id}`)
      break
    }
    steps.unshift(stepOf(at))
  }
  return steps.join(' > ')
}
