import type { Scope } from '../../../src/page/scope'

type LaterCode = typeof import('./later')

let code: LaterCode | undefined

/** Fetches the code that only curtains and continue buttons need. */
export async function loadLaterCode(): Promise<LaterCode> {
  code ??= await import('./later')
  return code
}

/** Calls back at once where that code is there, else when it has come, unless the scope has ended. */
export function withLaterCode(scope: Scope, use: (code: LaterCode) => void): void {
  if (code) return use(code)
  loadLaterCode()
    .then((loaded) => scope.signal.aborted || use(loaded))
    .catch(scope.report)
}
