/** One thing for all hosts of an island: made for the first of them, let go with the last. */
export interface Shared<T> {
  readonly value: T
  release(): void
}

/** @param create what it returns undoes everything in `dispose`; of a scope it takes the `page`, since it outlives the first host */
export function sharedByHosts<C, T extends { dispose(): void }>(create: (context: C) => T) {
  let value: T | undefined
  let hosts = 0
  return (context: C): Shared<T> => {
    value ??= create(context)
    hosts += 1
    return {
      value,
      release() {
        hosts -= 1
        if (hosts > 0) return
        value?.dispose()
        value = undefined
      },
    }
  }
}
