import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SAVED_PAGES } from '../../fixtures-html/server/page-list.mjs'
import type { Device } from './drivers/driver'
import { expect, test } from './walk'

const MANIFEST = path.resolve(import.meta.dirname, '../../dist/manifest.json')
/** It is mounted only where its plugin is. */
const CONDITIONAL = 'behaviour-fields'
/**
 * The islands that are mounted without the visitor on every host: those of the page itself have conditions.
 */
const BY_THEMSELVES = Object.entries<{ selector: string; wake: string }>(
  JSON.parse(readFileSync(MANIFEST, 'utf8')).islands,
)
  .filter(([name, { wake }]) => wake !== 'intent' && name !== CONDITIONAL)
  .map(([name, { selector }]) => ({ name, selector }))

/** One page of each kind that the shop has. */
const KINDS = [...new Map(SAVED_PAGES.map(({ file, path }) => [file, path])).values()]
/** In Firefox the page of all blocks can be scrolled sideways, by the margin of its content (docs/browsers.md). */
const SIDEWAYS_PX: Readonly<Record<string, number>> = {
  'firefox desktop /builder/': 38,
  'firefox phone /builder/': 16,
}
const DEVICES: readonly Device[] = ['desktop', 'phone']

for (const device of DEVICES) {
  for (const page of KINDS) {
    test(`${page} on a ${device}: every island is mounted, nothing goes wrong, nothing sticks out`, async ({
      visit,
      engine,
    }) => {
      const visitor = await visit(device)
      await visitor.open(page)
      await visitor.scrollThrough()
      await visitor.until(
        'every island is mounted',
        (wanted) => {
          const islands = window.laurel?.islands() ?? []
          const isMounted = (name: string, host: Element) =>
            islands.some(
              (island) => island.name === name && island.host === host && island.state === 'mounted',
            )
          return wanted.every(({ name, selector }) =>
            [...document.querySelectorAll(selector)].every(
              (host) =>
                host.matches('html, body') || host.getClientRects().length === 0 || isMounted(name, host),
            ),
          )
        },
        BY_THEMSELVES,
      )
      const { failed, wide } = await visitor.evaluate(() => ({
        failed: (window.laurel?.islands() ?? [])
          .filter(({ state }) => state !== 'mounted')
          .map(({ name }) => name),
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      expect(failed).toEqual([])
      expect(wide, 'how many pixels the page can be scrolled sideways').toBeLessThanOrEqual(
        SIDEWAYS_PX[`${engine} ${device} ${page}`] ?? 0,
      )
    })
  }
}
