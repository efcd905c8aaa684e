import {
  listProducts,
  productId,
  type QuickViewVars,
  readProduct,
  triggerOf,
} from '../../../legacy-shims/quick-view-plugin'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { loadProduct } from './load-product'
import { type Modal, openModal } from './modal'
import { CLOSED, currentProduct, nextState, type QuickViewAction, type QuickViewState } from './state'
import { tellPlugins } from './tell-plugins'

/** After the view closes, browsers take this long to notice what lies under a pointer that has not moved. */
const POINTER_SETTLES_MS = 500

/** The one quick view of a page. */
export interface Viewer {
  /** Opens it, or shows another product if it is open. */
  open(trigger: HTMLElement, scope: Scope, vars: QuickViewVars): void
  close(): void
  /** The trigger by which it was opened; null while it is closed. */
  openedBy(): HTMLElement | null
  /** Whether it closed a moment ago, so that a trigger may come to lie under a pointer that has not moved. */
  hasJustClosed(): boolean
}

/** The modal, with the plugin's data as they were when it opened. */
interface OpenView extends Modal {
  readonly vars: QuickViewVars
}

const viewers = new WeakMap<Document, Viewer>()

export function viewerOf(document: Document): Viewer {
  const viewer = viewers.get(document) ?? createViewer(document)
  viewers.set(document, viewer)
  return viewer
}

function createViewer(document: Document): Viewer {
  let state: QuickViewState = CLOSED
  let view: OpenView | undefined
  let trigger: HTMLElement | null = null
  /** Ends the request and the content of the product that is shown. */
  let productScope: OwnScope | undefined
  let pointerTimer: ReturnType<typeof setTimeout> | undefined

  const dispatch = (action: QuickViewAction) => {
    state = nextState(state, action)
  }

  function open(by: HTMLElement, scope: Scope, vars: QuickViewVars) {
    const product = productId(by)
    if (product === null) return
    tellPlugins(scope.page, 'jckqv_getProducts')
    dispatch({ type: 'open', products: listProducts(document), product })
    if (state.status === 'closed') return
    trigger = by
    view ??= openView(by, scope.detached(), vars, state.products.length)
    load()
  }

  function openView(by: HTMLElement, scope: OwnScope, vars: QuickViewVars, productCount: number): OpenView {
    const onMove = vars.settings.hasArrows && productCount > 1 ? move : null
    const modal = openModal(by, scope, { onMove, onClose: close })
    // A browser aborts the request when the visitor leaves the page, which may come back from the back/forward cache.
    scope.listen(scope.window, 'pageshow', ({ persisted }) => {
      if (persisted && state.status === 'loading') load()
    })
    return { ...modal, vars }
  }

  function move(by: -1 | 1) {
    const before = state
    dispatch({ type: 'move', by })
    if (state !== before) load()
  }

  function load() {
    const id = currentProduct(state)
    if (id === null || !view) return
    productScope?.dispose()
    productScope = view.scope.child()
    const options = {
      productId: id,
      product: readProduct(productTrigger(id)),
      vars: view.vars,
      onSettled: (status: 'ready' | 'error') => dispatch({ type: 'answered', product: id, status }),
      close,
    }
    void loadProduct(view, options, productScope)
  }

  /** The trigger that was pressed if it is of this product, else the product's first one. */
  function productTrigger(product: string): Element {
    const pressed = trigger && productId(trigger) === product ? trigger : undefined
    return pressed ?? triggerOf(document, product) ?? document.body
  }

  function close() {
    if (!view) return
    const { scope } = view
    view = undefined
    trigger = null
    clearTimeout(pointerTimer)
    pointerTimer = setTimeout(() => {
      pointerTimer = undefined
    }, POINTER_SETTLES_MS)
    dispatch({ type: 'close' })
    scope.dispose()
    tellPlugins(scope, 'jckqv_close')
  }

  return { open, close, openedBy: () => trigger, hasJustClosed: () => pointerTimer !== undefined }
}
