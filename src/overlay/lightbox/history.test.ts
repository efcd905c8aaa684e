import { expect, test, vi } from 'vitest'
import { enterHistory } from './history'

test('[S55] lightbox: history: two lightboxes on one entry, closed together, go back once', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {})
  const entries = [1, 2].map(() => enterHistory(window, { onBack() {} }))
  for (const entry of entries) entry.leave()
  expect(back).toHaveBeenCalledOnce()
  history.replaceState(null, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
})
