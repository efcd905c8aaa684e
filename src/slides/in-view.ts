/**
 * Tells whether any of an element is in the window, now and whenever that changes; where the browser cannot tell,
 * nothing is said.
 * @returns the way to stop
 */
export function watchInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  if (typeof IntersectionObserver !== 'function') return () => {}
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last) onChange(last.isIntersecting)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
