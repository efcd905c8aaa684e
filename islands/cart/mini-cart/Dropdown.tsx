import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import { fadeIn, fadeOut } from '../../../src/motion/fade'
import { hoverMenu } from '../../../src/overlay/hover-menu'
import type { Page } from '../../../src/page/page'
import { useAdopted } from '../../../src/react/adopt'
import { themeAction } from '../../../src/wire/ajax'
import { type Bag, headerSentence, isWaiting } from './bag'
import { type DropdownParts, REMOVE_LINK, readRemoveLink, readTexts, rowKeys, rowsIn } from './markup'
import { $bag, removeLine } from './removal'
import { useReplacedHtml } from './use-replaced-html'

const OVERLAY = '.shopping-bag .loading-overlay'
const OVERLAY_FADE_IN_MS = 200
const OVERLAY_FADE_OUT_MS = 100

export interface DropdownProps extends DropdownParts {
  /** A `li.shopping-bag-item`. */
  readonly host: HTMLElement
  readonly page: Page
}

/** One copy of the cart's dropdown. */
export function Dropdown({ host, page, header, printed, amounts }: DropdownProps) {
  const bag = useStore($bag)
  const texts = readTexts(page.document)
  useAdopted(host, { on: { click: (event) => onRemoveClick(event, page) } })
  useAdopted(header, bag.count === printed ? {} : { text: headerSentence(bag.count, texts) }, { keep: true })
  useReplacedHtml(amounts, bag.total)
  useLayoutEffect(() => hoverMenu(host), [host])
  useOverlay(host, isWaiting(bag))
  useRowRemoval(host, bag)
  useEmptyMessage(host, bag.isEmptied, texts.empty)
  return null
}

function onRemoveClick(event: MouseEvent, page: Page) {
  if (event.defaultPrevented || !isPlainClick(event)) return
  const element = closest(event.target, REMOVE_LINK)
  const link = element && readRemoveLink(element)
  const action = themeAction(page, 'uplift_cart_product_remove')
  if (!link || !action) return
  event.preventDefault()
  event.stopPropagation()
  removeLine(action, link, page).catch(page.report)
}

/** Covers the dropdown while a removal is under way. */
function useOverlay(host: HTMLElement, isCovered: boolean) {
  const wasCovered = useRef(false)
  useLayoutEffect(() => {
    if (isCovered === wasCovered.current) return
    wasCovered.current = isCovered
    for (const overlay of host.querySelectorAll<HTMLElement>(OVERLAY)) {
      if (isCovered) fadeIn(overlay, { durationMs: OVERLAY_FADE_IN_MS })
      else fadeOut(overlay, { durationMs: OVERLAY_FADE_OUT_MS })
    }
  }, [host, isCovered])
}

/** Removes the rows of removed lines. They do not come back on unmount, since the server has removed them too. */
function useRowRemoval(host: HTMLElement, { gone }: Bag) {
  useLayoutEffect(() => {
    removeParts(
      host,
      rowsIn(host).filter((row) => rowKeys(row).some((key) => gone.includes(key))),
    )
  }, [host, gone])
}

/** Replaces everything in the dropdown by the message of an empty cart. */
function useEmptyMessage(host: HTMLElement, isEmptied: boolean, text: string) {
  useLayoutEffect(() => {
    if (!isEmptied) return
    for (const bag of host.querySelectorAll('.sub-menu .shopping-bag')) {
      removeParts(host, [...bag.querySelectorAll('.bag-buttons, .bag-header, .bag-total, .bag-contents')])
      if (bag.querySelector('.bag-empty')) continue
      const message = host.ownerDocument.createElement('div')
      message.className = 'bag-empty'
      message.textContent = text
      bag.prepend(message)
    }
  }, [host, isEmptied, text])
}

/** Removes parts of the dropdown, and moves the focus out of them first. */
function removeParts(host: HTMLElement, parts: readonly Element[]) {
  const { activeElement } = host.ownerDocument
  if (parts.some((part) => part.contains(activeElement))) {
    const links = [...host.querySelectorAll<HTMLElement>('.remove-product')]
    const next = links.find((link) => !parts.some((part) => part.contains(link)))
    ;(next ?? host.querySelector<HTMLElement>('.cart-contents'))?.focus()
  }
  for (const part of parts) part.remove()
}
