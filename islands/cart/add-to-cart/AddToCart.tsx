import { useEffect, useLayoutEffect, useReducer } from 'react'
import { currentJQuery, setJQueryData } from '../../../legacy-shims/jquery-events'
import { onAddRequest } from '../../../legacy-shims/shop-plugin/add-request'
import { announce } from '../../../src/dom/announce'
import { listen } from '../../../src/dom/listen'
import { isPlainClick } from '../../../src/dom/plain-click'
import { submitForm } from '../../../src/dom/submit-form'
import type { Page } from '../../../src/page/page'
import { useAdopted } from '../../../src/react/adopt'
import { type ButtonEvent, faceOf, type Look, nextLook, parseQuantity, showsAdded } from './button'
import { type AddToCartProps, quantityField, quickViewForm } from './markup'
import { useAddedTooltip } from './use-added-tooltip'

/** After this an added button is itself again (spec storefront §4). */
const RESET_AFTER_MS = 3000
const LOADING_CLASS = 'added-spinner'
/** What a button bears while its own request is on its way, or was just answered; the last two are the shop plugin's. */
const OWN_REQUEST = `.${LOADING_CLASS}, .loading, .added`

/** A button whose request the shop plugin makes; this paints how it goes. */
export function AddToCart({ page, ...button }: AddToCartProps & { page: Page }) {
  const { host, icon, label, faces } = button
  const [look, dispatch] = useReducer(nextLook, 'printed')
  const face = faceOf(look, faces)
  const tooltip = useAddedTooltip(button.tooltip, page)

  function onClick(event: MouseEvent) {
    if (host.classList.contains('disabled')) return
    if (!isPlainClick(event) && !isPluginsClick(event, host, page)) return
    const form = quickViewForm(host)
    if (form) {
      event.preventDefault()
      host.classList.remove('ajax_add_to_cart')
    }
    handOverQuantity(host, page)
    dispatch('click')
    tooltip.start()
    if (form) submitForm(form, host)
  }

  useAdopted(host, {
    class: { [LOADING_CLASS]: look === 'loading', 'product-added': showsAdded(look) },
    on: { click: onClick },
  })
  useAdopted(icon, face.icon === null ? {} : { attributes: { class: face.icon } })
  useAdopted(label, face.text === null ? {} : { text: face.text })
  useRequest(button, page, dispatch)
  useReset(look, dispatch)
  useRest(host, look, tooltip.takeBack)
  const isAdded = showsAdded(look)
  useEffect(() => {
    if (isAdded && face.text) announce(page.document, face.text)
  }, [isAdded, face.text, page])

  return null
}

/** The shop plugin takes every click on an ajax button, whatever keys are held. */
function isPluginsClick({ button }: MouseEvent, host: HTMLElement, { window }: Page): boolean {
  return button === 0 && host.matches('.ajax_add_to_cart') && currentJQuery(window) !== undefined
}

/** The shop plugin posts the button's data entries: in its newer version the attribute, in its older jQuery's copy. */
function handOverQuantity(host: HTMLElement, { window }: Page) {
  const quantity = parseQuantity(quantityField(host)?.value ?? '')
  if (quantity === null) return
  host.setAttribute('data-quantity', quantity)
  setJQueryData(window, host, 'quantity', quantity)
}

/** Follows the shop plugin's request, and the ways in which a native submit ends without one. */
function useRequest(
  { host, productId }: AddToCartProps,
  { window }: Page,
  dispatch: (event: ButtonEvent) => void,
) {
  useEffect(() => {
    /** Where it is said of which button an event is, and that button knows of a request, it is of that one alone. */
    const isOfAll = (clicked: HTMLElement | undefined) => !clicked?.matches(OWN_REQUEST)
    const fail = () => dispatch('failed')

    const stop = onAddRequest(window, {
      added: (clicked) => {
        if (clicked === host) dispatch('added')
        else if (isOfAll(clicked)) dispatch('told')
      },
      failed: (clicked, product) => {
        const isMine = clicked === host || isOfAll(clicked)
        if (isMine && (product === undefined || product === productId)) fail()
      },
    })
    const onPageShow = (event: PageTransitionEvent) => event.persisted && fail()
    const form = host.closest('form')
    const stopReturns = listen(window, ['pageshow'], onPageShow)
    // `invalid` does not bubble: the browser has found a field wrong and does not send the form.
    const stopInvalid = form && listen(form, ['invalid'], fail, { capture: true })
    return () => {
      stop()
      stopReturns()
      stopInvalid?.()
    }
  }, [host, productId, window, dispatch])
}

/** Some time after the product was added the button is itself again. */
function useReset(look: Look, dispatch: (event: ButtonEvent) => void) {
  useEffect(() => {
    if (!showsAdded(look)) return
    const timer = setTimeout(() => dispatch('reset'), RESET_AFTER_MS)
    return () => clearTimeout(timer)
  }, [look, dispatch])
}

/** A button at rest has no marks of the plugin's, which would leave that of a failed request for good. */
function useRest(host: HTMLElement, look: Look, takeBackTooltip: () => void) {
  useLayoutEffect(() => {
    if (look === 'default') host.classList.remove('added')
    if (look !== 'failed') return
    host.classList.remove('loading')
    takeBackTooltip()
  }, [host, look, takeBackTooltip])
}
