import type { Scope } from '../../../src/page/scope'

/** Browsers tell of a reset before they put the fields back, and others may prevent it: looks at them right after. */
export function afterReset(scope: Scope, form: HTMLFormElement, look: () => void): void {
  scope.listen(form, 'reset', (event) => {
    scope.after(0, () => {
      if (!event.defaultPrevented) look()
    })
  })
}
