/** A promise that the test settles when it wants to. */
export interface Gate<T> {
  readonly promise: Promise<T>
  /** Resolves the promise. */
  readonly open: (value: T) => void
  /** Rejects the promise. */
  readonly fail: (cause: unknown) => void
}

export function gate<T = void>(): Gate<T> {
  let open: (value: T) => void = () => {}
  let fail: (cause: unknown) => void = () => {}
  const promise = new Promise<T>((resolve, reject) => {
    open = resolve
    fail = reject
  })
  return { promise, open, fail }
}
