import { callOn } from '../../../src/dom/member'
import { closest, findAll, type Root } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import type { FieldResult } from '../form-rules/rules'
import { readFields } from './field-data'
import { clearFieldError, showFieldError } from './field-error'
import type { ContactFormElement } from './form'
import { reflect } from './reflection'
import { loadSchema, rulesAtHand } from './schemas'
import { callSite } from './site'
import { advance } from './status'

const CONTROL = '.wpcf7-form-control'
const WRAP = '.wpcf7-form-control-wrap'
/** What a site leaves to the server. */
const LEFT_OUT = '.novalidate'

/** Checks fields while the visitor fills them in; never keeps anything from being sent (contract 07 B2). */
export function validateLive(scope: Scope, form: ContactFormElement): void {
  void loadSchema(form, scope)
  scope.listen(form, 'change', ({ target }) => {
    // Other scripts may have put a check of their own in the place of ours.
    if (closest(target, CONTROL)) callSite(scope.window, 'validate', form, { target })
  })
}

/**
 * What `wpcf7.validate(form, {target, scope})` does: checks the form up to the target's field, as a change there does.
 * @param target without one every field is looked at
 * @param scope the part of the form that counts
 */
export function validate(form: ContactFormElement, target?: Element, scope: Root = form): void {
  const { wpcf7 } = form
  const schema = wpcf7?.schema
  const rules = rulesAtHand()
  if (!schema || !rules || (target && !isField(form, target))) return
  const wraps = [...findAll(scope, WRAP)].filter((wrap) => !wrap.closest(LEFT_OUT))
  const before = wpcf7.status
  // All at once: neither a submit nor a second check can come in between (contract 07 A8.4).
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
    // Without a result, a field holds nothing now and need not: what was wrong with the visitor's last change has gone.
    if (field !== undefined && (result || holdsTarget)) showResult(form, wrap, field, result)
    // Fields further down have not been reached yet.
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
    !closest(target, LEFT_OUT)
  )
}
