import { callOn, memberOf } from '../../../../src/dom/member'
import { find, findAll } from '../../../../src/dom/query'
import type { Scope } from '../../../../src/page/scope'
import { afterReset } from './after-reset'
import { createDescriptions } from './described-by'

const ACCEPTANCE = '.wpcf7-acceptance'
/** Marks forms whose acceptance the server validates like any other field. */
const AS_VALIDATION = 'wpcf7-acceptance-as-validation'
const SUBMIT = '.wpcf7-submit'
const LABEL = '.wpcf7-list-item-label'

/**
 * Disables the submit button until the visitor has ticked the required acceptances (spec storefront §4,
 * contract 07 A7). The disabled button is described by those that are missing.
 */
export function requireAcceptance(scope: Scope, form: HTMLFormElement): void {
  if (!find(form, ACCEPTANCE) || isLeftToServer(form)) return
  const describe = createDescriptions(scope)
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

function isLeftToServer(form: HTMLFormElement): boolean {
  return memberOf(form, 'classList').contains(AS_VALIDATION) || callOn(form, 'hasAttribute', AS_VALIDATION)
}

/** The acceptance's box, if it prevents the form from being sent. */
function missingBox(acceptance: Element): HTMLInputElement[] {
  const box = acceptance.querySelector<HTMLInputElement>('input[type="checkbox"]')
  if (!box || acceptance.classList.contains('optional')) return []
  const isSatisfied = acceptance.classList.contains('invert') ? !box.checked : box.checked
  return isSatisfied ? [] : [box]
}

/** The text that the visitor accepts: the list item's own, else that of a label around the box. */
function labelOf(box: HTMLInputElement): Element {
  return box.closest(ACCEPTANCE)?.querySelector(LABEL) ?? box.labels?.[0] ?? box
}
