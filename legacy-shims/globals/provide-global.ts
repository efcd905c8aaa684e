/**
 * Defines a global for other scripts, also where an element's id has made the name one.
 * @returns a function that takes it back, unless another script has replaced it since
 */
export function provideGlobal(window: Window, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(window, name)
  // A global that a script has declared by `var` can be given a value but not be deleted.
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
