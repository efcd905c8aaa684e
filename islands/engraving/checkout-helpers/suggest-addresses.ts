import { type AddressField, hasPlaces, offerAddresses } from '../../../legacy-shims/google-maps/places'
import { memberOf } from '../../../src/dom/member'
import type { Scope } from '../../../src/page/scope'
import { MAPS_CALL } from '../calls'
import { fieldIn } from './address-fields'

const STREET = /^(billing|shipping)_address_1$/
/** The country code of the plugin's own script. */
const DEFAULT_COUNTRY = 'aus'

/** The first lines of the two addresses offer addresses, where the page has loaded the maps library (contract 08 §10.3). */
export function suggestAddresses(
  form: HTMLElement,
  scope: Scope,
  write: (id: string, value: string) => void,
): void {
  const { window, document } = scope
  const offering = new Map<HTMLInputElement, AddressField>()

  function offer(target: EventTarget | null) {
    if (!(target instanceof HTMLInputElement) || !hasPlaces(window)) return
    const [, kind] = STREET.exec(target.id) ?? []
    if (!kind) return
    const field = offering.get(target) ?? begin(target, kind)
    field?.restrict(fieldIn(form, 'billing_country')?.value.toLowerCase() || DEFAULT_COUNTRY)
  }

  function begin(input: HTMLInputElement, kind: string) {
    const field = offerAddresses(window, input, ({ street, city, state, postcode }) => {
      const parts = { address_1: street, city, state, postcode }
      for (const [part, value] of Object.entries(parts)) if (value) write(`${kind}_${part}`, value)
    })
    if (!field) return undefined
    offering.set(input, field)
    scope.add(field.dispose)
    return field
  }

  scope.listen(form, 'focusin', ({ target }) => offer(target))
  scope.listen(form, MAPS_CALL, (event) => {
    event.preventDefault()
    offer(memberOf(document, 'activeElement'))
  })
  offer(memberOf(document, 'activeElement'))
}
