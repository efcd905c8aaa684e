import type { Mount } from '../../../src/page/island'

const OPTIONS = '#sf-option-params'

/** A field and the source of its placeholder. */
interface Placeholder {
  readonly field: string
  /** An attribute of the theme's options. */
  readonly option: string
  /** Applies only on pages with this element. */
  readonly beside?: string
}

/**
 * The theme's placeholders for fields of WordPress and the shop plugin (contract 02 §12, §17); the first
 * match counts.
 */
export const PLACEHOLDERS: readonly Placeholder[] = [
  { field: '#orderid', option: 'data-order-id-placeholder', beside: '.track_order' },
  { field: '#order_email', option: 'data-billing-email-placeholder', beside: '.track_order' },
  { field: '#user_login', option: 'data-username-placeholder' },
  { field: '#user_email', option: 'data-email-placeholder' },
  { field: '#user_pass', option: 'data-password-placeholder' },
  { field: '#username', option: 'data-username-or-email-placeholder' },
  { field: '#password', option: 'data-password-placeholder' },
  { field: 'form.register #reg_email', option: 'data-username-or-email-placeholder' },
  { field: 'form.register #reg_password', option: 'data-password-placeholder' },
]

/** Sets the theme's placeholder on one field, unless the option is empty. */
export const mount: Mount = (field, scope) => {
  const line = PLACEHOLDERS.find((placeholder) => field.matches(placeholder.field))
  if (!line || (line.beside && !scope.element(line.beside))) return
  const text = scope.element(OPTIONS)?.getAttribute(line.option)
  if (text) scope.adopt.attribute(field, 'placeholder', text)
}
