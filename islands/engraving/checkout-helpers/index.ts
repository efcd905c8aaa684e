import { dispatchChange } from '../../../src/dom/dispatch-change'
import { findAll } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { fieldIn } from './address-fields'
import { suggestAddresses } from './suggest-addresses'

const KINDS = ['billing', 'shipping'] as const
const ELSEWHERE = 'ship-to-different-address-checkbox'
/** The country goes first: the shop's script lays out the fields of an address by it. */
const COUNTRY = 'billing_country'
const BILLING = 'input[id^="billing_"], select[id^="billing_"], textarea[id^="billing_"]'

/** The engraving plugin's help at the checkout: it fills in addresses and companies (contract 08 §10.3). */
export const mount: Mount = (form, scope) => {
  /** Fields that the visitor has filled in: no helper writes into them. */
  const typed = new Set<string>()
  const writing = { isOn: false }

  /** Writes into a field. It does not count as typed by the visitor. */
  function write(id: string, value: string) {
    const field = fieldIn(form, id)
    if (!field || field.value === value) return
    field.value = value
    writing.isOn = true
    dispatchChange(field)
    writing.isOn = false
  }

  scope.listen(form, ['input', 'change'], (event) => {
    const { target } = event
    if (writing.isOn || !(target instanceof HTMLElement)) return
    if (target.id !== ELSEWHERE) typed.add(target.id)
    else if (target instanceof HTMLInputElement && target.checked) copyBilling(form, write, typed)
  })
  // It may have been ticked before the code was here.
  const box = fieldIn(form, ELSEWHERE)
  if (box instanceof HTMLInputElement && box.checked && !box.defaultChecked) copyBilling(form, write, typed)
  for (const kind of KINDS) fillCompany(form, scope, kind, typed)
  suggestAddresses(form, scope, write)
}

type Write = (id: string, value: string) => void

/** Copies the billing address into the shipping address, except into fields that the visitor has typed in. */
function copyBilling(form: HTMLElement, write: Write, typed: ReadonlySet<string>) {
  const ids = [...findAll(form, BILLING)].map(({ id }) => id)
  for (const id of ids.sort((a, b) => Number(b === COUNTRY) - Number(a === COUNTRY))) {
    const other = id.replace('billing', 'shipping')
    const value = fieldIn(form, id)?.value
    if (value && !typed.has(other)) write(other, value)
  }
}

/** Fills in the visitor's name as the company until they type one: for billing at once, for shipping when the name is typed. */
function fillCompany(form: HTMLElement, scope: Scope, kind: string, typed: ReadonlySet<string>) {
  const id = `${kind}_company`
  const names = [`${kind}_first_name`, `${kind}_last_name`]
  const held = (name: string) => fieldIn(form, name)?.value ?? ''
  const compose = () => companyOf(held(names[0] ?? ''), held(names[1] ?? ''))
  let filled = compose()

  function fill() {
    const field = fieldIn(form, id)
    if (!field || typed.has(id) || (field.value.trim() !== '' && field.value !== filled)) return
    filled = compose()
    field.value = filled
  }
  scope.listen(form, 'input', ({ target }) => {
    if (target instanceof HTMLElement && names.includes(target.id)) fill()
  })
  if (kind === 'billing') fill()
}

/** The company that laurel fills in for a visitor's name; never a lone space (contract 08 §10.3). */
function companyOf(first: string, last: string): string {
  return [first, last]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ')
}
