import { vi } from 'vitest'
import { callOn } from '../../src/dom/member'
import { INJECTED_FUNCTION } from './hostile-values'

/** Defines the function that hostile scripts call. @returns the mock, which no script may have called */
export function mockInjectedFunction() {
  const called = vi.fn()
  Reflect.set(window, INJECTED_FUNCTION, called)
  return called
}

const HANDLERS = ['onerror', 'onload', 'onclick']
const isInjectedScript = (element: Element) =>
  element.localName === 'script' && element.textContent?.includes(INJECTED_FUNCTION)

/** Elements that text of the page or of an answer became, with a script or a handler, one line each. */
export function injectedElements(): string[] {
  return [...document.getElementsByTagName('*')]
    .filter(
      (element) =>
        HANDLERS.some((name) => callOn(element, 'getAttribute', name)?.includes(INJECTED_FUNCTION)) ||
        isInjectedScript(element),
    )
    .map(
      (element) => `a text became ${element.outerHTML.slice(0, 80)} in ${element.parentElement?.className}`,
    )
}
