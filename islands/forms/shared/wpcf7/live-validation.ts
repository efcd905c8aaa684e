import { callOn } from '../../../../src/dom/member'
import { closest, findAll, type Root } from '../../../../src/dom/query'
import type { Scope } from '../../../../src/page/scope'
import type { FieldResult } from '../form-rules/rules'
import { readFields } from './field-data'
import { clearFieldError, showFieldError } from './field-error'
import type { ContactFormElement } from './form'
import { reflect } from './reflection'
import { loadedRules, loadSchema } from './schemas'
import { callSite } from './site'
import { advance } from './status'

const CONTROL = '.wpcf7-form-control'
const WRAP = '.wpcf7-form-control-wrap'
/** Fields that only the server validates. */
const UNVALIDATED = '.novalidate'

/** Validates fields on change; never prevents sending (contract 07 B2). */
export function validateLive(scope: Scope, form: ContactFormElement): void {
  void loadSchema(form, scope)
  scope.listen(form, 'change', ({ target }) => {
    // Called through the global, which another script may have replaced.
    if (closest(target, CONTROL)) callSite(scope.window, 'validate', form, { target })
  })
}

/**
 * Implements `wpcf7.validate(form, {target, scope})`: validates the fields up to the target's.
 * @param target without one all fields are validated
 * @param scope the part of the form to validate
 */
export function validate(form: ContactFormElement, target?: Element, scope: Root = form): void {
  const { wpcf7 } = form
  const schema = wpcf7?.schema
  const rules = loadedRules()
  if (!schema || !rules || (target && !isField(form, target))) return
  const wraps = [...findAll(scope, WRAP)].filter((wrap) => !wrap.closest(UNVALIDATED))
  const before = wpcf7.status
  // Synchronous, so that no submit and no second check comes in between (contract 07 A8.4).
  advance(form, { type: 'check' })
  try {
    showResults(form, wraps, rules.check(schema, readFields(wraps)), target)
  } finally {
    advance(form, { type: 'checked', before })
  }
}

function showResults(
  form: ContactFormElement,
  wraps: readonly HTMLElement[],
  results: ReadonlyMap<string, FieldResult>,
  target: Element | undefined,
): void {
  for (const wrap of wraps) {
    const holdsTarget = wrap.contains(target ?? null)
    const field = wrap.dataset['name']
    const result = field === undefined ? undefined : results.get(field)
    // A field without a result is empty and optional: its error is cleared if it is the target.
    if (field !== undefined && (result || holdsTarget)) showResult(form, wrap, field, result)
    // The visitor has not reached the fields further down yet.
    if (holdsTarget) return
  }
}

function showResult(
  form: ContactFormElement,
  wrap: HTMLElement,
  field: string,
  result: FieldResult = { validInputs: [] },
): void {
  if ('error' in result) showFieldError(form, wrap, result.error)
  else clearFieldError(form, wrap)
  reflect(form, field, 'error' in result ? [] : result.validInputs)
}

function isField(form: ContactFormElement, target: Element): boolean {
  return (
    callOn(form, 'contains', target) &&
    Boolean(closest(target, `${WRAP}[data-name]`)) &&
    !closest(target, UNVALIDATED)
  )
}
