import { suggestProviderProducts } from '@prilavok/contracts/admin'
import { useQuery } from '@tanstack/react-query'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { useRested } from '../kit/lib/use-rested'
import { productLabels } from './product-part'

interface SupplierSuggestionsProps {
  readonly productId: string
  readonly providerName: string
  readonly article: string
}

/** The products that an offer of a supplier may be: shown while somebody types, before the offer is linked with the wrong one. */
export function SupplierSuggestions({ productId, providerName, article }: SupplierSuggestionsProps) {
  const { client, links } = useStaff()
  const words = useLabels(productLabels)
  const body = { providerName: useRested(providerName.trim()), article: useRested(article.trim()) }
  const found = useQuery({
    queryKey: ['supplier-suggest', body],
    queryFn: ({ signal }) => client.call(suggestProviderProducts, { body }, { signal, isQuiet: true }),
    enabled: body.article !== '',
  })
  if (body.article === '' || found.data === undefined) return null
  const others = found.data.items.filter(({ id }) => id !== productId)
  return (
    <div role="status">
      {others.length === 0 ? (
        <p className="pk-staff-note">{words.noOtherProducts}</p>
      ) : (
        <>
          <p>{words.otherProducts}</p>
          <ul className="pk-staff-suggestions">
            {others.map(({ id, name, article: own }) => (
              <li key={id}>
                <a href={links.record('product', id)} target="_blank" rel="noopener">
                  {name}
                </a>{' '}
                <span className="pk-staff-note">{own}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
