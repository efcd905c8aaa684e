import type { Scope } from '../../../src/page/scope'

/**
 * A panel that moves the page positions the header absolutely. While it does, the header's styles belong to
 * the panel.
 * @param onReleased called when the panel has released the header
 * @returns a function that tells whether a panel holds the header. A header that was not fixed before and is
 * absolute has that style from the server.
 */
export function watchPanelHold(host: HTMLElement, onReleased: () => void, scope: Scope) {
  const observer = scope.observe(MutationObserver, checkRelease)
  let isWatched = false
  const isHeld = () => host.style.position === 'absolute'
  function checkRelease() {
    if (isHeld()) return
    observer.disconnect()
    isWatched = false
    onReleased()
  }
  return ({ wasFixed }: { wasFixed: boolean }): boolean => {
    if (!(isWatched || wasFixed) || !isHeld()) return false
    if (!isWatched) observer.observe(host, { attributeFilter: ['style'] })
    isWatched = true
    return true
  }
}
