import { test as base, expect } from '@playwright/test'
import { startServer } from '../../fixtures-html/server/server.mjs'
import { startChromium } from './drivers/chromium'
import type { Device, Driver } from './drivers/driver'
import { startFirefox } from './drivers/firefox'
import { ALL_ATTEMPTS_MS } from './drivers/start'
import { startWebKit } from './drivers/webkit'
import { Visitor } from './visitor'

const START = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }

export interface WalkOptions {
  readonly engine: keyof typeof START
}

interface WorkerParts {
  readonly driver: Driver
  readonly server: { readonly url: string }
}

interface TestParts {
  /** A new visitor of the shop; the test fails when anything went wrong on their last page. */
  readonly visit: (device: Device) => Promise<Visitor>
}

/** A browser and a shop for all tests of a worker, and a new visitor for each. */
export const test = base.extend<TestParts, WorkerParts & WalkOptions>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the braces
    async ({}, use) => {
      const server = await startServer({ notesErrors: true })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  driver: [
    async ({ engine }, use) => {
      const driver = await START[engine]()
      await use(driver)
      await driver.close()
    },
    { scope: 'worker', timeout: ALL_ATTEMPTS_MS },
  ],
  visit: async ({ driver, server }, use) => {
    let visitor: Visitor | undefined
    await use(async (device) => {
      visitor = new Visitor(driver, server.url, device)
      await visitor.arrive()
      return visitor
    })
    expect(await visitor?.noted(), 'what went wrong on the page').toEqual([])
  },
})

export { expect }
