import { comparedRows, type ComparedRow } from '@prilavok/core/comparison'
import { Button } from '@prilavok/ui/button'
import { Checkbox } from '@prilavok/ui/checkbox'
import { VisuallyHidden } from '@prilavok/ui/live-region'
import { Fragment, useState } from 'react'
import { CompareProduct, type Column } from './compare-product'
import './compare-table.css'
import type { ComparePageLabels } from './comparison.labels'

interface CompareTableProps {
  readonly products: readonly Column[]
  readonly text: ComparePageLabels
  readonly onRemove: (product: Column, index: number) => void
  readonly onClear: () => void
}

/** What every product has, before its own characteristics. */
function factsOf(products: readonly Column[], text: ComparePageLabels): readonly ComparedRow[] {
  const row = (name: string, values: readonly (string | null)[]): ComparedRow => ({
    group: null,
    name,
    values,
    differs: new Set(values).size > 1,
  })
  const makers = products.map(({ manufacturer }) => manufacturer?.name ?? null)
  return [
    row(
      text.stock,
      products.map(({ available }) => (available ? text.inStock : text.soldOut)),
    ),
    row(
      text.rating,
      products.map(({ rating, reviewCount }) => (rating === null ? null : text.score(rating, reviewCount))),
    ),
    row(text.manufacturer, makers),
  ].filter(({ values }) => values.some((value) => value !== null))
}

/** The characteristics of products of one category side by side; their names stay in sight while the products are scrolled. */
export function CompareTable({ products, text, onRemove, onClear }: CompareTableProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const isAlone = products.length < 2
  const specs = comparedRows(products)
  const named = new Set(specs.map(({ name }) => name))
  const all = [...factsOf(products, text).filter(({ name }) => !named.has(name)), ...specs]
  const rows = onlyDifferences && !isAlone ? all.filter(({ differs }) => differs) : all
  return (
    <>
      <div className="pk-compare-table__bar">
        <Checkbox
          checked={onlyDifferences && !isAlone}
          disabled={isAlone}
          help={isAlone ? text.oneProduct : undefined}
          onChange={setOnlyDifferences}
        >
          {text.onlyDifferences}
        </Checkbox>
        <Button variant="quiet" onClick={onClear}>
          {text.clear}
        </Button>
      </div>
      {/* It scrolls sideways: with a place in the order of the keyboard, arrow keys scroll it too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div className="pk-compare-table__scroll" role="region" tabIndex={0} aria-label={text.region}>
        <table className="pk-compare-table">
          <thead>
            <tr>
              <td className="pk-compare-table__corner">
                <VisuallyHidden>{text.spec}</VisuallyHidden>
              </td>
              {products.map((product, index) => (
                <th key={product.id} className="pk-compare-table__product" scope="col">
                  <CompareProduct product={product} text={text} onRemove={() => onRemove(product, index)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Fragment key={`${row.group} ${row.name}`}>
                {row.group !== null && row.group !== rows[index - 1]?.group && (
                  <tr>
                    <th className="pk-compare-table__group" scope="colgroup" colSpan={products.length + 1}>
                      <span>{row.group}</span>
                    </th>
                  </tr>
                )}
                <Row row={row} products={products} text={text} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && (
        <p className="pk-compare-table__none">{all.length === 0 ? text.noSpecs : text.noDifferences}</p>
      )}
    </>
  )
}

interface RowProps extends Pick<CompareTableProps, 'products' | 'text'> {
  readonly row: ComparedRow
}

const Row = ({ row: { name, values, differs }, products, text }: RowProps) => (
  <tr className="pk-compare-table__row" data-differs={differs && products.length > 1 ? '' : undefined}>
    <th className="pk-compare-table__name" scope="row">
      {name}
    </th>
    {products.map(({ id }, index) => (
      <td key={id} className="pk-compare-table__value">
        {values[index] ?? (
          <>
            <span aria-hidden="true">{text.none}</span>
            <VisuallyHidden>{text.noValue}</VisuallyHidden>
          </>
        )}
      </td>
    ))}
  </tr>
)
