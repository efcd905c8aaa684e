import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import { fadeIn, fadeOut } from '../../../src/motion/fade'
import { hoverMenu } from '../../../src/overlay/hover-menu'
import type { Page } from '../../../src/page/page'
import { useAdopted } from '../../../src/react/adopt'
import { themeAction } from '../../../src/wire/ajax'
import { type Bag, headerSentence, isWaiting } from './bag'
import { type DropdownParts, REMOVE_LINK, readRemoveLink, rowKeys, rowsIn } from './markup'
import { $bag, $texts, removeLine } from './removal'
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
  const texts = useStore($texts)
  useAdopted(host, { on: { click: (event) => onRemoveClick(event, page) } })
  useAdopted(header, bag.count === printed ? {} : { text: headerSentence(bag.count, texts) }, { keep: true })
  useReplacedHtml(amounts, bag.total)
  useLayoutEffect(() => hoverMenu(host), [host])
  useOverlay(host, isWaiting(bag))
  useRowRemoval(host, bag)
  const emptied = useEmptied(host, bag.isEmptied)
  return emptied.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
    <EmptyMessage key={index} bag={each} text={texts.empty} />
  ))
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

/** Empties the dropdown once the last line is removed. @returns the bags that get the message of an empty cart */
function useEmptied(host: HTMLElement, isEmptied: boolean): readonly Element[] {
  const [emptied, setEmptied] = useState<readonly Element[]>([])
  useLayoutEffect(() => {
    if (!isEmptied) return
    const bags = [...host.querySelectorAll('.sub-menu .shopping-bag')]
    for (const bag of bags) {
      removeParts(host, [...bag.querySelectorAll('.bag-buttons, .bag-header, .bag-total, .bag-contents')])
    }
    setEmptied(bags.filter((bag) => !bag.querySelector('.bag-empty')))
  }, [host, isEmptied])
  return emptied
}

/** The message of an empty cart. It stays on unmount, since the server would print it by now. */
function EmptyMessage({ bag, text }: { readonly bag: Element; readonly text: string }) {
  const message = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = message
    if (!current) return
    // The theme prints the message as the first child; a portal appends it.
    bag.prepend(current)
    return () => bag.prepend(current.cloneNode(true))
  }, [bag])
  return createPortal(
    <div ref={message} className="bag-empty">
      {text}
    </div>,
    bag,
  )
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
