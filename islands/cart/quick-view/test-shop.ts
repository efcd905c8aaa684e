import { vi } from 'vitest'
import { productById } from '../../../fixtures-html/server/catalogue.mjs'
import { productView } from '../../../fixtures-html/server/quick-view/product-view.mjs'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'
// Else the first test would wait for this code as well.
import './product-content'

const mount = mounter(island)

/** A request that the island sent. */
export interface Asked {
  readonly method: string
  readonly fields: Readonly<Record<string, string>>
  readonly signal: AbortSignal | null
  answer(body: string, init?: ResponseInit): Promise<void>
  fail(): Promise<void>
}

/** A page with triggers and a server that answers when the test says so. */
export interface TestShop {
  readonly page: FakePage
  readonly asked: Asked[]
  last(): Asked
}

const VARS = {
  ajaxurl: '/wp-admin/admin-ajax.php',
  nonce: 'n0nce',
  text: { adding: 'Adding', added: 'In your cart', loading: 'One moment' },
}

/** Lets all promises settle, with fake timers too. */
export async function settle(): Promise<void> {
  // `scripts.ts` is imported when a product is opened.
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

interface TestShopOptions {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly fragment?: string
  /** Takes the place of the plugin's data. */
  readonly vars?: unknown
}

export function openShop({
  settings = {},
  fragment = 'quick-view',
  ...others
}: TestShopOptions = {}): TestShop {
  vi.stubGlobal('jckqv_vars', 'vars' in others ? others.vars : { ...VARS, settings })
  const asked: Asked[] = []
  vi.stubGlobal('fetch', (url: string, { method = '', body, signal }: RequestInit = {}) => {
    const { promise, open, fail } = gate<Response>()
    signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
    asked.push({
      method,
      fields: Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : url.split('?')[1])),
      signal: signal ?? null,
      async answer(text, init) {
        open(new Response(text, init))
        await vi.waitFor(settle)
        await settle()
      },
      async fail() {
        fail(new TypeError('offline'))
        await settle()
      },
    })
    return promise
  })
  showFragment(fragment)
  const page = fakePage()
  for (const host of document.querySelectorAll<HTMLElement>('.jckqvBtn')) mount(host, page)
  return {
    page,
    asked,
    last() {
      const last = asked.at(-1)
      if (!last) throw new Error('Nothing was asked')
      return last
    },
  }
}

/** The server's answer for a product. */
export function answerOf(id: number): string {
  const product = productById(id)
  if (!product) throw new Error(`No product ${id}`)
  return productView(product)
}

/** The same without scripts, which happy-dom or jsdom would run. */
export const viewOf = (id: number): string => answerOf(id).replace(/<script[\s\S]*?<\/script>/g, '')
