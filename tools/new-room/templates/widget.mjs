/** The room in widgets: a panel with labels, style and mount. */
export const widgetFiles = ({ name, camel, pascal, title }) => ({
  [`packages/widgets/src/${name}/${name}-panel.tsx`]: `import { use${pascal} } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { useLabels } from '../lib/labels'
import './${name}-panel.css'
import { ${camel}PanelRu, type ${pascal}PanelLabels } from './${name}-panel.labels'

export interface ${pascal}PanelProps {
  readonly labels?: Partial<${pascal}PanelLabels> | undefined
}

/** The entries of the visitor, with a way to try again. */
export function ${pascal}Panel({ labels }: ${pascal}PanelProps) {
  const { status, entries, load } = use${pascal}()
  const text = useLabels('${camel}Panel', ${camel}PanelRu, labels)
  return (
    <section className="pk-${name}-panel" aria-label={text.title} aria-busy={status === 'loading'}>
      <h2 className="pk-${name}-panel__title">{text.title}</h2>
      {status === 'failed' && (
        <Notice tone="danger" action={<Button size="small" onClick={load}>{text.retry}</Button>}>
          {text.failed}
        </Notice>
      )}
      {status === 'ready' && entries.length === 0 && <p className="pk-${name}-panel__empty">{text.empty}</p>}
      <ul className="pk-${name}-panel__list">
        {entries.map((entry) => (
          <li key={entry.id}>{entry.name}</li>
        ))}
      </ul>
    </section>
  )
}
`,
  [`packages/widgets/src/${name}/${name}-panel.labels.ts`]: `export const ${camel}PanelRu = {
  title: '${title.ru}',
  empty: 'Здесь пока ничего нет',
  failed: 'Не удалось загрузить',
  retry: 'Повторить',
}

export type ${pascal}PanelLabels = typeof ${camel}PanelRu
`,
  [`packages/widgets/src/${name}/${name}-panel.labels.en.ts`]: `import type { ${pascal}PanelLabels } from './${name}-panel.labels'

export const ${camel}PanelEn: ${pascal}PanelLabels = {
  title: '${title.en}',
  empty: 'Nothing here yet',
  failed: 'Could not be loaded',
  retry: 'Try again',
}
`,
  [`packages/widgets/src/${name}/${name}-panel.css`]: `.pk-${name}-panel {
  display: grid;
  gap: 12px;
}

.pk-${name}-panel__title {
  font-size: var(--_large);
}

.pk-${name}-panel__empty {
  color: var(--_muted);
}

.pk-${name}-panel__list {
  display: grid;
  gap: 8px;
}
`,
  [`packages/widgets/src/${name}/${name}.mounts.ts`]: `import { defineMount } from '../lib/define-mount'

/** The entries of the visitor. */
export const ${camel}PanelMount = defineMount({
  name: '${name}-panel',
  readProps: () => ({ props: {} }),
  load: () => import('./${name}-panel').then(({ ${pascal}Panel }) => ${pascal}Panel),
})
`,
  [`packages/widgets/src/${name}/${name}-panel.test.tsx`]: `import { load${pascal} } from '@prilavok/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showInShop } from '../testing/show-in-shop'
import { ${pascal}Panel } from './${name}-panel'

describe('the panel of ${name}', () => {
  it('lists what the server has', async () => {
    const { settle } = showInShop(<${pascal}Panel />, { script: ({ answer }) => answer(load${pascal}, { items: [{ id: '7', name: 'Клей' }] }) })
    await settle()
    expect(screen.getByText('Клей')).toBeTruthy()
  })

  it('says that there is nothing', async () => {
    const { settle } = showInShop(<${pascal}Panel />, { script: ({ answer }) => answer(load${pascal}, { items: [] }) })
    await settle()
    expect(screen.getByText('Здесь пока ничего нет')).toBeTruthy()
  })

  it('tries again after a failure', async () => {
    const { settle } = showInShop(<${pascal}Panel />, {
      script({ refuse, answer }) {
        refuse(load${pascal}, {})
        answer(load${pascal}, { items: [{ id: '7', name: 'Клей' }] })
      },
    })
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await settle()
    expect(screen.getByText('Клей')).toBeTruthy()
    expect(screen.queryByText('Не удалось загрузить')).toBeNull()
  })
})
`,
})
