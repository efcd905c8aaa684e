import {
  listProducts,
  productId,
  type QuickViewVars,
  readProduct,
  triggerOf,
} from '../../../legacy-shims/quick-view-plugin'
import { announce } from '../../../src/dom/announce'
import { focusTarget } from '../../../src/dom/focus-target'
import { openDialog } from '../../../src/overlay/dialog'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { isAborted, WireError } from '../../../src/wire/wire-error'
import { readAnswer } from './answer'
import { saveGlobals } from './answer-globals'
import { stepOfKey } from './arrow-keys'
import { enliven } from './content'
import { holdPage } from './hold-page'
import { createShell, type Shell } from './shell'
import { CLOSED, currentProduct, nextState, type QuickViewAction, type QuickViewState } from './state'
import { tellPlugins } from './tell'
import { fetchProduct } from './wire'

const LABEL = 'Quick view'
/** In this time the browser finds what lies under a pointer that has not moved. */
const POINTER_SETTLES_MS = 500

/** The one quick view of a page. */
export interface Viewer {
  /** Opens it, or shows another product if it is open. */
  open(trigger: HTMLElement, scope: Scope, vars: QuickViewVars): void
  close(): void
  /** The trigger by which it was opened; null while it is closed. */
  openedBy(): HTMLElement | null
  /** Whether a trigger that comes to lie under the pointer now does so because the view has gone. */
  hasJustClosed(): boolean
}

/** What is there only while it is open. */
interface Opened {
  readonly shell: Shell
  readonly vars: QuickViewVars
  /** Whether the shop plugin's script, which puts fragments into the page, is on it. */
  readonly hasAddScript: boolean
  readonly scope: OwnScope
}

const viewers = new WeakMap<Document, Viewer>()

export function viewerOf(document: Document): Viewer {
  const viewer = viewers.get(document) ?? createViewer(document)
  viewers.set(document, viewer)
  return viewer
}

function createViewer(document: Document): Viewer {
  let state: QuickViewState = CLOSED
  let opened: Opened | undefined
  let trigger: HTMLElement | null = null
  /** The call for the product that is shown, and all that belongs to that product. */
  let life: OwnScope | undefined
  let settling: ReturnType<typeof setTimeout> | undefined

  const dispatch = (action: QuickViewAction) => {
    state = nextState(state, action)
  }

  function open(by: HTMLElement, { page, apart }: Scope, vars: QuickViewVars) {
    const product = productId(by)
    if (product === null) return
    tellPlugins(page, 'jckqv_getProducts')
    dispatch({ type: 'open', products: listProducts(document), product })
    if (state.status === 'closed') return
    trigger = by
    opened ??= showShell(by, apart(), vars, state.products.length)
    void load(opened)
  }

  function showShell(by: HTMLElement, scope: OwnScope, vars: QuickViewVars, count: number): Opened {
    const { window } = scope
    // The keyboard comes back to it, also where a click does not take it there.
    if (!by.contains(document.activeElement)) focusTarget(by)
    const hasArrows = vars.settings.hasArrows && count > 1
    const { hasAddScript, restore } = saveGlobals(window)
    const release = holdPage(window)
    const shell = createShell(document, { onMove: hasArrows ? move : null, onLeave: close })
    for (const undo of [restore, shell.remove, release]) scope.add(undo)
    // Given back after the focus has returned: a trigger that hides itself is there until then.
    scope.adopt.attribute(by, 'aria-expanded', 'true')
    scope.add(openDialog(shell.wrap, { label: LABEL, onLeave: close }))
    scope.listen(document, 'keydown', (event) => {
      const step = hasArrows ? stepOfKey(event) : null
      if (step === null) return
      event.preventDefault()
      move(step)
    })
    // The browser has broken off the call when the visitor left the page.
    scope.listen(window, 'pageshow', ({ persisted }) => {
      if (persisted && state.status === 'loading' && opened) void load(opened)
    })
    return { shell, vars, hasAddScript, scope }
  }

  function move(by: -1 | 1) {
    const before = state
    dispatch({ type: 'move', by })
    if (state !== before && opened) void load(opened)
  }

  async function load({ shell, vars, hasAddScript, scope }: Opened) {
    const product = currentProduct(state)
    if (product === null) return
    life?.dispose()
    life = scope.child()
    const { signal } = life
    const shown = readProduct(productTrigger(product))
    shell.setLabel(shown.title ? `${LABEL}: ${shown.title}` : LABEL)
    shell.showLoading(vars.texts.loading)
    try {
      const [{ html, answeredBy }, code] = await Promise.all([
        fetchProduct(vars, product, { signal }),
        import('./scripts'),
      ])
      if (signal.aborted) return
      const answer = readAnswer(html)
      if (!answer) throw new WireError('unexpected', 'jckqv', html)
      dispatch({ type: 'answered', product, status: 'ready' })
      shell.showContent(answer.content)
      enliven(answer, { vars, close, answeredBy, hasAddScript, title: shown.title, code }, life)
      announce(document, answer.title || shown.title)
      tellPlugins(scope, 'jckqv_open')
    } catch (cause) {
      if (signal.aborted || isAborted(cause)) return
      scope.report(cause, cause instanceof WireError ? 'call' : 'act')
      dispatch({ type: 'answered', product, status: 'error' })
      if (state.status !== 'error') return
      shell.showError(shown, vars.ajaxUrl)
      announce(document, 'The content could not be loaded.')
    }
  }

  /** The one that was pressed, or the first of that product. */
  function productTrigger(product: string): Element {
    const pressed = trigger && productId(trigger) === product ? trigger : undefined
    return pressed ?? triggerOf(document, product) ?? document.body
  }

  function close() {
    if (!opened) return
    const { scope } = opened
    opened = undefined
    trigger = null
    clearTimeout(settling)
    settling = setTimeout(() => {
      settling = undefined
    }, POINTER_SETTLES_MS)
    dispatch({ type: 'close' })
    scope.dispose()
    tellPlugins(scope, 'jckqv_close')
  }

  return { open, close, openedBy: () => trigger, hasJustClosed: () => settling !== undefined }
}
