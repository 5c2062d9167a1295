import { parseCompetitor, readProductCompetitors, saveProductCompetitors } from '@prilavok/contracts/admin'
import { safeLink } from '@prilavok/core'
import { Button } from '@prilavok/ui/button'
import { useState } from 'react'
import { useStaff, useLabels, useReader } from '../kit/staff/staff-context'
import { messageOf } from '../kit/client/failures'
import { dateText } from '../kit/values/format'
import { CheckCell, NumberCell, SelectCell, TextCell } from '../kit/parts/cells'
import { ListPartTab } from '../kit/parts/list-part-tab'
import type { Item, ListPart } from '../kit/parts/list-part.types'
import { PartTable } from '../kit/parts/part-table'
import { CompetitorAdder } from './competitor-adder'
import { competitorKey, competitorShape, isAddress, newCompetitor, parsedFields } from './competitors'
import { numberAt, textAt, useProductPart, productLabels, type ProductTabProps } from './product-part'
import './product.css'

const nameOf = (key: string, item: Item) => textAt(item, 'competitorName') ?? textAt(item, 'url') ?? key

/** What other shops ask for the product; an offer is read by the address of its page. */
export function CompetitorsTab({ id, isReadOnly }: ProductTabProps) {
  const words = useLabels(productLabels)
  const source = useProductPart(id, {
    read: readProductCompetitors,
    save: saveProductCompetitors,
    shape: competitorShape,
    hasIdInPath: true,
  })
  return (
    <ListPartTab
      name={`product:${id}:competitors`}
      source={source}
      shape={competitorShape}
      isReadOnly={isReadOnly}
      titleOf={nameOf}
      problemsOf={(items) =>
        items.flatMap(([key, item]) =>
          textAt(item, 'competitorName') === null ? [words.competitorNeedsName(textAt(item, 'url') ?? key)] : [],
        )
      }
    >
      {(part) => <Competitors part={part} productId={id} />}
    </ListPartTab>
  )
}

function Competitors({ part, productId }: { readonly part: ListPart; readonly productId: string }) {
  const { client, notify } = useStaff()
  const reader = useReader()
  const common = useLabels('staff')
  const words = useLabels(productLabels)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const { items, isReadOnly, change, errorOf } = part

  const parse = async (address: string): Promise<Item | null> => {
    try {
      const result = await client.call(
        parseCompetitor,
        { body: { url: address, productId } },
        { isQuiet: true, timeoutMs: 60_000 },
      )
      for (const warning of result.warnings) notify({ text: warning })
      return parsedFields(result)
    } catch (thrown) {
      setError(`${words.parseFailed}. ${messageOf(thrown)}`)
      return null
    }
  }
  const isGood = (address: string) => {
    setError(isAddress(address) ? null : words.badAddress)
    return isAddress(address)
  }
  const add = (address: string, fields: Item) => {
    const known = items.find(([, item]) => textAt(item, 'url') === address)
    if (known === undefined) part.add(competitorKey({ url: address }), { ...newCompetitor(address), ...fields })
    else change(known[0], fields)
  }
  const addUnparsed = (address: string) => {
    if (!isGood(address)) return false
    add(address, {})
    return true
  }
  const addParsed = async (address: string) => {
    if (!isGood(address) || busy !== null) return false
    setBusy('')
    const fields = await parse(address)
    setBusy(null)
    if (fields !== null) add(address, fields)
    return fields !== null
  }
  const parseAgain = async (key: string, item: Item) => {
    setBusy(key)
    const fields = await parse(textAt(item, 'url') ?? '')
    setBusy(null)
    if (fields !== null) change(key, fields)
  }
  const cellFor = (key: string, item: Item, field: string, name: string) => ({
    label: `${name}: ${nameOf(key, item)}`,
    isReadOnly,
    error: errorOf(key, field),
  })

  return (
    <>
      {!isReadOnly && <CompetitorAdder error={error} isBusy={busy === ''} onParse={addParsed} onAdd={addUnparsed} />}
      {items.length === 0 ? (
        <p className="pk-staff-empty">{words.noCompetitors}</p>
      ) : (
        <PartTable
          part={part}
          label={words.competitors}
          titleOf={nameOf}
          actionsWidth={isReadOnly ? '0px' : '128px'}
          rowActions={(key, item) =>
            isReadOnly ? null : (
              <Button size="small" variant="quiet" busy={busy === key} onClick={() => void parseAgain(key, item)}>
                {words.parseAgain}
              </Button>
            )
          }
          columns={[
            {
              key: 'competitorName',
              name: words.competitor,
              width: 'minmax(130px, 1fr)',
              cell: (key, item) => (
                <TextCell
                  {...cellFor(key, item, 'competitorName', words.competitor)}
                  value={textAt(item, 'competitorName')}
                  max={100}
                  onChange={(competitorName) => change(key, { competitorName: competitorName ?? '' })}
                />
              ),
            },
            {
              key: 'name',
              name: words.competitorProduct,
              width: 'minmax(180px, 2fr)',
              cell: (key, item) => {
                const address = safeLink(textAt(item, 'url'), location.origin)
                const title = textAt(item, 'name') ?? textAt(item, 'url')
                const failed = textAt(item, 'lastError')
                return (
                  <span className="pk-staff-pair">
                    {address === null ? (
                      title
                    ) : (
                      <a href={address} target="_blank" rel="noopener noreferrer">
                        {title}
                      </a>
                    )}
                    {failed !== null && <span className="pk-staff-field__error">{failed}</span>}
                  </span>
                )
              },
            },
            {
              key: 'price',
              name: words.price,
              width: '104px',
              isEnd: true,
              cell: (key, item) => (
                <NumberCell
                  {...cellFor(key, item, 'price', words.price)}
                  value={numberAt(item, 'price')}
                  onChange={(price) => change(key, { price })}
                />
              ),
            },
            {
              key: 'deliveryCost',
              name: words.deliveryCost,
              width: '104px',
              isEnd: true,
              cell: (key, item) => (
                <NumberCell
                  {...cellFor(key, item, 'deliveryCost', words.deliveryCost)}
                  value={numberAt(item, 'deliveryCost')}
                  onChange={(deliveryCost) => change(key, { deliveryCost })}
                />
              ),
            },
            {
              key: 'isAvailable',
              name: words.isAvailable,
              width: '88px',
              cell: (key, item) => (
                <SelectCell
                  {...cellFor(key, item, 'isAvailable', words.isAvailable)}
                  value={typeof item['isAvailable'] === 'boolean' ? String(item['isAvailable']) : ''}
                  options={[
                    ['', '—'],
                    ['true', common.yes],
                    ['false', common.no],
                  ]}
                  onChange={(value) => change(key, { isAvailable: value === '' ? null : value === 'true' })}
                />
              ),
            },
            {
              key: 'isActive',
              name: words.isActive,
              width: '88px',
              cell: (key, item) => (
                <CheckCell
                  {...cellFor(key, item, 'isActive', words.isActive)}
                  value={item['isActive'] === true}
                  words={common}
                  onChange={(isActive) => change(key, { isActive })}
                />
              ),
            },
            {
              key: 'checked',
              name: words.lastChecked,
              width: '132px',
              cell: (_, item) => dateText(textAt(item, 'lastCheckedOn') ?? '', reader, true),
            },
          ]}
        />
      )}
    </>
  )
}
