/** The room in react: one hook. */
export const reactFiles = ({ name, camel, pascal }) => ({
  [`packages/react/src/${name}/use-${name}.ts`]: `import { ${camel}Feature, type ${pascal}, type ${pascal}State } from '@prilavok/core/${name}'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

export interface Use${pascal} extends ${pascal}State, Omit<${pascal}, 'state'> {}

/** The entries of the visitor; asked for when the first component wants them. */
export function use${pascal}(): Use${pascal} {
  const { state: store, ...actions } = useShop().use(${camel}Feature)
  const { load } = actions
  useEffect(() => {
    if (store.getState().status === 'idle') void load()
  }, [store, load])
  return { ...useStore(store), ...actions }
}
`,
})
