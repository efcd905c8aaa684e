/**
 * A panel that moves the page holds the header by making it absolute: as long as it does, the header is not ours.
 * @param onReleased when the panel has let go of it
 */
export function watchHold(host: HTMLElement, onReleased: () => void) {
  let observer: MutationObserver | undefined
  const isHeld = () => host.style.position === 'absolute'
  function stop() {
    observer?.disconnect()
    observer = undefined
  }
  function look() {
    if (isHeld()) return
    stop()
    onReleased()
  }
  return {
    /** @param wasFixed whether it was laurel that had fixed it: what the server prints is no panel's */
    isHeld({ wasFixed }: { wasFixed: boolean }): boolean {
      if (observer === undefined && !wasFixed) return false
      if (!isHeld()) return false
      if (observer) return true
      observer = new MutationObserver(look)
      observer.observe(host, { attributeFilter: ['style'] })
      return true
    },
    stop,
  }
}
