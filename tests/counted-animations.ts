import type { Page } from '@playwright/test'

/**
 * Counts the animations that scripts start from now on, on pages that are opened after this call. One that has ended
 * counts as well, unlike with `getAnimations`.
 * @returns how many there have been below the elements of a selector
 */
export async function countAnimations(page: Page): Promise<(within: string) => Promise<number>> {
  await page.addInitScript(() => {
    const animated: Element[] = []
    Object.assign(window, { animated })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      animated.push(this)
      return animate.apply(this, args)
    }
  })
  return (within) =>
    page.evaluate((selector) => {
      const { animated } = window as unknown as { animated: Element[] }
      return animated.filter((element) => element.closest(selector)).length
    }, within)
}
