import { alertVisitor } from '../../../src/overlay/alert'
import type { Scope } from '../../../src/page/scope'
import { isAborted, WireError } from '../../../src/wire/wire-error'

/** The message about what has failed last. */
export interface Errors {
  /** Reports an error and shows the visitor a message. */
  show(cause: unknown, text: string): void
  clear(): void
}

export function createErrors(scope: Scope): Errors {
  let remove = () => {}
  return {
    show(cause, text) {
      if (isAborted(cause)) return
      scope.report(cause, cause instanceof WireError ? 'call' : 'act')
      remove = scope.add(alertVisitor(scope.document, text))
    },
    clear: () => remove(),
  }
}
