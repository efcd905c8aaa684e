import { callOn } from '../../../../src/dom/member'
import { findAll } from '../../../../src/dom/query'
import { afterLoad } from '../../../../src/page/after-load'
import type { Scope } from '../../../../src/page/scope'
import type { ContactFormElement } from './form'
import { refill } from './reset'
import { isCached } from './site'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Forms that need no second refresh when they are mounted again. */
const refreshed = new WeakSet<HTMLFormElement>()

/**
 * On a cached page the form has the captcha of another visitor: it is reset once the page has loaded
 * (contract 07 A2). A form that has been filled in by then gets a new captcha only.
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
  if (field instanceof HTMLSelectElement) return hasPrintedChoice(field)
  if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked === field.defaultChecked
  if (field.type === 'file') return !field.files?.length
  return field.value === field.defaultValue
}

/** Without a printed choice, the first option of a single-choice list counts as printed. */
function hasPrintedChoice({ options, multiple }: HTMLSelectElement): boolean {
  const printed = [...options].filter(({ defaultSelected }) => defaultSelected)
  const [first] = options
  const expected = printed.length === 0 && !multiple && first ? [first] : printed
  return [...options].every((option) => option.selected === expected.includes(option))
}
