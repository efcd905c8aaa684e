import { hasBootstrap } from '../../../legacy-shims/bootstrap/plugin'
import { isPlainClick } from '../../../src/dom/plain-click'
import { pressByKey } from '../../../src/dom/press-by-key'
import { isRtl } from '../../../src/page/is-rtl'
import type { Mount } from '../../../src/page/island'
import { addressOf, isDisabled, isVertical, linksOf, listOf, paneOf } from './markup'
import { tabForKey } from './tab-keys'
import { joinTabList } from './tab-list'

/** A tab of the theme's markup, or of the page builder's tabs and tours (contract 03 §15.2, §15.4). */
export const mount: Mount = (link, scope) => {
  const { window } = scope
  const list = listOf(link)
  const tabs = joinTabList(list, scope)

  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (!paneOf(link)) {
      // The account modal may print a tab with the address of a page, and Bootstrap would prevent its click.
      if (!addressOf(link).includes('#') && hasBootstrap(window, 'tab')) event.stopPropagation()
      return
    }
    event.preventDefault()
    if (!isDisabled(link)) tabs.choose(link)
  }

  function onKeydown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === ' ' && paneOf(link)) return pressByKey(event)
    const links = linksOf(list).filter((other) => !isDisabled(other))
    const next = tabForKey(event.key, {
      index: links.indexOf(link),
      count: links.length,
      isVertical: isVertical(list),
      isRtl: isRtl(list, scope),
    })
    if (next === null) return
    event.preventDefault()
    links[next]?.focus()
  }

  scope.listen(link, 'click', onClick)
  scope.listen(link, 'keydown', onKeydown)
  scope.add(tabs.leave)
}
