import { listen } from '../../src/dom/listen'
import type { Page } from '../../src/page/page'
import { MapsError } from './maps-error'
import { API_ADDRESS } from './script-tag'

const DIRECTIVE = 'require-trusted-types-for'

/** Stays true, since a page's policy does not change. */
let isForbidden = false

/**
 * Waits for the loader. A page may not allow the loader's Trusted Types policy: then the loader's promise never settles
 * and its error is uncaught.
 * @throws MapsError at once when the page's policy refuses the script's address
 */
export async function unlessForbidden<T>(
  { document, window }: Pick<Page, 'document' | 'window'>,
  load: () => Promise<T>,
): Promise<T> {
  const error = new MapsError('blocked', 'Trusted Types')
  if (isForbidden) throw error
  let stops: (() => void)[] = []
  const refusal = new Promise<never>((_, reject) => {
    stops = [
      listen(document, ['securitypolicyviolation'], (event) => {
        isForbidden ||= refusesLoader(event)
      }),
      // It follows the violation, which the browser has logged already.
      listen(window, ['unhandledrejection'], (event) => {
        if (!isForbidden || !isTypeError(event)) return
        event.preventDefault()
        reject(error)
      }),
    ]
  })
  try {
    return await Promise.race([load(), refusal])
  } finally {
    for (const stop of stops) stop()
  }
}

function refusesLoader(event: Event): boolean {
  const { effectiveDirective, disposition, sample } = event as Partial<SecurityPolicyViolationEvent>
  return effectiveDirective === DIRECTIVE && disposition === 'enforce' && (sample ?? '').includes(API_ADDRESS)
}

const isTypeError = (event: Event): boolean =>
  (event as Partial<PromiseRejectionEvent>).reason instanceof TypeError
