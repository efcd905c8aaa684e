import type { Scope } from '../../../../src/page/scope'

const FIELD = '.wpcf7-validates-as-url'
/**
 * Matches `club.example:` in `club.example:8080` as well, which is therefore left unchanged (contract 07
 * A8.10).
 */
const SCHEME = /^[a-z][a-z0-9.+-]*:/i

/** Adds the scheme that visitors often leave out (spec storefront §5, contract 07 A7). */
export function completeWebAddress(typed: string): string {
  const address = typed.trim()
  if (SCHEME.test(address) || !address.includes('.')) return address
  return `http://${address.replace(/^\/+/, '')}`
}

/** Completes web addresses on change, before they are validated. */
export function completeWebAddresses(scope: Scope, form: HTMLFormElement): void {
  scope.listen(form, 'change', ({ target }) => completeField(target), { capture: true })
}

function completeField(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(FIELD)) return
  const address = completeWebAddress(target.value)
  if (address !== target.value) target.value = address
}
