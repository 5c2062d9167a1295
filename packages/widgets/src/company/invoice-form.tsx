import { doubtfulCompanyFields, isSoleTrader, ofBank, ofCompany, type CompanyField } from '@prilavok/core/company'
import { companyKeyText, type CompanyKey, type SuggestionOf } from '@prilavok/core/suggestions'
import { useCheckoutField, useCompany } from '@prilavok/react'
import { TextField } from '@prilavok/ui/text-field'
import { useState } from 'react'
import { useLabels } from '../lib/labels'
import { SuggestField } from '../lib/suggest-field'
import './invoice-form.css'
import { invoiceFormRu, type InvoiceFormLabels } from './company.labels'

export interface InvoiceFormProps {
  readonly labels?: Partial<InvoiceFormLabels> | undefined
}

const ANCHOR = 'invoice-data-anchor'
const LONGEST_NAME = 300
/** Room for a number with spaces between its groups, and for a slip: a wrong length warns and must not be cut off unseen. */
const LONGEST_NUMBER = 40

/** Whom the invoice is made out to, where that way to pay is chosen. Source: INVOICE-02 to INVOICE-05. */
export function InvoiceForm({ labels }: InvoiceFormProps) {
  const company = useCompany()
  const text = useLabels('invoiceForm', invoiceFormRu, labels)
  const field = useInvoiceField(text)

  const byKey = (key: CompanyKey) => ({
    of: 'company' as const,
    textOf: (found: SuggestionOf['company']) => found[key] ?? found.companyName,
    rowOf: (found: SuggestionOf['company']) => (
      <Suggestion name={found.companyName} more={[companyKeyText(found, key), found.address ?? '']} />
    ),
    onChoose: (found: SuggestionOf['company']) => company.fill(ofCompany(found)),
  })
  return (
    <section className="pk-invoice-form" id={ANCHOR} aria-labelledby={`${ANCHOR}-title`}>
      <h3 className="pk-invoice-form__title" id={`${ANCHOR}-title`}>
        {text.heading}
      </h3>
      <div className="pk-invoice-form__fields pk-fields">
        <SuggestField
          {...byKey('companyName')}
          {...field('companyName', text.help)}
          autoComplete="organization"
          maxLength={LONGEST_NAME}
        />
        <SuggestField {...byKey('inn')} {...field('inn')} inputMode="numeric" />
        <SuggestField {...byKey('kpp')} {...field('kpp', isSoleTrader(company) ? text.kppOfTrader : undefined)} />
        <SuggestField {...byKey('ogrn')} {...field('ogrn')} inputMode="numeric" />
        <SuggestField
          {...field('bic')}
          of="bank"
          inputMode="numeric"
          textOf={({ bic }) => bic}
          rowOf={(bank) => <Suggestion name={bank.shortName} more={[bank.bic, bank.city ?? '']} />}
          onChoose={(bank) => company.fill(ofBank(bank))}
        />
        <TextField {...field('bankAccount')} inputMode="numeric" />
        <TextField {...field('corAccount')} inputMode="numeric" />
      </div>
    </section>
  )
}

/** What every field of the form has: id, label, value, what is wrong with it and what looks wrong. */
function useInvoiceField(text: InvoiceFormLabels) {
  const company = useCompany()
  // An incomplete number is always wrong, so typing shows no warning.
  const [inUse, setInUse] = useState<CompanyField | null>(null)
  const doubtful = doubtfulCompanyFields(company)
  const checks = {
    companyName: useCheckoutField('company.companyName'),
    inn: useCheckoutField('company.inn'),
    kpp: useCheckoutField('company.kpp'),
    ogrn: useCheckoutField('company.ogrn'),
    bic: useCheckoutField('company.bic'),
    bankAccount: useCheckoutField('company.bankAccount'),
    corAccount: useCheckoutField('company.corAccount'),
  }
  return (name: CompanyField, help?: string) => {
    const { id, error, left } = checks[name]
    const doubt = name !== 'companyName' && name !== inUse && doubtful.includes(name) && (
      <span className="pk-invoice-form__doubt">{text[`${name}Doubt`]}</span>
    )
    return {
      id,
      label: text[name],
      value: company[name],
      error: error(text[`${name}Error`]),
      help: doubt || help,
      autoComplete: 'off',
      spellCheck: false,
      maxLength: LONGEST_NUMBER,
      onInput: (value: string) => company.edit(name, value),
      onFocus: () => setInUse(name),
      onBlur: () => {
        setInUse(null)
        company.settle(name)
        left()
      },
    }
  }
}

interface SuggestionProps {
  readonly name: string
  readonly more: readonly string[]
}

const Suggestion = ({ name, more }: SuggestionProps) => (
  <span className="pk-suggestion">
    <span>{name}</span>
    <span className="pk-suggestion__more">{more.filter((part) => part !== '').join(' · ')}</span>
  </span>
)
