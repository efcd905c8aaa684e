import { currentJQuery, setJQueryData } from '../../../legacy-shims/jquery-events'
import { onAddRequest } from '../../../legacy-shims/shop-plugin/add-request'
import { isPlainClick } from '../../../src/dom/plain-click'
import { submitForm } from '../../../src/dom/submit-form'
import type { Mount } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'
import type { Scope } from '../../../src/page/scope'
import { createButton } from './create-button'
import { parseQuantity, quantityField, quickViewForm, readAddToCart } from './markup'
import { type PressedButton, pressedButtons } from './pressed-button'

/** The shop plugin's classes of a button whose own request is under way or was just answered. */
const OWN_REQUEST = '.loading, .added'

/** Answers a press, shows it, and follows the shop plugin's request: none of it waits for React. */
export const mount: Mount = (host, scope) => {
  const button = createButton(readAddToCart(host))
  pressedButtons.set(host, button)
  scope.add(button.endFirstLook)
  scope.listen(host, 'click', (event) => {
    if (host.classList.contains('disabled')) return
    if (!isPlainClick(event) && !isAjaxClick(event, host, scope)) return
    const form = quickViewForm(host)
    if (form) {
      event.preventDefault()
      host.classList.remove('ajax_add_to_cart')
    }
    copyQuantity(host, scope)
    button.dispatch('click')
    if (form) submitForm(form, host)
  })
  followRequest(button, scope)
}

/** The shop plugin handles every click on an ajax button, even with modifier keys. */
function isAjaxClick({ button }: MouseEvent, host: HTMLElement, { window }: Page): boolean {
  return button === 0 && host.matches('.ajax_add_to_cart') && currentJQuery(window) !== undefined
}

/** The shop plugin posts the button's quantity: newer versions read the attribute, older ones jQuery's data. */
function copyQuantity(host: HTMLElement, { window }: Page) {
  const quantity = parseQuantity(quantityField(host)?.value ?? '')
  if (quantity === null) return
  host.setAttribute('data-quantity', quantity)
  setJQueryData(window, host, 'quantity', quantity)
}

/** Follows the shop plugin's request; a native submit fails when the form is invalid or the page comes back. */
function followRequest({ parts: { host, productId }, dispatch }: PressedButton, scope: Scope) {
  /** An event concerns every waiting button unless it names a button with a request of its own. */
  const concernsAll = (clicked: HTMLElement | undefined) => !clicked || !hasOwnRequest(clicked)
  const fail = () => dispatch('failed')

  const stop = onAddRequest(scope.window, {
    added: (clicked) => {
      if (clicked === host) dispatch('added')
      else if (concernsAll(clicked)) dispatch('added-by-any')
    },
    failed: (clicked, product) => {
      const isMine = clicked === host || concernsAll(clicked)
      if (isMine && (product === undefined || product === productId)) fail()
    },
  })
  scope.add(stop)
  scope.listen(scope.window, 'pageshow', (event) => event.persisted && fail())
  const form = host.closest('form')
  // The browser does not send an invalid form. `invalid` does not bubble.
  if (form) scope.listen(form, 'invalid', fail, { capture: true })
}

function hasOwnRequest(button: HTMLElement): boolean {
  const look = pressedButtons.get(button)?.$state.get().look
  return button.matches(OWN_REQUEST) || look === 'loading' || look === 'added'
}
