import { loadSampleFeature } from '@prilavok/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showInShop } from '../testing/show-in-shop'
import { SampleFeaturePanel } from './sample-feature-panel'

describe('the panel of sample-feature', () => {
  it('lists what the server has', async () => {
    const { settle } = showInShop(<SampleFeaturePanel />, {
      script: ({ respond }) => respond(loadSampleFeature, { items: [{ id: '7', name: 'Клей' }] }),
    })
    await settle()
    expect(screen.getByText('Клей')).toBeTruthy()
  })

  it('says that there is nothing', async () => {
    const { settle } = showInShop(<SampleFeaturePanel />, {
      script: ({ respond }) => respond(loadSampleFeature, { items: [] }),
    })
    await settle()
    expect(screen.getByText('Здесь пока ничего нет')).toBeTruthy()
  })

  it('tries again after a failure', async () => {
    const { settle } = showInShop(<SampleFeaturePanel />, {
      script({ refuse, respond }) {
        refuse(loadSampleFeature, {})
        respond(loadSampleFeature, { items: [{ id: '7', name: 'Клей' }] })
      },
    })
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await settle()
    expect(screen.getByText('Клей')).toBeTruthy()
    expect(screen.queryByText('Не удалось загрузить')).toBeNull()
  })
})
