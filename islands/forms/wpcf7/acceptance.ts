import { callOn, memberOf } from '../../../src/dom/member'
import { find, findAll } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { afterReset } from './after-reset'
import { addDescription } from './describe-button'

const ACCEPTANCE = '.wpcf7-acceptance'
/** The server looks at the acceptance as at any other field. */
const AS_VALIDATION = 'wpcf7-acceptance-as-validation'
const SUBMIT = '.wpcf7-submit'
const LABEL = '.wpcf7-list-item-label'

/**
 * A form can not be sent before the visitor has accepted what it asks for (spec storefront §4, contract 07 A7). The
 * disabled button says which acceptances it waits for.
 */
export function requireAcceptance(scope: Scope, form: HTMLFormElement): void {
  if (!find(form, ACCEPTANCE) || isLeftToServer(form)) return
  const describe = addDescription(scope)
  const update = () => {
    const missing = [...findAll(form, ACCEPTANCE)].flatMap(missingBox)
    for (const button of findAll(form, SUBMIT)) {
      scope.adopt.attribute(button, 'disabled', missing.length > 0 ? '' : null)
      describe(button, missing.map(labelOf))
    }
  }
  update()
  scope.listen(form, ['change', 'wpcf7reset'], update)
  afterReset(scope, form, update)
}

/** A site says so by a class, or by an attribute. */
function isLeftToServer(form: HTMLFormElement): boolean {
  return memberOf(form, 'classList').contains(AS_VALIDATION) || callOn(form, 'hasAttribute', AS_VALIDATION)
}

/** The box that keeps the form from being sent, if it does. One that is not there can not be ticked either. */
function missingBox(acceptance: Element): HTMLInputElement[] {
  const box = acceptance.querySelector<HTMLInputElement>('input[type="checkbox"]')
  if (!box || acceptance.classList.contains('optional')) return []
  const isSatisfied = acceptance.classList.contains('invert') ? !box.checked : box.checked
  return isSatisfied ? [] : [box]
}

/** What tells the visitor what to accept: a box without a text of its own may stand in a label of the page. */
function labelOf(box: HTMLInputElement): Element {
  return box.closest(ACCEPTANCE)?.querySelector(LABEL) ?? box.labels?.[0] ?? box
}
