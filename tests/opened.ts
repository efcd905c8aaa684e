import { expect, type Page } from '@playwright/test'
import type { Shop } from './shop'

/** The page of a visit, and the shop that answers it. */
export interface Scene {
  readonly page: Page
  readonly shop: Shop
  /** Lets go of what a state keeps from being answered. */
  release: () => void
}

/** Something that laurel has opened, or says. */
export interface Opened {
  readonly what: string
  readonly open: (scene: Scene) => Promise<unknown>
  /** The selector of the part that is checked. */
  readonly part: string
  /** Rules of axe about what the server has printed in it. */
  readonly without?: readonly string[]
  /** The element that has the focus when Escape has closed it, or the reason why Escape does not close it. */
  readonly byEscape: { readonly backTo: string } | { readonly none: string }
}

/** Several of them on one page, one after the other. */
export interface Visit {
  readonly path: string
  readonly isPhone?: boolean
  readonly prepare?: (scene: Scene) => Promise<unknown>
  readonly states: readonly Opened[]
}

/** Puts the focus there, once it is seen, and presses Enter. */
export const enter =
  (selector: string) =>
  async ({ page }: Scene) => {
    const opener = page.locator(selector).first()
    // Where something has just been closed it may still be hidden.
    await expect(opener).toBeVisible()
    await opener.focus()
    await page.keyboard.press('Enter')
  }
