import { closest, matches } from '../../../../src/dom/query'
import type { Scope } from '../../../../src/page/scope'

/**
 * Hides an error tip that covers its field when the field gets the focus or the tip is clicked (contract 07
 * A4).
 */
export function hideFloatingTips(scope: Scope, form: HTMLFormElement): void {
  scope.listen(form, ['focusin', 'click'], ({ type, target }) => {
    if (!closest(target, '.use-floating-validation-tip')) return
    const isTip = matches(target, '.wpcf7-not-valid-tip')
    if (type === 'click' && !isTip) return
    const wrap = closest(target, '.wpcf7-form-control-wrap')
    const tips = wrap?.querySelectorAll<HTMLElement>('.wpcf7-not-valid-tip')
    for (const tip of tips ?? []) tip.style.display = 'none'
  })
}
