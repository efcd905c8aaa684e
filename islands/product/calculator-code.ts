import type { Scope } from '../../src/page/scope'
import type { FormStore } from './form-store'

type Code = typeof import('./PriceCalculator')

/** Signs that the visitor is about to use the form. */
export const APPROACHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const

/** The React part of a form. Once it has been fetched, it takes over from the plain code. */
export interface CalculatorCode {
  /** Undefined until it has been fetched. */
  readonly code: Code | undefined
  /** Fetches it; a failure is reported. */
  fetch(): Promise<Code | undefined>
}

export function calculatorCode(store: FormStore, scope: Scope): CalculatorCode {
  let code: Code | undefined
  let fetched: Promise<Code | undefined> | undefined

  async function takeOver() {
    try {
      const arrived = await import('./PriceCalculator')
      if (scope.signal.aborted) return undefined
      arrived.mountCalculator(store, scope)
      code = arrived
    } catch (cause) {
      scope.report(cause, 'load')
    }
    return code
  }
  return {
    get code() {
      return code
    },
    fetch() {
      fetched ??= takeOver()
      return fetched
    },
  }
}
