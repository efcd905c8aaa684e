import { closest } from '../../src/dom/query'
import type { Mount } from '../../src/page/island'
import type { Scope } from '../../src/page/scope'
import { type FormStore, storeOf } from './form-store'

/** Fetches what needs React, after the first price and the page's own pictures and styles. */
export async function fetchReact(store: FormStore | undefined, { window, document, listen }: Scope) {
  await store?.priced
  if (document.readyState !== 'complete') {
    await new Promise<void>((resolve) => void listen(window, 'load', () => resolve(), { once: true }))
  }
  return import('./react-parts')
}

/** The pickers, once their code is there. */
export const optionPickers: Mount = (host, scope) => {
  let isEnded = false
  scope.add(() => {
    isEnded = true
  })
  fetchReact(storeOf(closest(host, 'form')), scope)
    .then((parts) => isEnded || parts.optionPickers(host, scope))
    .catch((cause: unknown) => scope.report(cause, 'load'))
}
