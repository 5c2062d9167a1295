import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '../labels/en'
import { showInShop } from '../testing/show-in-shop'
import { Gallery, type GalleryProps } from './gallery'
import type { GalleryPicture } from './gallery.types'

const pictures: readonly GalleryPicture[] = [1, 2, 3].map((each) => ({
  full: `/large/${each}.webp`,
  shown: `/shown/${each}.webp`,
  thumb: `/thumb/${each}.webp`,
  alt: `Клей, вид ${each}`,
}))

const show = (props: Partial<GalleryProps> = {}, given: Parameters<typeof showInShop>[1] = {}) =>
  showInShop(<Gallery pictures={pictures} {...props} />, given)
const carousel = () => screen.getByRole('group', { name: 'Фотографии товара' })
const slideOf = (name: string) => within(carousel()).getByRole('group', { name, hidden: true })
const viewer = () => screen.findByRole('dialog', { name: 'Просмотр фотографий' })
const openSecond = async () => {
  const shop = show()
  fireEvent.click(screen.getByRole('button', { name: 'Фото 2 из 3' }))
  fireEvent.click(within(slideOf('Фото 2 из 3')).getByRole('link'))
  await shop.settle()
  return { ...shop, dialog: await viewer() }
}
/** The picture of the slide that is shown. */
const large = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLImageElement>('[data-offset="0"] .pk-lightbox__image') ?? expect.unreachable()
const key = (dialog: HTMLElement, pressed: string) =>
  fireEvent.keyDown(dialog.querySelector('.pk-lightbox__stage') ?? dialog, { key: pressed })

afterEach(() => {
  document.documentElement.lang = ''
  vi.restoreAllMocks()
})

describe('the gallery of a page', () => {
  it('shows a main slider of links and a slider of small pictures [GALLERY-01]', () => {
    show()
    const links = within(carousel()).getAllByRole('link', { hidden: true })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/large/1.webp', '/large/2.webp', '/large/3.webp'])
    const small = within(screen.getByRole('group', { name: 'Все фото' })).getAllByRole('button')
    expect(small.map((button) => button.getAttribute('aria-current'))).toEqual(['true', null, null])
    expect(slideOf('Фото 2 из 3').inert).toBe(true)
  })

  it('goes round by its buttons and keys [GALLERY-01]', () => {
    show()
    const current = () => document.querySelector('.pk-gallery__slide[data-current]')?.getAttribute('aria-label')
    fireEvent.click(screen.getByRole('button', { name: 'Предыдущее фото' }))
    expect(current()).toBe('Фото 3 из 3')
    fireEvent.click(screen.getByRole('button', { name: 'Следующее фото' }))
    expect(current()).toBe('Фото 1 из 3')
    const press = (pressed: string) =>
      fireEvent.keyDown(document.querySelector('[data-current] > a') ?? expect.unreachable(), { key: pressed })
    press('ArrowDown')
    expect(current()).toBe('Фото 2 из 3')
    expect(document.activeElement).toBe(document.querySelector('[data-current] > a'))
    press('End')
    press('ArrowRight')
    expect(current()).toBe('Фото 1 из 3')
    press('x')
    expect(current()).toBe('Фото 1 из 3')
  })

  it('never turns by itself [A11Y-06]', async () => {
    const { advance } = show()
    await advance(600_000)
    expect(document.querySelector('.pk-gallery__slide[data-current]')?.getAttribute('aria-label')).toBe('Фото 1 из 3')
  })

  it('of one picture has nothing to turn, of none an icon', () => {
    const { unmount } = show({ pictures: pictures.slice(0, 1) })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: /Клей, вид 1/ })).toBeTruthy()
    unmount()
    show({ pictures: [] })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('leaves out addresses that may not be opened [SAFE-12]', () => {
    show({
      pictures: [
        { full: 'javascript:alert(1)', alt: '' },
        { full: '/large/2.webp', shown: 'data:image/svg+xml,x', thumb: 'http://evil.example/x.png', alt: 'Клей' },
      ],
    })
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('img', { name: 'Клей' }).getAttribute('src')).toBe('/large/2.webp')
  })

  it('leaves a click that opens a new tab to the browser', async () => {
    const { address, settle } = show()
    const link = screen.getByRole('link', { name: /вид 1/ })
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(fireEvent.click(link, { button: 0, shiftKey: true })).toBe(true)
    await settle()
    expect(address.hash).toBe('')
  })

  it('speaks English too [EMBED-10]', () => {
    show({}, { labels: en })
    expect(screen.getByRole('group', { name: 'Product photos' })).toBeTruthy()
  })
})

describe('the lightbox', () => {
  it('opens at the slide that was clicked, and the address says so [GALLERY-04] [GALLERY-05] [GALLERY-06]', async () => {
    const { dialog, address } = await openSecond()
    expect(large(dialog).getAttribute('src')).toBe('/large/2.webp')
    expect(address.hash).toBe('#photo-2')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Фото 2 из 3')
  })

  it('is turned by buttons and keys, and goes round [GALLERY-06]', async () => {
    const { dialog, address } = await openSecond()
    const slide = () => [large(dialog).getAttribute('src'), address.hash]
    fireEvent.click(within(dialog).getByRole('button', { name: 'Следующее фото' }))
    await waitFor(() => expect(slide()).toEqual(['/large/3.webp', '#photo-3']))
    key(dialog, 'ArrowRight')
    await waitFor(() => expect(slide()).toEqual(['/large/1.webp', '#photo-1']))
    key(dialog, 'End')
    await waitFor(() => expect(slide()).toEqual(['/large/3.webp', '#photo-3']))
    key(dialog, 'Home')
    key(dialog, 'ArrowLeft')
    await waitFor(() => expect(slide()).toEqual(['/large/3.webp', '#photo-3']))
  })

  it('keeps its keys from the page around it', async () => {
    const { dialog } = await openSecond()
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    key(dialog, 'ArrowRight')
    key(dialog, 'a')
    document.removeEventListener('keydown', heard)
    expect(heard.mock.calls.map(([event]) => event.key)).toEqual(['a'])
  })

  it('closes by Escape, gives the focus to the slide in sight and the address back [GALLERY-04] [GALLERY-06]', async () => {
    const { dialog, address } = await openSecond()
    key(dialog, 'ArrowRight')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([address.hash, address.entries]).toEqual(['', []])
    expect(document.querySelector('.pk-gallery__slide[data-current]')?.getAttribute('aria-label')).toBe('Фото 3 из 3')
  })

  it('closes when the visitor goes back', async () => {
    const { goBack, settle } = await openSecond()
    act(() => goBack())
    await settle()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('opens by the address of the page [GALLERY-03]', async () => {
    const { settle } = show({ name: 'фото' }, { script: ({ visitHash }) => visitHash('#фото-3') })
    await settle()
    expect(large(await viewer()).getAttribute('src')).toBe('/large/3.webp')
  })

  it('has a slideshow that is active or paused [GALLERY-07], and pauses for an enlarged picture', async () => {
    const { dialog, advance } = await openSecond()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Запустить слайд-шоу' }))
    await advance(3_000)
    expect(large(dialog).getAttribute('src')).toBe('/large/3.webp')
    const image = large(dialog)
    fireEvent.load(image)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Увеличить' }))
    expect(await within(dialog).findByRole('button', { name: 'Показать целиком' })).toBeTruthy()
    await advance(9_000)
    expect(large(dialog).getAttribute('src')).toBe('/large/3.webp')
    expect(within(dialog).getByRole('button', { name: 'Запустить слайд-шоу' })).toBeTruthy()
  })

  it('lets the slideshow wait under a mouse and the keyboard, but not on its own button [A11Y-06]', async () => {
    const { dialog, advance } = await openSecond()
    const button = (name: string) => within(dialog).getByRole('button', { name })
    const over = (element: Element, pointerType = 'mouse') => fireEvent.pointerOver(element, { pointerType })
    const shown = () => large(dialog).getAttribute('src')
    over(button('Запустить слайд-шоу'))
    fireEvent.click(button('Запустить слайд-шоу'))
    await advance(3_000)
    expect(shown()).toBe('/large/3.webp')
    over(large(dialog))
    await advance(30_000)
    expect(shown()).toBe('/large/3.webp')
    expect(button('Остановить слайд-шоу')).toBeTruthy()
    over(dialog.querySelector('.pk-lightbox__stage') ?? expect.unreachable())
    await advance(3_000)
    expect(shown()).toBe('/large/1.webp')
    over(large(dialog), 'touch')
    const next = button('Следующее фото')
    vi.spyOn(next, 'matches').mockImplementation((selector) => selector === ':focus-visible')
    act(() => next.focus())
    await advance(30_000)
    expect(shown()).toBe('/large/1.webp')
    act(() => button('Остановить слайд-шоу').focus())
    await advance(3_000)
    expect(shown()).toBe('/large/2.webp')
  })

  it('shows and hides its small pictures [GALLERY-08]', async () => {
    const { dialog, address } = await openSecond()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Показать миниатюры' }))
    const panel = await within(dialog).findByRole('group', { name: 'Миниатюры' })
    fireEvent.click(within(panel).getByRole('button', { name: 'Фото 1 из 3' }))
    await waitFor(() => expect(address.hash).toBe('#photo-1'))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Скрыть миниатюры' }))
    await waitFor(() => expect(within(dialog).queryByRole('group', { name: 'Миниатюры' })).toBeNull())
  })

  it('keeps the small picture of its slide in sight, also where scrolling returns a promise [GALLERY-08]', async () => {
    const scrolled: (string | null)[] = []
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.getAttribute('aria-label'))
      return Promise.resolve()
    })
    const { dialog } = await openSecond()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Показать миниатюры' }))
    await within(dialog).findByRole('group', { name: 'Миниатюры' })
    for (const src of ['/large/3.webp', '/large/1.webp']) {
      key(dialog, 'ArrowRight')
      await waitFor(() => expect(large(dialog).getAttribute('src')).toBe(src))
    }
    scroll.mockRestore()
    expect(scrolled).toEqual(['Фото 2 из 3', 'Фото 3 из 3', 'Фото 1 из 3'])
  })

  it('goes onto the whole screen and back, by button and F [GALLERY-09]', async () => {
    let element: Element | null = null
    const change = (next: Element | null) => {
      element = next
      document.dispatchEvent(new Event('fullscreenchange'))
      return Promise.resolve()
    }
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => element })
    Object.assign(document, { exitFullscreen: () => change(null) })
    Object.assign(HTMLElement.prototype, {
      requestFullscreen(this: HTMLElement) {
        return change(this)
      },
    })
    const { dialog } = await openSecond()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Во весь экран' }))
    expect(await within(dialog).findByRole('button', { name: 'Выйти из полноэкранного режима' })).toBeTruthy()
    // The dialog itself may not, by the standard.
    expect(element).toBe(dialog.querySelector('.pk-lightbox__screen'))
    key(dialog, 'f')
    expect(await within(dialog).findByRole('button', { name: 'Во весь экран' })).toBeTruthy()
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false })
  })

  it('is idle after 3 s, and awake when something moves [GALLERY-13]', async () => {
    const { dialog, advance } = await openSecond()
    const screenOf = dialog.querySelector<HTMLElement>('.pk-lightbox__screen') ?? expect.unreachable()
    await advance(3_000)
    expect(screenOf.dataset['idle']).toBe('')
    fireEvent.pointerMove(screenOf)
    await waitFor(() => expect(screenOf.dataset['idle']).toBeUndefined())
    fireEvent.pointerMove(within(dialog).getByRole('button', { name: 'Увеличить' }))
    await advance(60_000)
    expect(screenOf.dataset['idle']).toBeUndefined()
  })

  it.each([
    ['ru', 'The requested content cannot be loaded. Please try again later.'],
    ['de-AT', 'Die angeforderten Daten konnten nicht geladen werden. Bitte versuchen Sie es später nochmal.'],
  ])(
    'says that a picture cannot be loaded, and tries again [GALLERY-10] [GALLERY-11] (%s)',
    async (language, words) => {
      document.documentElement.lang = language
      const { dialog } = await openSecond()
      fireEvent.error(large(dialog))
      expect((await within(dialog).findByRole('alert')).textContent).toContain(words)
      fireEvent.click(within(dialog).getByRole('button', { name: 'Повторить' }))
      await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull())
      expect(large(dialog).getAttribute('src')).toBe('/large/2.webp')
    },
  )
})
