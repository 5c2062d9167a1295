/** Russian words of the editor of texts. */
export const htmlEditorRu = {
  bar: (field: string): string => `Оформление: ${field}`,
  signs: { bold: 'Ж', italic: 'К', underline: 'Ч' },
  block: 'Вид абзаца',
  blocks: { paragraph: 'Абзац', h2: 'Заголовок 2', h3: 'Заголовок 3', h4: 'Заголовок 4' },
  bold: 'Полужирный (Ctrl+B)',
  italic: 'Курсив (Ctrl+I)',
  underline: 'Подчёркнутый (Ctrl+U)',
  strike: 'Зачёркнутый',
  bulletList: 'Список',
  numberedList: 'Нумерованный список',
  quote: 'Цитата',
  undo: 'Отменить правку (Ctrl+Z)',
  redo: 'Вернуть правку (Ctrl+Y)',
  link: 'Ссылка',
  address: 'Адрес ссылки',
  addressHint: 'Например /delivery/ или https://example.com',
  apply: 'Готово',
  unlink: 'Убрать ссылку',
  badAddress: 'Адрес начинается с https://, mailto:, tel: или с косой черты',
  text: 'Текст',
  markup: 'HTML',
  onlyMarkup:
    'В тексте есть таблица или другая разметка, которую редактор упростил бы. Её можно править только как HTML.',
  preview: 'Как увидит покупатель',
}

/** The words of the editor of texts in one language. */
export type HtmlEditorLabels = typeof htmlEditorRu
