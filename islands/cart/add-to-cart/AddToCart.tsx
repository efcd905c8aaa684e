import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect } from 'react'
import { announce } from '../../../src/dom/announce'
import type { Page } from '../../../src/page/page'
import { useAdopted } from '../../../src/react/adopt'
import { AddedTooltip, useAddedTooltip } from './AddedTooltip'
import type { ButtonEvent } from './button'
import { type Look, partsOf, showsAdded } from './look'
import type { PressedButton } from './pressed-button'

/** How long a button shows that its product was added (spec storefront §4). */
const RESET_AFTER_MS = 3000

interface AddToCartProps {
  readonly button: PressedButton
  readonly page: Page
}

/** Shows on a button how the shop plugin's request goes. */
export function AddToCart({ button: { parts, $state, dispatch }, page }: AddToCartProps) {
  const { host, icon, label, labels } = parts
  const { look, presses } = useStore($state)
  const { icon: iconClass, text } = partsOf(look, labels)
  const tooltip = useAddedTooltip(parts.tooltip, presses, page)

  useAdopted(host, { class: { 'added-spinner': look === 'loading', 'product-added': showsAdded(look) } })
  useAdopted(icon, iconClass === null ? {} : { attributes: { class: iconClass } })
  useAdopted(label, text === null ? {} : { text })
  useReset(look, dispatch)
  useEndOfRequest(host, look, tooltip.restore)
  const isAdded = showsAdded(look)
  useEffect(() => {
    if (isAdded && text) announce(page.document, text)
  }, [isAdded, text, page])

  if (!tooltip.isShown || !parts.tooltip) return null
  return <AddedTooltip document={page.document} {...parts.tooltip} onLeave={tooltip.hide} />
}

/** Resets the button some time after its product was added. */
function useReset(look: Look, dispatch: (event: ButtonEvent) => void) {
  useEffect(() => {
    if (!showsAdded(look)) return
    const timer = setTimeout(() => dispatch('reset'), RESET_AFTER_MS)
    return () => clearTimeout(timer)
  }, [look, dispatch])
}

/**
 * Removes the shop plugin's class `added` when the button shows its default again. After a failed request,
 * removes `loading`, which the plugin never does then, and restores the tooltip's text.
 */
function useEndOfRequest(host: HTMLElement, look: Look, restoreTooltip: () => void) {
  useLayoutEffect(() => {
    if (look === 'default') host.classList.remove('added')
    if (look !== 'failed') return
    host.classList.remove('loading')
    restoreTooltip()
  }, [host, look, restoreTooltip])
}
