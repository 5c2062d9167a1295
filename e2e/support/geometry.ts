import type { Page } from '@playwright/test'

/** Things to press that are smaller than 24 by 24 px (WCAG 2.2, 2.5.8); links within a sentence may be. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SMALLEST = 24
    const inSentence = (element: Element) => element.matches('a') && getComputedStyle(element).display === 'inline'
    const target = (element: Element) =>
      element.matches('input[type=radio], input[type=checkbox]') ? (element.closest('label') ?? element) : element
    return [
      ...document.querySelectorAll('.pk-root :is(button, a[href], input, select, textarea, summary, [role=option])'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !inSentence(element) &&
          element.closest('.pk-visually-hidden') === null,
      )
      .flatMap((element) => {
        const { width, height } = target(element).getBoundingClientRect()
        return width + 0.5 < SMALLEST || height + 0.5 < SMALLEST
          ? [`${element.className || element.tagName} ${Math.round(width)}×${Math.round(height)}`]
          : []
      })
  })

/** What stands out of the page sideways (WCAG 1.4.10): the page itself, or a widget's part that is cut off. */
export const outOfPage = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wider = document.documentElement.scrollWidth - innerWidth
    const cut = [
      ...document.querySelectorAll('.pk-root :is(p, span, b, h1, h2, h3, dd, dt, li, button, a, label, legend)'),
    ].filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return (
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis' &&
        element.closest('.pk-visually-hidden') === null &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1
      )
    })
    return [
      ...(wider > 0 ? [`the page is ${wider} px too wide`] : []),
      ...cut.map((element) => `${element.className} is cut off`),
    ]
  })

/** Sums whose sign has gone to the next line without them. */
export const tornSums = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const torn: string[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      const range = document.createRange()
      const lineOf = (index: number) => (
        range.setStart(node, index),
        range.setEnd(node, index + 1),
        range.getBoundingClientRect().top
      )
      const broken = [...text.matchAll(/\d(\s+)₽/g)].some(
        ({ index, 1: space = '' }) => Math.abs(lineOf(index) - lineOf(index + 1 + space.length)) > 4,
      )
      if (broken && node.parentElement?.closest('.pk-root') != null) torn.push(text)
    }
    return torn
  })
