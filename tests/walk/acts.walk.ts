import { ACTS } from './acts'
import type { Device } from './drivers/driver'
import { test } from './walk'

const DEVICES: readonly Device[] = ['desktop', 'phone']

for (const device of DEVICES) {
  for (const { id, title, page, on, act, see } of ACTS) {
    if (on && on !== device) continue
    test(`[${id}] the visitor ${title}, on a ${device}`, async ({ visit }) => {
      const visitor = await visit(device)
      await visitor.open(page)
      await act?.(visitor)
      await see(visitor)
    })
  }
}
