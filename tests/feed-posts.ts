import type { Page } from '@playwright/test'

/** Pairs of posts that lie on each other. */
export const overlaps = (page: Page) =>
  page.locator('.cff-item').evaluateAll((items) => {
    const boxes = items.map((item) => item.getBoundingClientRect())
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
        )
        .map((b) => [a.top, b.top]),
    )
  })
