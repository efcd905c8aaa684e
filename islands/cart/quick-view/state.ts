/** The products of the open view, which of them is current, and whether it has loaded. */
export type QuickViewState =
  | { readonly status: 'closed' }
  | {
      readonly status: 'loading' | 'ready' | 'error'
      /** Never empty. */
      readonly products: readonly string[]
      readonly index: number
    }

export type QuickViewAction =
  | { readonly type: 'open'; readonly products: readonly string[]; readonly product: string }
  | { readonly type: 'move'; readonly by: -1 | 1 }
  /** The request for a product has ended; ignored unless that product is current and loading. */
  | { readonly type: 'answered'; readonly product: string; readonly status: 'ready' | 'error' }
  | { readonly type: 'close' }

export const CLOSED: QuickViewState = { status: 'closed' }

export function nextState(state: QuickViewState, action: QuickViewAction): QuickViewState {
  switch (action.type) {
    case 'open': {
      const { products, product } = action
      const index = Math.max(0, products.indexOf(product))
      return products.length > 0 ? { status: 'loading', products, index } : state
    }
    case 'move': {
      if (state.status === 'closed' || state.products.length < 2) return state
      const { products, index } = state
      const count = products.length
      return { status: 'loading', products, index: (index + action.by + count) % count }
    }
    case 'answered':
      if (state.status !== 'loading' || currentProduct(state) !== action.product) return state
      return { ...state, status: action.status }
    case 'close':
      return CLOSED
  }
}

/** Null while it is closed. */
export function currentProduct(state: QuickViewState): string | null {
  return state.status === 'closed' ? null : (state.products[state.index] ?? null)
}
