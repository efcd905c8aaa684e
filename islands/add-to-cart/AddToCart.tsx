import { useEffect, useReducer } from 'react'
import { currentJQuery, setJQueryData } from '../../legacy-shims/jquery-events'
import { onAddRequest } from '../../legacy-shims/shop-plugin/add-request'
import { announce } from '../../src/page/announce'
import type { Page } from '../../src/page/page'
import { isPlainClick } from '../../src/page/plain-click'
import { useAdopted } from '../../src/react/adopt'
import { type ButtonEvent, faceOf, type Look, nextLook, parseQuantity } from './button'
import { type AddToCartProps, quantityField, quickViewForm, submitterOf } from './markup'
import { useAddedTooltip } from './use-added-tooltip'

/** After this an added button is itself again (spec storefront §4). */
const RESET_AFTER_MS = 3000
const LOADING_CLASS = 'added-spinner'

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
    form?.requestSubmit(submitterOf(host, form))
  }

  useAdopted(host, {
    class: { [LOADING_CLASS]: look === 'loading', 'product-added': look === 'added' },
    on: { click: onClick },
  })
  useAdopted(icon, face.icon === null ? {} : { attributes: { class: face.icon } })
  useAdopted(label, face.text === null ? {} : { text: face.text })
  useRequest(button, page, dispatch)
  useReset(host, look, dispatch)
  useEffect(() => {
    if (look === 'added' && face.text) announce(page.document, face.text)
  }, [look, face.text, page])

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
    const isMine = (clicked: HTMLElement | undefined) =>
      clicked === host || !clicked?.classList.contains(LOADING_CLASS)
    const fail = () => {
      if (host.classList.contains(LOADING_CLASS)) host.classList.remove('loading')
      dispatch('failed')
    }

    const stop = onAddRequest(window, {
      added: (clicked) => isMine(clicked) && dispatch('added'),
      failed: (clicked, product) => {
        if (isMine(clicked) && (product === undefined || product === productId)) fail()
      },
    })
    const onPageShow = (event: PageTransitionEvent) => event.persisted && fail()
    const form = host.closest('form')
    window.addEventListener('pageshow', onPageShow)
    // `invalid` does not bubble: the browser has found a field wrong and does not send the form.
    form?.addEventListener('invalid', fail, { capture: true })
    return () => {
      stop()
      window.removeEventListener('pageshow', onPageShow)
      form?.removeEventListener('invalid', fail, { capture: true })
    }
  }, [host, productId, window, dispatch])
}

/** Some time after the product was added the button is itself again; the plugin's own mark goes with it. */
function useReset(host: HTMLElement, look: Look, dispatch: (event: ButtonEvent) => void) {
  useEffect(() => {
    if (look !== 'added') return
    const timer = setTimeout(() => {
      host.classList.remove('added')
      dispatch('reset')
    }, RESET_AFTER_MS)
    return () => clearTimeout(timer)
  }, [host, look, dispatch])
}
