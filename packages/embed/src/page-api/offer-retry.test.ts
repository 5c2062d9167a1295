import type { Mount } from '@prilavok/widgets/mounts'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { eventually, startOnPage } from '../testing/start-on-page'
import { LOAD_RETRY_MS } from '@prilavok/core'
import { offerRetry } from './offer-retry'

it('[SAFE-18] a widget that could not be loaded shows an error, tries again when asked, and the others work', async () => {
  const load = vi.fn<Mount['load']>().mockRejectedValue(new Error('blocked'))
  const widgets: readonly Mount[] = [
    { name: 'blocked', attributes: [], readProps: () => ({ props: {} }), load },
    {
      name: 'other',
      attributes: [],
      readProps: () => ({ props: {} }),
      load: async () => () => createElement('p', null, 'Работает'),
    },
  ]
  const { mounter, events, advance } = startOnPage(
    '<div data-prilavok="blocked"><a href="/x">Без скрипта</a></div><div data-prilavok="other"></div>',
    { widgets },
  )
  offerRetry({ on: events.on, retry: mounter.mount })
  const [element, other] = document.querySelectorAll('[data-prilavok]')
  await eventually(() => expect(other?.textContent).toBe('Работает'))
  await eventually(() => expect(load).toHaveBeenCalledTimes(1))
  for (const pause of LOAD_RETRY_MS) await advance(pause)
  await eventually(() =>
    expect(element?.querySelector('[role=alert]')?.textContent).toBe('Этот блок не загрузился. Повторить'),
  )
  // A long placeholder must not hide the message below itself.
  expect(element?.textContent).toBe('Этот блок не загрузился. Повторить' + 'Без скрипта')

  load.mockResolvedValue(() => createElement('p', null, 'Загружено'))
  element?.querySelector('button')?.click()
  await eventually(() => expect(element?.textContent).toBe('Загружено'))
})

it('[SAFE-18] a widget that fails a second time offers to reload the page: some browsers never request a module again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const load = vi.fn<Mount['load']>().mockRejectedValue(new Error('blocked'))
  const { mounter, events, advance } = startOnPage('<div data-prilavok="blocked"></div>', {
    widgets: [{ name: 'blocked', attributes: [], readProps: () => ({ props: {} }), load }],
  })
  offerRetry({ on: events.on, retry: mounter.mount })
  const button = () => document.querySelector<HTMLButtonElement>('[data-prilavok=blocked] [role=alert] button')
  const failsAgain = async (times: number) => {
    await eventually(() => expect(load).toHaveBeenCalledTimes(times))
    for (const pause of LOAD_RETRY_MS) await advance(pause)
  }
  await failsAgain(1)
  await eventually(() => expect(button()?.textContent).toBe('Повторить'))
  button()?.click()
  await failsAgain(4)
  await eventually(() => expect(button()?.textContent).toBe('Обновить страницу'))
  button()?.click()
  expect(reload).toHaveBeenCalledOnce()
  expect(button()).not.toBeNull()
})
