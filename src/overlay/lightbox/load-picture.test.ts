import { expect, test, vi } from 'vitest'
import { loadPicture } from './load-picture'

test('[X11] lightbox: a cancelled picture keeps no listeners', () => {
  const image = document.createElement('img')
  vi.spyOn(document, 'createElement').mockReturnValueOnce(image)
  const controller = new AbortController()
  void loadPicture(document, 'https://shop.test/cup.jpg', controller.signal)
  expect([image.getAttribute('src'), typeof image.onload]).toEqual(['https://shop.test/cup.jpg', 'function'])
  controller.abort()
  // Chromium would keep it if it had no address at all.
  expect(image.getAttribute('src')).toBe('')
  expect([image.onload, image.onerror]).toEqual([null, null])
})
