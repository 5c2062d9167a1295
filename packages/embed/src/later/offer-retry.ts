import type { PageTalk } from '../page/page-events'
import './offer-retry.css'

const TEXTS = {
  ru: { failed: 'Этот блок не загрузился.', retry: 'Повторить', reload: 'Обновить страницу' },
  en: { failed: 'This part could not be loaded.', retry: 'Try again', reload: 'Reload the page' },
}

/** Where a widget could not be loaded, a short message offers to try again (SAFE-18); it stands above what the server had put there, where it is seen. */
export function offerRetry(
  on: PageTalk['on'],
  open: (element: HTMLElement) => void,
  lang: 'ru' | 'en' = 'ru',
): () => void {
  const { failed, retry, reload } = TEXTS[lang]
  // Browsers of before autumn 2026 (Firefox ESR 153) remember for the life of a page that a module did not come: another try in vain is the last.
  const tried = new WeakSet<HTMLElement>()
  return on('failed', ({ element }) => {
    const box = document.createElement('div')
    box.className = 'pk-root pk-retry'
    box.setAttribute('role', 'alert')
    const button = document.createElement('button')
    button.type = 'button'
    const isLast = tried.has(element)
    button.textContent = isLast ? reload : retry
    button.addEventListener('click', () => {
      if (isLast) return location.reload()
      tried.add(element)
      box.remove()
      open(element)
    })
    box.append(failed, ' ', button)
    element.prepend(box)
  })
}
