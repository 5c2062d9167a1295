export {}

/** The least that a gallery needs: a dialog, arrows, the hash, the pictures beside, a swipe, a slideshow, the text of a failure. */
const gallery = document.querySelector<HTMLElement>('[data-gallery]')
const links = [...(gallery?.querySelectorAll('a') ?? [])]
let dialog: HTMLDialogElement | null = null
let image: HTMLImageElement | null = null
let caption: HTMLElement | null = null
let slide = 0
let show = 0

function turn(to: number): void {
  slide = (to + links.length) % links.length
  if (image === null || caption === null) return
  image.src = links[slide]?.href ?? ''
  caption.textContent = `${slide + 1} / ${links.length}`
  history.replaceState(null, '', `#photo-${slide + 1}`)
  for (const beside of [slide + 1, slide - 1])
    new Image().src = links[(beside + links.length) % links.length]?.href ?? ''
}

function make(): HTMLDialogElement {
  const made = document.createElement('dialog')
  made.className = 'lb'
  made.innerHTML =
    '<img alt=""><p></p><button data-by="-1">‹</button><button data-by="1">›</button><button data-play>▶</button><button data-close>×</button>'
  image = made.querySelector('img')
  caption = made.querySelector('p')
  image?.addEventListener('error', () => {
    if (caption !== null) caption.textContent = 'The requested content cannot be loaded. Please try again later.'
  })
  made.addEventListener('click', ({ target }) => {
    const { dataset } = target as HTMLElement
    if (dataset['by'] !== undefined) turn(slide + Number(dataset['by']))
    if (dataset['close'] !== undefined || target === made) made.close()
    if (dataset['play'] === undefined) return
    clearInterval(show)
    show = show === 0 ? window.setInterval(() => turn(slide + 1), 3_000) : 0
  })
  made.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') turn(slide + 1)
    if (key === 'ArrowLeft') turn(slide - 1)
  })
  let from = 0
  made.addEventListener('pointerdown', ({ clientX }) => (from = clientX))
  made.addEventListener('pointerup', ({ clientX }) => {
    if (Math.abs(clientX - from) >= 50) turn(slide - Math.sign(clientX - from))
  })
  made.addEventListener('close', () => {
    clearInterval(show)
    show = 0
    history.replaceState(null, '', location.pathname + location.search)
  })
  document.body.append(made)
  return made
}

gallery?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a')
  if (link === null) return
  event.preventDefault()
  dialog ??= make()
  dialog.showModal()
  turn(links.indexOf(link))
})
gallery?.setAttribute('data-ready-gallery', '')
