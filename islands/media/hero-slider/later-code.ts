import type { Scope } from '../../../src/page/scope'

type LaterCode = typeof import('./later')

let code: LaterCode | undefined

/** Fetches the code that only curtains and continue buttons need. */
export async function loadLaterCode(): Promise<LaterCode> {
  code ??= await import('./later')
  return code
}

/**
 * Calls back at once where that code is there, else when it has come, unless the scope has ended.
 * @param otherwise called when it cannot be fetched, which is reported
 */
export function withLaterCode(scope: Scope, use: (code: LaterCode) => void, otherwise = () => {}): void {
  if (code) use(code)
  else void callWhenLoaded(scope, use, otherwise)
}

async function callWhenLoaded(scope: Scope, use: (code: LaterCode) => void, otherwise: () => void) {
  const { signal, report } = scope
  try {
    const loaded = await loadLaterCode()
    if (!signal.aborted) use(loaded)
  } catch (cause) {
    report(cause)
    if (!signal.aborted) otherwise()
  }
}
