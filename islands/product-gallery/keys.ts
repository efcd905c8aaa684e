/** Whoever has the focus there uses the arrow keys. */
const OWN_KEYS = [
  'input, textarea, select, video, audio, iframe, .zoomContainer, [aria-modal="true"]',
  ...['slider', 'radiogroup', 'tablist', 'menu', 'menubar', 'listbox', 'combobox', 'grid'].map(
    (role) => `[role="${role}"]`,
  ),
].join()

/** The left and right arrow keys, when nothing else on the page wants them (contract 02 §13.2). */
export function followKeys(
  host: HTMLElement,
  { rtl, go }: { rtl: boolean; go: (by: -1 | 1) => void },
): () => void {
  const { ownerDocument: document } = host
  function onKeyup(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const { activeElement } = document
    if (activeElement?.closest(OWN_KEYS) || (activeElement as HTMLElement | null)?.isContentEditable) return
    if (isCovered(host)) return
    go((event.key === 'ArrowRight') === rtl ? -1 : 1)
  }
  document.addEventListener('keyup', onKeyup)
  return () => document.removeEventListener('keyup', onKeyup)
}

/** A dialog is open over the page. */
function isCovered(element: HTMLElement | null): boolean {
  return element !== null && (element.inert || isCovered(element.parentElement))
}
