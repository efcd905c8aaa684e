import {
  LIGHTBOX_CALL,
  type LightboxCall,
  type LightboxHandle,
  type LightboxSource,
} from '../../../legacy-shims/globals/ilightbox'
import type { HashFollower } from '../../../src/overlay/lightbox/follow-hash'
import type { Mount } from '../../../src/page/island'
import type { OwnScope } from '../../../src/page/scope'
import { startOf, withCallOptions } from '../shared/theme-lightbox/call-options'
import { readCallItems, readLink } from '../shared/theme-lightbox/read-items'
import { readThemeSettings } from '../shared/theme-lightbox/settings'
import { openThemeLightbox, type ThemeBox } from '../shared/theme-lightbox/theme-box'
import type { ThemeItem } from '../shared/theme-lightbox/theme-item'

/** Carries out the calls that scripts make by the library's jQuery methods (contract 03 §4.2). */
export const mount: Mount = (root, scope) => {
  /** The lightbox that was opened last: the page has one at a time. */
  let last: ThemeBox | undefined
  const openedBy = (handle: LightboxHandle) => (last?.handle === handle ? last : undefined)
  const followed = new Map<LightboxHandle, OwnScope>()

  function open(handle: LightboxHandle, source: LightboxSource, { start, link }: Start) {
    const items = readSource(source)
    if (items.length === 0) return
    const opener = link ?? scope.document.activeElement
    last = openThemeLightbox(scope, {
      items,
      index: start,
      settings: withCallOptions(readThemeSettings(scope), source.options),
      reread: () => readSource(source),
      opener: () => (opener instanceof HTMLElement && opener.isConnected ? opener : undefined),
      handle,
    })
  }
  function follow(handle: LightboxHandle, source: LightboxSource) {
    const { linkId } = withCallOptions(readThemeSettings(scope), source.options)
    if (linkId === undefined || followed.has(handle)) return
    const life = scope.child()
    followed.set(handle, life)
    const follower: HashFollower = {
      signal: life.signal,
      count: () => readSource(source).length,
      show(index) {
        const box = openedBy(handle)
        if (box && isOpen(box)) box.lightbox.go(index)
        else open(handle, source, { start: index })
      },
      close: () => openedBy(handle)?.lightbox.close(),
    }
    import('../../../src/overlay/lightbox/follow-hash').then(
      ({ followHash }) => followHash(scope.window, linkId, follower),
      scope.report,
    )
  }
  function carryOut(call: LightboxCall) {
    const { handle } = call
    if (call.what === 'open') {
      const { source, link } = call
      const at = link ? (source.links?.indexOf(link) ?? 0) : startOf(source.options)
      open(handle, source, { start: indexAmong(source, at), link })
    } else if (call.what === 'follow') follow(handle, call.source)
    else {
      openedBy(handle)?.command(call.command, call.value)
      if (call.command === 'destroy') {
        followed.get(handle)?.dispose()
        followed.delete(handle)
      }
    }
  }

  scope.listen(root, LIGHTBOX_CALL, (event) => {
    if (event.target !== root || !(event instanceof CustomEvent)) return
    event.preventDefault()
    carryOut(event.detail as LightboxCall)
  })
  scope.add(() => last?.end())
}

interface Start {
  /** The index of the first item to show. */
  readonly start: number
  /** The link that was clicked. */
  readonly link?: Element | undefined
}

/** The items of a call; links are read at the time of the call. */
function readSource({ items, links }: LightboxSource): ThemeItem[] {
  return links ? links.flatMap((link) => readLink(link) ?? []) : readCallItems(items)
}

/** The item's index, without the links before it that cannot be shown. */
function indexAmong({ links }: LightboxSource, at: number): number {
  return links?.slice(0, at).filter(readLink).length ?? at
}

const isOpen = ({ lightbox }: ThemeBox) => {
  const { phase } = lightbox.$state.get()
  return phase !== 'closed' && phase !== 'closing'
}
