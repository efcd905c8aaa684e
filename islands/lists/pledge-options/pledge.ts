/**
 * The amount that an option stands for: what its data say before the option's key (contract 03 §11).
 * @param data `25.00-0`, or the amount alone
 * @returns empty where they name none
 */
export function amountOf(data: string | null): string {
  const [amount = ''] = (data ?? '').split('-')
  return /\d/.test(amount) ? amount.trim() : ''
}

/** Whether an amount that the visitor has typed, or chosen before, leaves room for another one (spec storefront §5). */
export const isUnset = (typed: string): boolean => typed.trim() === ''
