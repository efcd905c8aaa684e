/** @returns the way to stop */
export function listen(
  target: EventTarget,
  types: readonly string[],
  handler: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) target.addEventListener(type, handler, options)
  return () => {
    for (const type of types) target.removeEventListener(type, handler, options)
  }
}
