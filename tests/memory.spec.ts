import type { CDPSession, LaunchOptions, Page } from '@playwright/test'
import { lowest } from '../bench/median.mjs'
import { heapUsage } from './heap-usage.mjs'
import { allWidgets, memoryTestScript } from './memory/all-widgets'
import type {} from './memory/mount-and-unmount'
import { expect, test } from './shop'

/**
 * Without compilers, and with the interpreter's code kept: what the engine itself would compile and throw away makes up to
 * 15,000 bytes per round, and hides a leak.
 */
const STEADY_ENGINE = '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-flush-bytecode'
/**
 * The first rounds leave what all later rounds use again: code, what the engine has learned of it, caches.
 */
const WARM_UP = Number(process.env['MEMORY_WARM_UP'] ?? 20)
/** The heap is read after each part of the others. */
const PARTS = 4
const ROUNDS_OF_PART = Math.ceil(Number(process.env['MEMORY_ROUNDS'] ?? 60) / PARTS)
/** All islands together, in the part in which the heap grows least: a leak grows in each part. Without a leak it is 200. */
const HEAP_BYTES_PER_ROUND = 1_000
/** To find the island that is at fault. */
const ROUNDS_OF_ONE = 10

test.use({
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), STEADY_ENGINE] }),
})

async function openAll(page: Page, url: string) {
  const html = await allWidgets()
  await page.route(`${url}/all-widgets`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  // A page with a hash has a host for hash-scroll.
  await page.goto(`${url}/all-widgets#here`)
  await page.unroute(`${url}/all-widgets`)
  await page.addScriptTag({ content: await memoryTestScript() })
}

async function figures(page: Page, devTools: CDPSession) {
  const open = await page.evaluate(() => window.memoryTest?.open())
  const { bytes, nodes, listeners } = await heapUsage(devTools)
  return { bytes, counts: { nodes, listeners, ...open } }
}

const mountAndUnmount = (page: Page, times: number, names?: readonly string[]) =>
  page.evaluate(([times, names]) => window.memoryTest?.mountAndUnmount(times, names), [times, names] as const)

/** Which islands leave something behind when they are mounted and unmounted alone, and what. */
async function culprits(page: Page, devTools: CDPSession, names: readonly string[]) {
  const found: string[] = []
  for (const name of names) {
    await mountAndUnmount(page, ROUNDS_OF_ONE, [name])
    const before = await figures(page, devTools)
    await mountAndUnmount(page, ROUNDS_OF_ONE, [name])
    const after = await figures(page, devTools)
    const changes = Object.entries({ ...after.counts, bytes: after.bytes }).flatMap(([what, figure]) => {
      const change = figure - ({ ...before.counts, bytes: before.bytes }[what] ?? 0)
      return change > (what === 'bytes' ? HEAP_BYTES_PER_ROUND * ROUNDS_OF_ONE : 0)
        ? [`${change} ${what}`]
        : []
    })
    if (changes.length > 0) found.push(`${name} leaves ${changes.join(', ')} in ${ROUNDS_OF_ONE} rounds`)
  }
  return found.join('\n') || 'no island does it alone'
}

test('[X11] every island that is mounted and unmounted 80 times leaves nothing behind', async ({
  page,
  shop,
}) => {
  // Work of half a minute, and more on a busy machine.
  test.setTimeout(1_200_000)
  await openAll(page, shop.url)
  const hosts = (await page.evaluate(() => window.memoryTest?.prepare())) ?? {}
  const names = Object.keys(hosts)
  expect(
    names.filter((name) => !hosts[name]),
    'islands without a host on the page',
  ).toEqual([])

  const devTools = await page.context().newCDPSession(page)
  expect(await mountAndUnmount(page, WARM_UP), 'what could not be mounted').toEqual([])
  const before = await figures(page, devTools)
  const grown: number[] = []
  let last = before
  for (let part = 0; part < PARTS; part++) {
    await mountAndUnmount(page, ROUNDS_OF_PART)
    const now = await figures(page, devTools)
    grown.push((now.bytes - last.bytes) / ROUNDS_OF_PART)
    last = now
  }
  if (process.env['MEMORY_SHOW']) console.log(grown.map(Math.round), before, last)

  const isSame = JSON.stringify(last.counts) === JSON.stringify(before.counts)
  const isHeapSteady = lowest(grown) < HEAP_BYTES_PER_ROUND
  const message = isSame && isHeapSteady ? '' : await culprits(page, devTools, names)
  expect(last.counts, message).toEqual(before.counts)
  expect(lowest(grown), message).toBeLessThan(HEAP_BYTES_PER_ROUND)
})
