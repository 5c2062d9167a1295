import type { PageEmitter } from './page-events'
import './offer-retry.css'

const TEXTS = {
  ru: { failed: 'Этот блок не загрузился.', retry: 'Повторить', reload: 'Обновить страницу' },
  en: { failed: 'This part could not be loaded.', retry: 'Try again', reload: 'Reload the page' },
}

/** The view library did not find its own elements: a translator or an extension of the browser has moved them. */
const ALTERED = /^(?:NotFoundError|HierarchyRequestError)/
/** A widget is mounted again by itself so often. */
const ALTERED_LIMIT = 5

interface RetryOptions {
  readonly on: PageEmitter['on']
  readonly retry: (name: string, element: HTMLElement) => void
  readonly lang?: 'ru' | 'en' | undefined
}

/** Where a widget failed, a short message offers to try again, above what the server had put there. Source: SAFE-18. */
export function offerRetry({ on, retry, lang = 'ru' }: RetryOptions): () => void {
  const texts = TEXTS[lang]
  // Browsers of before autumn 2026 (Firefox ESR 153) remember for the life of a page that a module did not arrive: a second failure is the last.
  const tried = new WeakSet<HTMLElement>()
  /** How often others have changed the elements of a widget so that it could not go on. */
  const altered = new WeakMap<HTMLElement, number>()
  return on('failed', ({ name, element, message }) => {
    const times = altered.get(element) ?? 0
    if (ALTERED.test(message) && times < ALTERED_LIMIT) {
      altered.set(element, times + 1)
      return retry(name, element)
    }
    const box = document.createElement('div')
    box.className = 'pk-root pk-retry'
    box.setAttribute('role', 'alert')
    const button = document.createElement('button')
    button.type = 'button'
    const isLast = tried.has(element)
    button.textContent = isLast ? texts.reload : texts.retry
    button.addEventListener('click', () => {
      if (isLast) return location.reload()
      tried.add(element)
      box.remove()
      retry(name, element)
    })
    box.append(texts.failed, ' ', button)
    element.prepend(box)
  })
}
