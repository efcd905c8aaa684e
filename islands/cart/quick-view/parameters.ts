/** Globals of the shop plugin that the script of an answer overwrites (contract 02 §11.2, §19). */
const NAMES = ['wc_add_to_cart_params', 'wc_add_to_cart_variation_params'] as const

export interface SavedParameters {
  /** Whether the shop plugin's script, which puts fragments into the page, is on it. */
  readonly hasAddScript: boolean
  restore(): void
}

/** Takes note of the page's own parameters before an answer brings others. */
export function saveParameters(window: Window): SavedParameters {
  const saved = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const)
  return {
    hasAddScript: Reflect.get(window, NAMES[0]) !== undefined,
    restore() {
      for (const [name, descriptor] of saved) {
        const { value } = descriptor ?? {}
        // What `var` has declared can not be taken away again.
        if (descriptor || !Reflect.deleteProperty(window, name)) Reflect.set(window, name, value)
      }
    },
  }
}
