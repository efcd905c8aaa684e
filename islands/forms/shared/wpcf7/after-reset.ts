import type { Scope } from '../../../../src/page/scope'

/**
 * Calls back after the browser has reset the fields: `reset` is dispatched before that, and may be
 * prevented.
 */
export function afterReset(scope: Scope, form: HTMLFormElement, callback: () => void): void {
  scope.listen(form, 'reset', (event) => {
    scope.after(0, () => {
      if (!event.defaultPrevented) callback()
    })
  })
}
