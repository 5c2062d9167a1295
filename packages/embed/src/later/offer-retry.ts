import type { PageTalk } from '../page/page-events'
import './offer-retry.css'

const TEXTS = {
  ru: { failed: 'Этот блок не загрузился.', retry: 'Повторить' },
  en: { failed: 'This part could not be loaded.', retry: 'Try again' },
}

/** Where a widget could not be loaded, a short message offers to try again (SAFE-18); it stands above what the server had put there, where it is seen. */
export function offerRetry(on: PageTalk['on'], open: (element: HTMLElement) => void, lang: 'ru' | 'en' = 'ru'): () => void {
  const { failed, retry } = TEXTS[lang]
  return on('failed', ({ element }) => {
    const box = document.createElement('div')
    box.className = 'pk-root pk-retry'
    box.setAttribute('role', 'alert')
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = retry
    button.addEventListener('click', () => {
      box.remove()
      open(element)
    })
    box.append(failed, ' ', button)
    element.prepend(box)
  })
}
