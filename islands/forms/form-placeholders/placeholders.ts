/** Where a placeholder comes from. */
export interface Placeholder {
  readonly field: string
  /** Attribute of the theme's options. */
  readonly option: string
  /** What has to be on the page as well. */
  readonly beside?: string
}

/** The theme's placeholders for the fields of others (contract 02 §12, §17): the first line that fits a field holds. */
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
