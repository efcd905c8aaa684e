const refuse = () => {
  throw new DOMException('The document is sandboxed', 'SecurityError')
}
const PLACES = [
  ['document', 'cookie'],
  ['window', 'sessionStorage'],
  ['window', 'localStorage'],
] as const

/** Runs a part of a test as in a sandboxed document, where cookies and storage throw, read and written. */
export async function withoutStorage(run: () => unknown): Promise<void> {
  const owners: Record<string, object> = { document, window }
  const before = PLACES.map(([owner, name]) => {
    const target = owners[owner] ?? {}
    const descriptor = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { configurable: true, get: refuse, set: refuse })
    return { target, name, descriptor }
  })
  try {
    await run()
  } finally {
    for (const { target, name, descriptor } of before) {
      Reflect.deleteProperty(target, name)
      if (descriptor) Object.defineProperty(target, name, descriptor)
    }
  }
}
