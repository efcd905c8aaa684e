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
  if (code) use(code)
  else void callWhenLoaded(scope, use)
}

async function callWhenLoaded(scope: Scope, use: (code: LaterCode) => void): Promise<void> {
  const { signal, report } = scope
  try {
    const loaded = await loadLaterCode()
    if (!signal.aborted) use(loaded)
  } catch (cause) {
    report(cause)
  }
}
