/** The globals that the inline script of an answer sets, for the shop plugin and others (contract 02 §11.2, §19). */
export const ANSWER_GLOBALS = [
  'wc_add_to_cart_params',
  'wc_add_to_cart_variation_params',
  'jck_available_variations',
] as const

export interface SavedGlobals {
  /** Whether the page has the shop plugin's script that puts cart fragments into it. */
  readonly hasAddScript: boolean
  restore(): void
}

/** Saves the page's own values before an answer overwrites them. */
export function saveGlobals(window: Window): SavedGlobals {
  const saved = ANSWER_GLOBALS.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const)
  return {
    hasAddScript: Reflect.get(window, 'wc_add_to_cart_params') !== undefined,
    restore() {
      for (const [name, descriptor] of saved) {
        // A global that a script declared with `var` cannot be deleted: it becomes undefined.
        if (descriptor || !Reflect.deleteProperty(window, name)) {
          Reflect.set(window, name, descriptor?.value)
        }
      }
    },
  }
}
