import type { Scope } from '../../../src/page/scope'

/**
 * A panel that moves the page holds the header by making it absolute: as long as it does, the header is not ours.
 * @param onReleased when the panel has let go of it
 * @returns whether it is held; told whether it was laurel that had fixed it: what the server prints is no panel's
 */
export function watchHold(host: HTMLElement, onReleased: () => void, scope: Scope) {
  const observer = scope.observe(MutationObserver, look)
  let isWatched = false
  const isHeld = () => host.style.position === 'absolute'
  function look() {
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
