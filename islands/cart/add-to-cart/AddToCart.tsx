import { useEffect, useLayoutEffect, useReducer } from 'react'
import { currentJQuery, setJQueryData } from '../../../legacy-shims/jquery-events'
import { onAddRequest } from '../../../legacy-shims/shop-plugin/add-request'
import { announce } from '../../../src/dom/announce'
import { listen } from '../../../src/dom/listen'
import { isPlainClick } from '../../../src/dom/plain-click'
import { submitForm } from '../../../src/dom/submit-form'
import type { Page } from '../../../src/page/page'
import { useAdopted } from '../../../src/react/adopt'
import { AddedTooltip } from './AddedTooltip'
import { type ButtonEvent, type Look, nextLook, parseQuantity, partsOf, showsAdded } from './button'
import { type AddToCartProps, quantityField, quickViewForm } from './markup'
import { useAddedTooltip } from './use-added-tooltip'

/** How long a button shows that its product was added (spec storefront §4). */
const RESET_AFTER_MS = 3000
const LOADING_CLASS = 'added-spinner'
/** Matches a button whose own request is under way or was just answered; the shop plugin sets the last two classes. */
const OWN_REQUEST = `.${LOADING_CLASS}, .loading, .added`

/** Shows on a button how the shop plugin's request goes. */
export function AddToCart({ page, ...button }: AddToCartProps & { page: Page }) {
  const { host, icon, label, labels } = button
  const [look, dispatch] = useReducer(nextLook, 'printed')
  const { icon: iconClass, text } = partsOf(look, labels)
  const tooltip = useAddedTooltip(button.tooltip, page)

  function onClick(event: MouseEvent) {
    if (host.classList.contains('disabled')) return
    if (!isPlainClick(event) && !isAjaxClick(event, host, page)) return
    const form = quickViewForm(host)
    if (form) {
      event.preventDefault()
      host.classList.remove('ajax_add_to_cart')
    }
    copyQuantity(host, page)
    dispatch('click')
    tooltip.start()
    if (form) submitForm(form, host)
  }

  useAdopted(host, {
    class: { [LOADING_CLASS]: look === 'loading', 'product-added': showsAdded(look) },
    on: { click: onClick },
  })
  useAdopted(icon, iconClass === null ? {} : { attributes: { class: iconClass } })
  useAdopted(label, text === null ? {} : { text })
  useRequest(button, page, dispatch)
  useReset(look, dispatch)
  useCleanUp(host, look, tooltip.restore)
  const isAdded = showsAdded(look)
  useEffect(() => {
    if (isAdded && text) announce(page.document, text)
  }, [isAdded, text, page])

  if (!tooltip.isShown || !button.tooltip) return null
  return <AddedTooltip document={page.document} {...button.tooltip} onLeave={tooltip.hide} />
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
function useRequest(
  { host, productId }: AddToCartProps,
  { window }: Page,
  dispatch: (event: ButtonEvent) => void,
) {
  useEffect(() => {
    /** An event concerns every waiting button unless it names a button with a request of its own. */
    const concernsAll = (clicked: HTMLElement | undefined) => !clicked?.matches(OWN_REQUEST)
    const fail = () => dispatch('failed')

    const stop = onAddRequest(window, {
      added: (clicked) => {
        if (clicked === host) dispatch('added')
        else if (concernsAll(clicked)) dispatch('added-by-any')
      },
      failed: (clicked, product) => {
        const isMine = clicked === host || concernsAll(clicked)
        if (isMine && (product === undefined || product === productId)) fail()
      },
    })
    const onPageShow = (event: PageTransitionEvent) => event.persisted && fail()
    const form = host.closest('form')
    const stopPageShow = listen(window, ['pageshow'], onPageShow)
    // The browser does not send an invalid form. `invalid` does not bubble.
    const stopInvalid = form && listen(form, ['invalid'], fail, { capture: true })
    return () => {
      stop()
      stopPageShow()
      stopInvalid?.()
    }
  }, [host, productId, window, dispatch])
}

/** Resets the button some time after its product was added. */
function useReset(look: Look, dispatch: (event: ButtonEvent) => void) {
  useEffect(() => {
    if (!showsAdded(look)) return
    const timer = setTimeout(() => dispatch('reset'), RESET_AFTER_MS)
    return () => clearTimeout(timer)
  }, [look, dispatch])
}

/** Removes the shop plugin's classes at the end; the plugin never removes `loading` after a failed request. */
function useCleanUp(host: HTMLElement, look: Look, restoreTooltip: () => void) {
  useLayoutEffect(() => {
    if (look === 'default') host.classList.remove('added')
    if (look !== 'failed') return
    host.classList.remove('loading')
    restoreTooltip()
  }, [host, look, restoreTooltip])
}
