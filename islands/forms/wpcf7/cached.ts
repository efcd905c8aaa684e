import { callOn } from '../../../src/dom/member'
import { findAll } from '../../../src/dom/query'
import { afterLoad } from '../../../src/page/after-load'
import type { Scope } from '../../../src/page/scope'
import type { ContactFormElement } from './form'
import { refill } from './reset'
import { isCached } from './site'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A form that goes and comes back is as fresh as it was. */
const refreshed = new WeakSet<HTMLFormElement>()

/**
 * A page that is kept for many visitors was printed with somebody else's captcha: once it has loaded, the form is reset
 * (contract 07 A2). Not so one that the visitor, or their browser, has filled in by then: its captcha alone is new.
 */
export function refreshCached(scope: Scope, form: ContactFormElement): void {
  if (!form.wpcf7 || !isCached(scope.window) || refreshed.has(form)) return
  scope.add(
    afterLoad(scope.window, 0, () => {
      refreshed.add(form)
      if (isUntouched(form)) callOn(form, 'reset')
      else void refill(form, scope)
    }),
  )
}

function isUntouched(form: ContactFormElement): boolean {
  const fields = [...findAll<Field>(form, 'input, textarea, select')]
  return form.wpcf7?.status === 'init' && fields.every(isAsPrinted)
}

function isAsPrinted(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isAsChosen(field)
  if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked === field.defaultChecked
  if (field.type === 'file') return !field.files?.length
  return field.value === field.defaultValue
}

/** A list with one choice and none printed has its first one. */
function isAsChosen({ options, multiple }: HTMLSelectElement): boolean {
  const printed = [...options].filter(({ defaultSelected }) => defaultSelected)
  const [first] = options
  const expected = printed.length === 0 && !multiple && first ? [first] : printed
  return [...options].every((option) => option.selected === expected.includes(option))
}
