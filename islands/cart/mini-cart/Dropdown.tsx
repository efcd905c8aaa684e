import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import { hoverMenu } from '../../../src/overlay/hover-menu'
import type { Page } from '../../../src/page/page'
import { useAdopted } from '../../../src/react/adopt'
import { themeAction } from '../../../src/wire/ajax'
import { type Bag, headerSentence, isWaiting } from './bag'
import { type DropdownParts, REMOVE_LINK, readRemoveLink, readTexts, rowKeys, rowsIn } from './markup'
import { $bag, removeLine } from './removal'
import { useOverlays } from './use-overlays'
import { useReplaced } from './use-replaced'

export interface DropdownProps extends DropdownParts {
  /** One `li.shopping-bag-item`; the shop plugin may replace it at any moment. */
  readonly host: HTMLElement
  readonly page: Page
}

/** One copy of the bag's dropdown. */
export function Dropdown({ host, page, header, printed, amounts }: DropdownProps) {
  const bag = useStore($bag)
  const texts = readTexts(page.document)
  useAdopted(host, { on: { click: (event) => onRemoveClick(event, page) } })
  useAdopted(header, bag.count === printed ? {} : { text: headerSentence(bag.count, texts) }, { keep: true })
  useReplaced(amounts, bag.total)
  useLayoutEffect(() => hoverMenu(host), [host])
  useOverlays(host, isWaiting(bag))
  useRows(host, bag)
  useEmptied(host, bag.emptied, texts.empty)
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

/** Takes the rows of lines that are gone out of the page. They stay out: the server has forgotten them too. */
function useRows(host: HTMLElement, { gone }: Bag) {
  useLayoutEffect(() => {
    takeOut(
      host,
      rowsIn(host).filter((row) => rowKeys(row).some((key) => gone.includes(key))),
    )
  }, [host, gone])
}

/** Puts the message of an empty bag in the place of everything else in the dropdown. */
function useEmptied(host: HTMLElement, emptied: boolean, text: string) {
  useLayoutEffect(() => {
    if (!emptied) return
    for (const bag of host.querySelectorAll('.sub-menu .shopping-bag')) {
      takeOut(host, [...bag.querySelectorAll('.bag-buttons, .bag-header, .bag-total, .bag-contents')])
      if (bag.querySelector('.bag-empty')) continue
      const message = host.ownerDocument.createElement('div')
      message.className = 'bag-empty'
      message.textContent = text
      bag.prepend(message)
    }
  }, [host, emptied, text])
}

/** Removes parts of the dropdown, and first gives the keyboard a place to go on from when it is in one of them. */
function takeOut(host: HTMLElement, parts: readonly Element[]) {
  const { activeElement } = host.ownerDocument
  if (parts.some((part) => part.contains(activeElement))) {
    const links = [...host.querySelectorAll<HTMLElement>('.remove-product')]
    const next = links.find((link) => !parts.some((part) => part.contains(link)))
    ;(next ?? host.querySelector<HTMLElement>('.cart-contents'))?.focus()
  }
  for (const part of parts) part.remove()
}
