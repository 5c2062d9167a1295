/** Russian words of the gallery on a page. */
export const galleryRu = {
  /** What the gallery is called by screen readers. */
  region: 'Фотографии товара',
  carousel: 'карусель',
  slide: (slide: number, count: number): string => `Фото ${slide} из ${count}`,
  /** Said after what the picture shows. */
  open: 'Открыть крупно',
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  thumbnails: 'Все фото',
}

/** The words of the gallery that a page may replace. */
export type GalleryLabels = typeof galleryRu

/** Russian words of the lightbox. */
export const lightboxRu = {
  viewer: 'Просмотр фотографий',
  carousel: 'карусель',
  slide: (slide: number, count: number): string => `Фото ${slide} из ${count}`,
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  close: 'Закрыть просмотр',
  zoomIn: 'Увеличить',
  zoomOut: 'Показать целиком',
  play: 'Запустить слайд-шоу',
  pause: 'Остановить слайд-шоу',
  showThumbnails: 'Показать миниатюры',
  hideThumbnails: 'Скрыть миниатюры',
  fullscreen: 'Во весь экран',
  window: 'Выйти из полноэкранного режима',
  thumbnails: 'Миниатюры',
  /** A picture could not be loaded; `language` is that of the page. Source: GALLERY-10, GALLERY-11. */
  failed: (language: string): string =>
    /^de\b/i.test(language)
      ? 'Die angeforderten Daten konnten nicht geladen werden. Bitte versuchen Sie es später nochmal.'
      : 'The requested content cannot be loaded. Please try again later.',
  retry: 'Повторить',
}

/** The words of the lightbox that a page may replace. */
export type LightboxLabels = typeof lightboxRu
