import { expect } from 'vitest'

/** Inside `toMatchObject`, which takes any node for any other: it compares their own keys, and they have none. */
export const sameNode = (node: Node): unknown => expect.toSatisfy((other: unknown) => other === node)
