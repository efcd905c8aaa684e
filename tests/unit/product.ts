import { vi } from 'vitest'

/** The tiers of the contract’s examples. */
export const TIERS = [
  [
    { unit: '10', precent: '5' },
    { unit: '25', precent: '10' },
    { unit: '50', precent: '15' },
    { unit: '100', precent: '20' },
  ],
]

/** The globals that the trophy plugin’s inline script sets for the fragment `pricing`. */
export function provideCalculator(globals: Readonly<Record<string, unknown>> = {}): void {
  const usual = {
    variationprice: { ct150: '8.50', ct180: '12.50' },
    mmproductdiscounts: TIERS,
    flat_discount: 0,
    woocommerce_currency_symbol: '&#36;',
    mm_quantity_based_pricing: undefined,
  }
  for (const [name, value] of Object.entries({ ...usual, ...globals })) vi.stubGlobal(name, value)
}
