import type { Adoption } from '../../../src/dom/adoption'
import { closest } from '../../../src/dom/query'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'

/** Contract 01 §5.4. */
export const LANGUAGE = '.aux-language, .aux-language-text'
export const CURRENCIES = 'ul.wcml_currency_switcher'
const FADE_MS = 400

/** Shows the chosen language as the header's own item. */
export function showLanguage(host: HTMLElement, scope: Scope): void {
  const link = host.querySelector<HTMLElement>('.language-item > a')
  if (!link) return
  const current = host.querySelector('.current-language')
  const printed = [...link.childNodes]
  if (current) link.replaceChildren(...[...current.childNodes].map((node) => node.cloneNode(true)))
  fadeTo(link, '1', scope.adopt)
  scope.add(() => {
    if (current) link.replaceChildren(...printed)
  })
}

/** Shows a spinner once another currency is chosen; the currency plugin then reloads the page. */
export function driveCurrencies(list: HTMLElement, scope: Scope): void {
  scope.adopt.classes(list, 'sub-menu')
  scope.listen(list, 'click', ({ target }) => {
    const chosen = closest(target, '.aux-item li')
    if (!chosen || !list.contains(chosen)) return
    const item = chosen.closest('.currency-switch-item')
    for (const [selector, opacity] of [
      ['.current-currency', '0'],
      ['.sf-svg-loader', '1'],
    ] as const) {
      const part = item?.querySelector<HTMLElement>(selector)
      if (part) fadeTo(part, opacity, scope.adopt)
    }
  })
}

function fadeTo(element: HTMLElement, opacity: string, adopted: Adoption) {
  const from = getComputedStyle(element).opacity
  adopted.style(element, 'opacity', opacity)
  const view = element.ownerDocument.defaultView
  if (!view || prefersReducedMotion(view) || from === opacity) return
  element.animate?.([{ opacity: from }, { opacity }], { duration: FADE_MS })
}
