import { currentJQuery } from '../../../legacy-shims/jquery-events'
import type { QuickViewVars } from '../../../legacy-shims/quick-view-plugin'
import { announceAddRequest } from '../../../legacy-shims/shop-plugin/add-request'
import { announce } from '../../../src/dom/announce'
import { listen } from '../../../src/dom/listen'
import { find, findAll, matches } from '../../../src/dom/query'
import type { Page } from '../../../src/page/page'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { parseInert } from '../../../src/react/safe-html/inert'
import { putFragments } from '../../../src/state/cart-fragments'
import type { Fields } from '../../../src/wire/ajax'
import { isAborted } from '../../../src/wire/wire-error'
import { addFields } from './add-fields'
import { createAddingOverlay } from './adding-overlay'
import { showFailureNote } from './failure-note'
import { tellPlugins } from './tell-plugins'
import { type AddAnswer, addProduct } from './wire'

const FORM = 'form.cart'
const BUTTON = '.single_add_to_cart_button, .add_to_cart_button, [type="submit"]'
/** Contract 02 §11.6. */
const OUTCOME_SHOWN_MS = 2000
const failedText = () =>
  text('quick-view.not-added', 'This could not be added to the cart. Please try again.')

export interface AddFormOptions {
  readonly vars: QuickViewVars
  /** Whether the page has the shop plugin's script that puts cart fragments into it. */
  readonly hasAddScript: boolean
  readonly close: () => void
}

/**
 * Adds to the cart without leaving the page (contract 02 §11.6), for every form of the content.
 * @param scope of this product; a request under way still adds to the cart when the scope is disposed
 */
export function handleAddForm(
  content: HTMLElement,
  { vars, hasAddScript, close }: AddFormOptions,
  scope: Scope,
): void {
  const { window, document, page, signal } = scope
  const overlay = createAddingOverlay(content, window)
  let cancel = () => {}
  let isBusy = false

  listen(content, ['submit'], (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !matches(form, FORM) || event.defaultPrevented) return
    const button = buttonOf(form, event)
    const fields = addFields(entriesOf(form, button))
    if (!fields) return
    event.preventDefault()
    if (isBusy || button?.classList.contains('disabled')) return
    isBusy = true
    void add(form, { button, fields })
      .catch(page.report)
      .finally(() => {
        isBusy = false
      })
  })

  async function add(
    form: HTMLFormElement,
    { button, fields }: { button: HTMLElement | null; fields: Fields },
  ) {
    cancel()
    overlay.set('adding', vars.texts.adding)
    overlay.show()
    announce(document, vars.texts.adding)
    const jQuery = currentJQuery(window)
    tellPlugins(page, 'adding_to_cart', [button && jQuery ? jQuery(button) : button, fields])
    const answer = await addProduct(vars, fields).catch((cause) => {
      if (isAborted(cause)) return undefined
      page.report(cause, 'call')
      return null
    })
    if (answer?.outcome === 'added') await putIntoCart(answer, page, hasAddScript)
    else announceAddRequest(document, { outcome: 'failed', button: button ?? undefined })
    if (signal.aborted) {
      // The view has closed, so a note at the edge of the window tells that the product is not in the cart.
      if (answer !== undefined && answer?.outcome !== 'added') showFailureNote(document, noteText(answer))
      return
    }
    enableFields(form)
    if (answer !== undefined) return showOutcome(answer)
    // The browser aborted the request as the visitor left the page: whether the product was added is unknown.
    overlay.showBadge()
    overlay.hide()
  }

  function noteText(answer: AddAnswer | null): string {
    const title = content.querySelector('h1, h2')?.textContent?.trim()
    return title ? `${title}: ${messageOf(answer)}` : messageOf(answer)
  }

  function showOutcome(answer: AddAnswer | null) {
    const isAdded = answer?.outcome === 'added'
    const text = isAdded ? vars.texts.added : messageOf(answer)
    overlay.set(isAdded ? 'added' : 'failed', text)
    announce(document, text)
    const shouldClose = vars.settings.closesWhenAdded && answer !== null && answer.outcome !== 'fail'
    cancel = scope.after(OUTCOME_SHOWN_MS, () => {
      overlay.showBadge()
      if (shouldClose) close()
      else overlay.hide()
    })
  }
}

/** Updates the cart on the page and tells other plugins. */
async function putIntoCart(
  { fragments, cartHash }: Extract<AddAnswer, { outcome: 'added' }>,
  page: Page,
  hasAddScript: boolean,
) {
  const { document, window } = page
  // The shop plugin's script puts the fragments in when it hears `added_to_cart`.
  if (!hasAddScript || !currentJQuery(window)) {
    // A failure is only reported: the next page shows the right cart.
    await putFragments(document, fragments).catch(page.report)
    tellPlugins(page, 'wc_fragments_loaded')
  }
  if (!tellPlugins(page, 'added_to_cart', [fragments, cartHash])) {
    announceAddRequest(document, { outcome: 'added' })
  }
}

/** The text of the server's message, without the links that it may hold. */
function messageOf(answer: AddAnswer | null): string {
  const message = answer && answer.outcome !== 'added' ? answer.message : ''
  return parseInert(message).textContent?.trim() || failedText()
}

function buttonOf(form: HTMLFormElement, event: Event): HTMLElement | null {
  const submitter = 'submitter' in event ? event.submitter : null
  return submitter instanceof HTMLElement ? submitter : find(form, BUTTON)
}

/** The form's fields and those of its button: newer shop plugins name the product in the button. */
function entriesOf(form: HTMLFormElement, button: HTMLElement | null): [string, FormDataEntryValue][] {
  const entries = [...new FormData(form)]
  const { name = '', value = '' } = button instanceof HTMLButtonElement ? button : {}
  return name && !entries.some(([known]) => known === name) ? [...entries, [name, value]] : entries
}

/** Enables fields that a script disabled while the form was sent, as the plugin does. Buttons follow the price instead. */
function enableFields(form: HTMLFormElement) {
  for (const field of findAll<HTMLInputElement>(form, 'input:disabled, select:disabled, textarea:disabled')) {
    field.disabled = false
  }
}
