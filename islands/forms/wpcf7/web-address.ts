import type { Scope } from '../../../src/page/scope'

const FIELD = '.wpcf7-validates-as-url'
/** Also what looks like one: `club.example:8080` is taken as it is (contract 07 A8.10). */
const SCHEME = /^[a-z][a-z0-9.+-]*:/i

/** Addresses are typed without their scheme more often than not (spec storefront §5, contract 07 A7). */
export function completeWebAddress(typed: string): string {
  const address = typed.trim()
  if (SCHEME.test(address) || !address.includes('.')) return address
  return `http://${address.replace(/^\/+/, '')}`
}

/** Completes web addresses as soon as the visitor is through with them, before they are checked. */
export function completeWebAddresses(scope: Scope, form: HTMLFormElement): void {
  scope.listen(form, 'change', ({ target }) => completeField(target), { capture: true })
}

function completeField(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(FIELD)) return
  const address = completeWebAddress(target.value)
  if (address !== target.value) target.value = address
}
