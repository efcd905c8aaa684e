/**
 * Puts something where other scripts look for it, whatever else the name meant there: an element's id does not count.
 * @returns the way to take it back, which leaves what another script has put there since
 */
export function provideGlobal(window: Window, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(window, name)
  // What a script has declared, if only in a part of it that did not run, can be given a value but not be taken away.
  const isDeclared = before?.configurable === false
  const isOurs = Reflect.defineProperty(
    window,
    name,
    isDeclared ? { value } : { value, configurable: true, enumerable: true, writable: true },
  )
  return () => {
    if (!isOurs || Reflect.get(window, name) !== value) return
    if (!isDeclared) Reflect.deleteProperty(window, name)
    if (before) Reflect.defineProperty(window, name, before)
  }
}
